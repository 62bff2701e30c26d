import { useLanguage } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { cardsOfYear, monthNames, paymentsOfYear, walletsOfYear } from './figures';
import { ChartPage } from './chart-page';
import { chartsMessages } from './charts-messages';

/** Bars beside one another, and a line over them. */
export function MixChartPage() {
  const text = chartsMessages.useText();
  const months = monthNames(useLanguage());
  return (
    <ChartPage
      intro={text('charts.mix.intro')}
      sheet={{
        head: text('charts.column.month'),
        columns: [
          {
            key: 'card',
            label: text('charts.series.card'),
            colour: tokens.colorPaletteBlueBorderActive,
            kind: 'bar',
          },
          {
            key: 'wallet',
            label: text('charts.series.wallet'),
            colour: tokens.colorPaletteTealBorderActive,
            kind: 'bar',
          },
          {
            key: 'total',
            label: text('charts.series.total'),
            colour: tokens.colorPalettePumpkinBorderActive,
            kind: 'line',
          },
        ],
        rows: months.map((label, month) => ({
          label,
          values: [cardsOfYear[month]!, walletsOfYear[month]!, paymentsOfYear[month]!],
        })),
      }}
      title={text('charts.mix.title')}
    />
  );
}
