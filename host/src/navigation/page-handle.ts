import type { TrailEntry } from './build-navigation';

/** What a route says of its page: the groups and the title that lead to it. */
export interface PageHandle {
  trail?: readonly TrailEntry[];
}
