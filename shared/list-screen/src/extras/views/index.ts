import type { Extra } from '../extra';

/** The menu of saved views, and the filters in the name of the tab. */
export const views: Extra = {
  slot: 'buttons',
  needs: () => true,
  load: () => import(/* webpackChunkName: "list-late" */ './views-menu'),
};
