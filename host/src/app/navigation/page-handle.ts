import type { RouteMeta } from '@backoffice/contract';

/** What a route says of its page: the groups and the title from the route tree, or a title of the host's own. */
export interface PageHandle {
  trail?: readonly RouteMeta[];
  title?: () => string;
}
