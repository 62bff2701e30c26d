import { tokens } from '@backoffice/ui';
import { chartPage } from '../features/charts/chart-page';
import { cardsOfYear, monthNames, paymentsOfYear, walletsOfYear } from '../features/charts/figures';

/** Bars on one another, and a line over them. */
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
