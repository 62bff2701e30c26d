import type { Extra } from '../extra';

/** The selection of rows, and edits of all selected ones. */
export const bulk: Extra = {
  slot: 'table',
  needs: ({ list, mayEdit }) => mayEdit && list.bulk !== undefined,
  load: () => import(/* webpackChunkName: "list-late" */ './bulk-bar'),
};
