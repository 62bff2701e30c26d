import { useLanguage } from '@backoffice/i18n';
import { tokens, uiMessages } from '@backoffice/ui';
import { ChartPage, chartsMessages } from '../features/charts/chart-page';
import { dayNames, paymentsOfWeek } from '../features/charts/figures';

/** Bars that are walked along by keys. */
export function Page() {
  const text = chartsMessages.useText();
  return (
    <ChartPage
      head={text('charts.column.day')}
      intro={text('charts.keyboard.intro')}
      labels={dayNames(useLanguage())}
      series={[
        {
          name: 'payments',
          kind: 'bar',
          colour: tokens.colorPaletteBlueBorderActive,
          values: paymentsOfWeek,
        },
      ]}
      title={text('charts.keyboard.title')}
    />
  );
}

export const messages = [chartsMessages, uiMessages];
