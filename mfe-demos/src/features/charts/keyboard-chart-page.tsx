import { useLanguage } from '@backoffice/i18n';
import { tokens } from '@backoffice/ui';
import { dayNames, paymentsOfWeek } from './figures';
import { ChartPage } from './chart-page';
import { chartsMessages } from './charts-messages';

/** Bars that are walked along by keys. */
export function KeyboardChartPage() {
  const text = chartsMessages.useText();
  const days = dayNames(useLanguage());
  return (
    <ChartPage
      intro={text('charts.keyboard.intro')}
      sheet={{
        head: text('charts.column.day'),
        columns: [
          {
            key: 'payments',
            label: text('charts.series.payments'),
            colour: tokens.colorPaletteBlueBorderActive,
            kind: 'bar',
          },
        ],
        rows: paymentsOfWeek.map((payments, day) => ({ label: days[day]!, values: [payments] })),
      }}
      title={text('charts.keyboard.title')}
    />
  );
}
