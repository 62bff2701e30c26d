import { tokens } from '@backoffice/ui';
import { chartPage } from '../features/charts/chart-page';
import { dayNames, paymentsOfWeek } from '../features/charts/figures';

/** Bars that are walked along by keys. */
export const { Page, messages } = chartPage({
  intro: 'charts.keyboard.intro',
  title: 'charts.keyboard.title',
  head: 'charts.column.day',
  labels: dayNames,
  series: [
    { name: 'payments', kind: 'bar', colour: tokens.colorPaletteBlueBorderActive, values: paymentsOfWeek },
  ],
});
