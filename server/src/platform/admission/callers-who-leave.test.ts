import { callAccess, tableCallOf } from '@backoffice/contract';
import { type ServiceScope, serviceScopes } from '@backoffice/contract/service-scopes';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { holdStatements } from '../../testing/hold-statements';
import { listen, rawConnection } from '../../testing/raw-connection';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { directoryToken, makeServiceKey } from '../access/principals.fixture';
import { callsOf } from '../access/access-matrix.fixture';
import { type JsonSchema, sampleOf } from '../access/sample-of.fixture';

// The test makes thousands of calls.
jest.setTimeout(120_000);

const nextTurn = () => new Promise((next) => setImmediate(next));

let api: TestApi;
let port: number;
let serviceKey: string;
let statements: ReturnType<typeof holdStatements>;
const sockets = new Set<Socket>();
beforeAll(async () => {
  const roles = [{ group: 'Everyone', role: 'visitor' }];
  api = await startTestApi({ settings: { scim: { tokens: [directoryToken], roles } } });
  const { pool } = api.services;
  statements = holdStatements(pool);
  api.app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  port = await listen(api.app);
  // The first key is revoked by the smallest call that revokes one.
  await makeServiceKey(pool, 'revoked', []);
  serviceKey = await makeServiceKey(pool, 'programs', Object.keys(serviceScopes) as ServiceScope[]);
  // The administrator exports the first file, the editor the second.
  for (const username of ['admin', 'editor']) {
    const token = await api.signIn(username);
    const body = { fileName: 'channels', timeZone: 'Etc/UTC', filter: {} };
    expect((await api.call('POST', '/channel/export', { token, body })).statusCode).toBe(200);
  }
  const unready = "select from export_job where state <> 'ready'";
  while ((await pool.query(unready)).rowCount || pool.idleCount < pool.totalCount) await nextTurn();
});
afterAll(async () => {
  statements.release();
  await api.stop();
});

const metric = (name: string) => api.app.metrics.getSingleMetric(name)!.get();

/** Returns everything that calls take and must give back, as numbers by name. */
async function counters(): Promise<Record<string, number>> {
  const { pool } = api.services;
  const emitters = { process, server: api.app.server, pool };
  const listeners = Object.entries(emitters).map(([name, emitter]) => [
    `listeners of ${name}`,
    emitter.eventNames().reduce((sum, event) => sum + emitter.listenerCount(event), 0),
  ]);
  const [{ values: streams }, { values: taken }] = [
    await metric('event_streams_open'),
    await metric('limit_taken'),
  ];
  return {
    ...Object.fromEntries(taken.map(({ labels, value }) => [labels.limit, value])),
    ...Object.fromEntries(listeners),
    'event streams': streams[0]!.value,
    'busy connections of the database': pool.totalCount - pool.idleCount,
    'calls that wait for one': pool.waitingCount,
    sockets: sockets.size,
  };
}

/** Returns the counters while no statement runs, such as one of a scheduled job, and no connection of an earlier test ends. */
async function countersAtRest(): Promise<Record<string, number>> {
  const { pool } = api.services;
  while (pool.idleCount < pool.totalCount || sockets.size > 0) await nextTurn();
  return counters();
}

/** @returns the counters that differ five seconds later; null when none does */
async function differenceFrom(before: Record<string, number>): Promise<Record<string, number> | null> {
  const until = performance.now() + 5_000;
  for (;;) {
    const now = await counters();
    const other = Object.keys({ ...before, ...now }).filter((name) => before[name] !== now[name]);
    if (other.length === 0) return null;
    if (performance.now() > until) return Object.fromEntries(other.map((name) => [name, now[name] ?? 0]));
    await nextTurn();
  }
}

interface Call {
  method: string;
  url: string;
  token?: string;
  type?: string;
  body?: string;
  /** The announced length of the body, when only its beginning is sent. */
  length?: number;
}

