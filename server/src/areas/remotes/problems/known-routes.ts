import { type RouteNode, routePath } from '@backoffice/contract';
import type { Queryable } from '../../../platform/database/transaction';
import { listKnownRoutes, type ReportedRelease } from './problems.repository';

/** The addresses of the host's own pages that no node of the route tree names. */
const HOST_ROUTES = [
  '/',
  '/404',
  '/401',
  '/login',
  '/profile/index',
  '/documentation/index',
  '/guide/index',
  '/error-log/log',
  '/exports/list',
];

function pathsOf(nodes: readonly RouteNode[], parent = ''): string[] {
  return nodes.flatMap(({ path, children = [] }) => {
    const own = routePath(parent, path);
    return [own, ...pathsOf(children, own)];
  });
}

/** Returns those of the reported routes that are patterns of known pages: others could hold the values of an address. */
export async function knownRoutes(
  db: Queryable,
  reported: readonly string[],
  releases: readonly Pick<ReportedRelease, 'routes' | 'demoRoutes'>[],
): Promise<ReadonlySet<string>> {
  const known = new Set([
    ...HOST_ROUTES,
    ...releases.flatMap(({ routes, demoRoutes }) => [...Object.keys(routes), ...pathsOf(demoRoutes ?? [])]),
    ...(await listKnownRoutes(db, { routes: [...new Set(reported)] })).map(({ path }) => path),
  ]);
  return new Set(reported.filter((route) => known.has(route)));
}
