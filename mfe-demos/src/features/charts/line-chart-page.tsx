import { useLanguage } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { monthNames, paymentsOfYear, visitsOfYear } from './figures';
import { ChartPage } from './chart-page';
import { chartsMessages } from './charts-messages';

/** Two lines over a year. */
export function LineChartPage() {
  const text = chartsMessages.useText();
  const months = monthNames(useLanguage());
  return (
    <ChartPage
      intro={text('charts.line.intro')}
      sheet={{
        head: text('charts.column.month'),
        columns: [
          {
            key: 'visits',
            label: text('charts.series.visits'),
            colour: tokens.colorPaletteBlueBorderActive,
            kind: 'line',
          },
          {
            key: 'payments',
            label: text('charts.series.payments'),
            colour: tokens.colorPalettePumpkinBorderActive,
            kind: 'line',
          },
        ],
        rows: months.map((label, month) => ({
          label,
          values: [visitsOfYear[month]!, paymentsOfYear[month]!],
        })),
      }}
      title={text('charts.line.title')}
    />
  );
}