function textOf({ method, url, token, type = 'application/json', body, length }: Call): string {
  const head = [`${method} ${url} HTTP/1.1`, 'host: localhost', 'origin: http://localhost:8000'];
  if (token) head.push(`authorization: Bearer ${token}`);
  if (body !== undefined)
    head.push(`content-type: ${type}`, `content-length: ${length ?? Buffer.byteLength(body)}`);
  else head.push('connection: close');
  return `${head.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

const whole = (schema: unknown) =>
  sampleOf(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

/** Returns the smallest call that the route's schemas accept. */
function smallest({ method, url, schema }: ReturnType<typeof callsOf>[number]): Call {
  const { querystring, body } = schema ?? {};
  const query = querystring
    ? `?${new URLSearchParams(whole(querystring) as Record<string, string>).toString()}`
    : '';
  const path = url
    .replace(':name', 'a'.repeat(40))
    .replace(/:\w+/, 'unused')
    .replace(/^\*|\*$/, (star) => (star === url ? '/' : ''));
  return { method, url: path + query, ...(body ? { body: JSON.stringify(whole(body)) } : {}) };
}

async function closeAll(connections: readonly ReturnType<typeof rawConnection>[]): Promise<void> {
  for (const connection of connections) connection.end();
  while (sockets.size > 0) await nextTurn();
  statements.release();
}

/**
 * Makes a call whose caller leaves at once, during the statement with this number, or after the answer.
 *
 * @returns true when the call was not answered
 */
async function disconnectAt(statement: number, call: Call): Promise<boolean> {
  const held = statements.holdFrom(statement || Infinity);
  const connection = rawConnection(port);
  void connection.send(textOf(call));
  await once(api.app.server, 'connection');
  const isHeld =
    statement === 0 || (await Promise.race([held.then(() => true), connection.answer().then(() => false)]));
  await closeAll([connection]);
  return isHeld;
}

/** The documents are created once, which takes seconds. */
const isDocument = (url: string) => /^\/docs\/(json|yaml)/.test(url);

test('a call gives back everything when its caller leaves at any statement', async () => {
  let before = await countersAtRest();
  const lost: Record<string, object> = {};
  let calls = 0;
  let left = 0;
  let token = '';
  const ownTokens: Partial<Record<string, string>> = { scim: directoryToken, 'service-account': serviceKey };
  for (const declared of callsOf(api.app.declaredRoutes)) {
    const { method, url } = declared;
    const call = tableCallOf(method, url);
    if (!call || method === 'HEAD' || isDocument(url)) continue;
    calls += 1;
    for (let statement = 0, isHeld = true; isHeld; statement += 1) {
      // The call may have ended the session.
      if ((await api.call('GET', '/user/info', { token })).statusCode !== 200)
        token = await api.signIn('admin');
      const own = ownTokens[callAccess[call] as string] ?? token;
      isHeld = await disconnectAt(statement, { ...smallest(declared), token: own });
      left += 1;
      const difference = await differenceFrom(before);
      if (!difference) continue;
      lost[`${method} ${url}, ${statement}`] = difference;
      before = await countersAtRest();
    }
  }
  expect(lost).toEqual({});
  expect(calls).toBeGreaterThan(120);
  expect(left).toBeGreaterThan(600);
});

const twoPieces = (call: Call) => textOf({ ...call, body: '{', length: 2 });
const form = (call: Call) =>
  textOf({ ...call, type: 'multipart/form-data; boundary=x', body: '--x\r\n', length: 1_000 });
/** Each call but the first waits for the answer to the one before it. */
const pipelined = (call: Call) => textOf(call).replace('connection: close\r\n', '').repeat(8);

const userInfo = { method: 'GET', url: '/user/info' };
/** Past the end of the log. */
const noEntry = Buffer.from(`900000000000.${'0'.repeat(16)}`).toString('base64url');
const waiting = { method: 'GET', url: `/changes?wait=1&after=${noEntry}` };
const stream = { method: 'GET', url: '/events' };
test.each<[string, Call, number[], (call: Call) => string, number]>([
  ['calls', userInfo, [2, 12, 20, 128, 400], textOf, 200],
  ['calls behind others of their connection', userInfo, [2, 50], pipelined, 200],
  ['bodies', { method: 'POST', url: '/merchant/list' }, [2, 12, 20, 128], twoPieces, 200],
  ['forms', { method: 'POST', url: '/upload' }, [2, 12], form, 400],
  ['downloads', { method: 'GET', url: '/exports/file?id=2' }, [1, 2, 3], textOf, 200],
  ['waiting readers of changes', waiting, [2, 8], textOf, 410],
  ['event streams', stream, [2, 20], textOf, 200],
  ['event streams behind others of their connection', stream, [3], pipelined, 200],
])(
  'a user can abandon any number of %s without effect on later calls',
  async (_what, call, counts, text, status) => {
    const token = call === waiting ? serviceKey : await api.signIn('editor');
    const before = await countersAtRest();
    for (const count of counts)
      for (const leaves of ['after 0 ms', 'after 1 ms', 'after 5 ms', 'in the lookup']) {
        const held = statements.holdFrom(leaves === 'in the lookup' ? 1 : Infinity);
        const connections = Array.from({ length: count }, () => rawConnection(port));
        await Promise.all(connections.map((connection) => connection.send(text({ ...call, token }))));
        await (leaves === 'in the lookup' ? held : wait(Number(/\d/.exec(leaves)![0])));
        await closeAll(connections);
        expect([count, leaves, await differenceFrom(before)]).toEqual([count, leaves, null]);
      }
    const next = rawConnection(port);
    await next.send(text({ ...call, token }));
    if (text === twoPieces) await next.send('}');
    if (text === form) await next.send('x'.repeat(1_000));
    expect(await next.answer()).toMatchObject({ status });
    next.end();
  },
);
