import { useLanguage } from '@backoffice/i18n';
import { tokens, uiMessages } from '@backoffice/ui';
import { ChartPage, chartsMessages } from '../features/charts/chart-page';
import { monthNames, paymentsOfYear, visitsOfYear } from '../features/charts/figures';

/** Two lines over a year. */
export function Page() {
  const text = chartsMessages.useText();
  return (
    <ChartPage
      head={text('charts.column.month')}
      intro={text('charts.line.intro')}
      labels={monthNames(useLanguage())}
      series={[
        { name: 'visits', kind: 'line', colour: tokens.colorPaletteBlueBorderActive, values: visitsOfYear },
        {
          name: 'payments',
          kind: 'line',
          colour: tokens.colorPalettePumpkinBorderActive,
          values: paymentsOfYear,
        },
      ]}
      title={text('charts.line.title')}
    />
  );
}

export const messages = [chartsMessages, uiMessages];
