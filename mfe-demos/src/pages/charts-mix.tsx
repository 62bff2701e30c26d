import { tokens } from '@backoffice/ui';
import { chartPage } from '../features/charts/chart-page';
import { cardsOfYear, monthNames, paymentsOfYear, walletsOfYear } from '../features/charts/figures';

/** A chart of stacked bars with a line. */
export const { Page, messages } = chartPage({
  intro: 'charts.mix.intro',
  title: 'charts.mix.title',
  head: 'charts.column.month',
  labels: monthNames,
  series: [
    { name: 'card', kind: 'bar', colour: tokens.colorPaletteBlueBorderActive, values: cardsOfYear },
    { name: 'wallet', kind: 'bar', colour: tokens.colorPaletteTealBorderActive, values: walletsOfYear },
    { name: 'total', kind: 'line', colour: tokens.colorPalettePumpkinBorderActive, values: paymentsOfYear },
  ],
});
