import type { Extra } from '../extra';

/** The panel of the open row, beside the list. */
export const panel: Extra = {
  slot: 'table',
  needs: ({ list }) => list.nameOf !== undefined,
  load: () => import(/* webpackChunkName: "list-late" */ './list-panel'),
};
