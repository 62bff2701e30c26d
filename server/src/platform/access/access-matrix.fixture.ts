import { type CallAccess, callAccess, neededPermissions, tableCallOf } from '@backoffice/contract';
import { isFreshCall } from '@backoffice/contract/fresh-calls';
import { scopesOf } from '@backoffice/contract/service-scopes';
import { EVENTS_PATH } from '@backoffice/contract/server-events';
import type { RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import type { TestApi } from '../../testing/start-test-api';
import { makePrincipals, type Principal, type Reach } from './principals.fixture';
import { type JsonSchema, sampleOf } from './sample-of.fixture';
import { stateOfDatabase } from './state-of-database.fixture';

interface Cell {
  method: string;
  url: string;
  principal: Principal;
  access: CallAccess;
  body: unknown;
}

/**
 * The bodies of calls that need more than the smallest body to pass their checks, so that a refused write would have changed
 * something.
 */
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

/** Returns how a principal without access to a call is refused; null for one with access. */
function refusalOf({
  method,
  url,
  access,
  principal,
}: Pick<Cell, 'method' | 'url' | 'access' | 'principal'>):
  | '401'
  | '403'
  | '428'
  | '400 password-change-needed'
  | null {
  if (access === 'public') return null;
  const { permissions, scopes, isDirectory, mustChangePassword, isProofOld } = principal;
  const isFresh = isFreshCall(method, url);
  if (access === 'scim') return isDirectory ? null : '401';
  if (scopes)
    return scopesOf(tableCallOf(method, url)!).some((scope) => scopes.includes(scope)) ? null : '403';
  if (!permissions) return '401';
  if (access === 'service-account') return mustChangePassword ? '400 password-change-needed' : '403';
  const granted = isFresh && isProofOld ? '428' : null;
  if (access === 'signed-in') return granted;
  if (mustChangePassword) return '400 password-change-needed';
  // The bodies here are minimal: none has a field that widens access.
  const needed = neededPermissions(access).filter(({ onlyWith }) => !onlyWith);
  return needed.some(({ permission }) => permissions.has(permission)) ? granted : '403';
}

/** Returns every route of the server, by method and address. */
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

interface MatrixCall {
  method: string;
  url: string;
  payload: unknown;
}

/**
 * Sends calls as principals. Keeps a session token until a call with it was let in, because that call may have ended the
 * session.
 */
class Visits {
  private readonly tokens = new Map<Principal, string | undefined>();
  private state: string | null = null;
  private calls = 0;

  constructor(private readonly api: TestApi) {}

  /** Makes a call and returns its HTTP status with the codes of the refused fields. */
  async send(principal: Principal, { method, url, payload }: MatrixCall): Promise<string> {
    const token = await this.tokenOf(principal);
    const answer = await this.api.app.inject({
      method: method as 'GET',
      url,
      // Strangers at one address wait for each other.
      remoteAddress: this.nextAddress(),
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(payload !== undefined && { payload: payload as object }),
      payloadAsStream: url === EVENTS_PATH,
    });
    const { statusCode } = answer;
    // An event stream does not end.
    if (url === EVENTS_PATH) answer.stream().destroy();
    // An answer to HEAD has no body.
    if (statusCode !== 400 || method === 'HEAD') return String(statusCode);
    const { code, errors = [] } = answer.json<{ code: string; errors?: { code: string }[] }>();
    return [statusCode, ...(code === 'fields' ? errors.map((error) => error.code) : [code])].join(' ');
  }

  /** Returns true when calls of principals leave every row unchanged. */
  async leavesAlone(principals: readonly Principal[], calls: () => Promise<unknown>): Promise<boolean> {
    for (const principal of principals) await this.tokenOf(principal);
    const before = this.state ?? (await stateOfDatabase(this.api.services.pool));
    await calls();
    this.state = await stateOfDatabase(this.api.services.pool);
    return before === this.state;
  }

  /** Forgets the state of the database: a call that was let in may have changed it, also when it failed. */
  forgetState(): void {
    this.state = null;
  }

  /** Forgets all tokens: a call that succeeded may have ended sessions of its principal, and of others of the same user. */
  forget(): void {
    this.tokens.clear();
    this.forgetState();
  }

  private nextAddress(): string {
    this.calls += 1;
    return `10.${this.calls >> 16}.${(this.calls >> 8) & 255}.${this.calls & 255}`;
  }

  private async tokenOf(principal: Principal): Promise<string | undefined> {
    if (!this.tokens.has(principal)) {
      this.tokens.set(principal, await principal.token());
      this.state = null;
    }
    return this.tokens.get(principal);
  }
}

/** Sends the call of a cell. @returns what is wrong with its answer; null when it is as expected */
async function problemOf(
  visits: Visits,
  { method, url, principal, access, body }: Cell,
): Promise<string | null> {
  const refused = refusalOf({ method, url, access, principal });
  const expected = refused && method === 'HEAD' ? refused.slice(0, 3) : refused;
  const answer = await visits.send(principal, {
    method,
    // A call that is let in must not change what the next cell uses.
    url: url
      .replace(':id', expected ? 'unused' : 'nobody-s')
      .replace(/^\*|\*$/, (star) => (star === url ? '/' : '')),
    payload: body === undefined || expected ? body : {},
  });
  const isRefused = /^(401|403|428|400 password-change-needed)/.test(answer);
  const isWrong = expected ? answer !== expected : isRefused;
  if (isWrong || (method !== 'GET' && /^2/.test(answer))) visits.forget();
  else if (!expected) visits.forgetState();
  return isWrong
    ? `${principal.name}, ${method} ${url}: ${answer} instead of ${expected ?? 'being let in'}`
    : null;
}

/** Sends a call as each principal. Those that must be refused come first, and together must leave the database alone. */
async function problemsOf(visits: Visits, cells: readonly Cell[]): Promise<string[]> {
  const problems = new Map<Cell, string | null>();
  const isRefused = (cell: Cell) => cell.method !== 'GET' && refusalOf(cell) !== null;
  const refused = cells.filter(isRefused);
  const visit = async (cell: Cell) => problems.set(cell, await problemOf(visits, cell));
  const isUnchanged =
    refused.length === 0 ||
    (await visits.leavesAlone(
      refused.map(({ principal }) => principal),
      async () => {
        for (const cell of refused) await visit(cell);
      },
    ));
  for (const cell of cells) if (!problems.has(cell)) await visit(cell);
  const wrong = cells.flatMap((cell) => problems.get(cell) ?? []);
  const { method, url } = cells[0]!;
  return isUnchanged || wrong.length > 0 ? wrong : [`${method} ${url}: refused, and the database is another`];
}

async function problemBeyond(visits: Visits, principal: Principal, reach: Reach): Promise<string | null> {
  const [method = '', ownUrl = ''] = reach.call.split(' ');
  const url = reach.url ?? ownUrl;
  let answer = '';
  const isUnchanged = await visits.leavesAlone([principal], async () => {
    answer = await visits.send(principal, { method, url, payload: reach.body });
  });
  if (answer === reach.answer && isUnchanged) return null;
  visits.forget();
  const what = `${principal.name}, ${method} ${url} ${JSON.stringify(reach.body)}`;
  return answer === reach.answer
    ? `${what}: the database is another`
    : `${what}: ${answer} instead of ${reach.answer}`;
}

/** Makes each call as every principal and reports each answer that differs from the table of permissions. */
export async function wrongCells(
  api: TestApi,
  isSelected: (url: string) => boolean = () => true,
): Promise<{ wrong: string[]; cells: number; principals: number }> {
  const principals = await makePrincipals(api.services);
  const visits = new Visits(api);
  const wrong: string[] = [];
  let cells = 0;
  for (const { method, url, schema } of callsOf(api.app.declaredRoutes)) {
    const call = tableCallOf(method, url);
    if (!call || !isSelected(url)) continue;
    const shape = schema?.body as z.ZodMiniType | undefined;
    const body =
      shape &&
      (samples[call] ??
        sampleOf(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema));
    // The API of the tests runs with demo data.
    const access = call === 'GET /docs/*' ? 'public' : callAccess[call];
    const own = principals.map((principal): Cell => ({ method, url, principal, access, body }));
    cells += own.length;
    wrong.push(...(await problemsOf(visits, own)));
    for (const principal of principals)
      for (const reach of (principal.beyond ?? []).filter((each) => each.call === call)) {
        cells += 1;
        wrong.push(...[await problemBeyond(visits, principal, reach)].filter((problem) => problem !== null));
      }
  }
  return { wrong, cells, principals: principals.length };
}
