import { isPagedLive } from '../../changes/read-rows';
import type { Extra } from '../extra';

/** The changes of other users in the rows on screen. */
export const live: Extra = {
  slot: 'table',
  needs: ({ list }) => isPagedLive(list.name),
  load: () => import(/* webpackChunkName: "list-late" */ './live-rows'),
};
