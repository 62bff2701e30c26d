import { tokens } from '@backoffice/ui';
import { chartPage } from '../features/charts/chart-page';
import { cardsOfMonth, dayNames, walletsOfMonth } from '../features/charts/figures';

/** A chart of many bars, reachable by arrow keys. */
export const { Page, messages } = chartPage({
  intro: 'charts.keyboard.intro',
  title: 'charts.keyboard.title',
  head: 'charts.column.day',
  labels: dayNames,
  series: [
    { name: 'card', kind: 'bar', colour: tokens.colorPaletteBlueBorderActive, values: cardsOfMonth },
    { name: 'wallet', kind: 'bar', colour: tokens.colorPaletteTealBorderActive, values: walletsOfMonth },
  ],
});
