import { matchRoutes, type RouteObject } from 'react-router-dom';
import { NOT_FOUND_PATH } from './home-path';
import type { PageHandle } from './page-handle';

const WITHOUT_TAB = [NOT_FOUND_PATH, '/401'];

/** What the route of a path says of its page; nothing for a path that has no tab. */
export function pageOfPath(routes: readonly RouteObject[], path: string): PageHandle | undefined {
  if (WITHOUT_TAB.includes(path)) return undefined;
  // Nearly every path stands for itself; the router's own way sorts all routes first.
  const route = routes.find((one) => one.path === path) ?? matchRoutes([...routes], path)?.at(-1)?.route;
  return route?.handle as PageHandle | undefined;
}
