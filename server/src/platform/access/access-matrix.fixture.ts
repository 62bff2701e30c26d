import { type CallAccess, callAccess, neededPermissions, tableCallOf } from '@backoffice/contract';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { TestApi } from '../../testing/start-test-api';
import { makePrincipals, type Principal } from './principals.fixture';
import { type JsonSchema, sampleOf } from './sample-of.fixture';
import { stateOfDatabase } from './state-of-database.fixture';

interface Cell {
  method: string;
  url: string;
  principal: Principal;
  access: CallAccess;
  body: unknown;
}

/** What has to be there, so that a refused write would have changed it. */
const samples: Record<string, object> = {
  'POST /channel/create': {
    merchantId: 1,
    merchantNo: 'aaaa',
    merchantChannel: 'visa',
    merchantWeight: 1,
    status: 'active',
  },
  'PUT /role/:id': { name: 'Taken over' },
};

function expectedStatus(access: CallAccess, permissions: Principal['permissions']): 401 | 403 | null {
  if (access === 'public') return null;
  if (!permissions) return 401;
  if (access === 'signed-in') return null;
  // Bodies here are as small as they can be: no field of theirs opens more.
  const needed = neededPermissions(access).filter(({ onlyWith }) => !onlyWith);
  return needed.some(({ permission }) => permissions.has(permission)) ? null : 403;
}

/** Every call that the server has, by method and address. */
export function callsOf(routes: readonly RouteOptions[]) {
  return routes.flatMap((route) =>
    [route.method].flat().map((method) => ({ method, url: route.url, schema: route.schema })),
  );
}

export function callsWithoutRow({ app }: TestApi): string[] {
  return callsOf(app.declaredRoutes)
    .filter(({ method, url }) => !tableCallOf(method, url))
    .map(
      ({ method, url }) =>
        `${method} ${url} has no row in the table of permissions (shared/contract/src/permissions.ts).`,
    );
}

async function problemOf(
  api: TestApi,
  { method, url, principal, access, body }: Cell,
): Promise<string | null> {
  const expected = expectedStatus(access, principal.permissions);
  const token = await principal.token();
  const before = expected && method !== 'GET' ? await stateOfDatabase(api.services.pool) : null;
  const call = () =>
    api.app.inject({
      method: method as 'GET',
      // Who is let in must not change what the next cell meets.
      url: url
        .replace(':id', expected ? 'unused' : 'nobody-s')
        .replace(/^\*|\*$/, (star) => (star === url ? '/' : '')),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { payload: expected ? (body as object) : {} }),
    });
  let { statusCode } = await call();
  // A machine that is too busy says so before it asks who is there.
  for (let tries = 0; expected && statusCode === 429 && tries < 100; tries++) ({ statusCode } = await call());
  const cell = `${principal.name}, ${method} ${url}`;
  const isRefused = statusCode === 401 || statusCode === 403;
  if (expected ? statusCode !== expected : isRefused)
    return `${cell}: ${statusCode} instead of ${expected ?? 'being let in'}`;
  const isChanged = before !== null && before !== (await stateOfDatabase(api.services.pool));
  return isChanged ? `${cell}: refused, and the database is another` : null;
}

/** Makes each call as everybody, and tells of each answer that is not what the table of permissions says. */
export async function wrongCells(
  api: TestApi,
  isAsked: (url: string) => boolean = () => true,
): Promise<{ wrong: string[]; cells: number }> {
  const principals = await makePrincipals(api.services);
  const wrong: string[] = [];
  let cells = 0;
  for (const { method, url, schema } of callsOf(api.app.declaredRoutes)) {
    const call = tableCallOf(method, url);
    if (!call || !isAsked(url)) continue;
    const shape = schema?.body as z.ZodMiniType | undefined;
    const body =
      shape &&
      (samples[call] ??
        sampleOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema));
    for (const principal of principals) {
      cells += 1;
      // The API of the tests runs with demo data.
      const access = call === 'GET /docs/*' ? 'public' : callAccess[call];
      const problem = await problemOf(api, { method, url, principal, access, body });
      if (problem) wrong.push(problem);
    }
  }
  return { wrong, cells };
}
