import type { Extra } from '../extra';

/** The choice of columns, and the dragging of their edges. */
export const columns: Extra = {
  slot: 'table',
  needs: () => true,
  load: () => import(/* webpackChunkName: "list-late" */ './column-sizing'),
};
