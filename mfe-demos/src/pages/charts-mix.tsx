import { useLanguage } from '@backoffice/i18n';
import { tokens, uiMessages } from '@backoffice/ui';
import { ChartPage, chartsMessages } from '../features/charts/chart-page';
import { cardsOfYear, monthNames, paymentsOfYear, walletsOfYear } from '../features/charts/figures';

/** Bars beside one another, and a line over them. */
export function Page() {
  const text = chartsMessages.useText();
  return (
    <ChartPage
      head={text('charts.column.month')}
      intro={text('charts.mix.intro')}
      labels={monthNames(useLanguage())}
      series={[
        { name: 'card', kind: 'bar', colour: tokens.colorPaletteBlueBorderActive, values: cardsOfYear },
        { name: 'wallet', kind: 'bar', colour: tokens.colorPaletteTealBorderActive, values: walletsOfYear },
        {
          name: 'total',
          kind: 'line',
          colour: tokens.colorPalettePumpkinBorderActive,
          values: paymentsOfYear,
        },
      ]}
      title={text('charts.mix.title')}
    />
  );
}

export const messages = [chartsMessages, uiMessages];
