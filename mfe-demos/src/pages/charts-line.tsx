import { tokens } from '@backoffice/ui';
import { chartPage } from '../features/charts/chart-page';
import { monthNames, paymentsOfYear, visitsOfYear } from '../features/charts/figures';

/** A chart of two smooth areas over a year. */
export const { Page, messages } = chartPage({
  intro: 'charts.line.intro',
  title: 'charts.line.title',
  head: 'charts.column.month',
  labels: monthNames,
  series: [
    { name: 'visits', kind: 'area', colour: tokens.colorPaletteBlueBorderActive, values: visitsOfYear },
    {
      name: 'payments',
      kind: 'area',
      colour: tokens.colorPalettePumpkinBorderActive,
      values: paymentsOfYear,
    },
  ],
});
