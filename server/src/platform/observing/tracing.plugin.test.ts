import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { until } from '../../../harness/until';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { declareRoute } from '../http/declare-route';
import { createTraceSender } from './trace-sender';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const ID = 'ab'.repeat(16);
const PARENT = 'cd'.repeat(8);
const NEVER = Number.MIN_VALUE;

let collector: Server;
let endpoint: string;
/** The status with which the collector answers; 0 for no answer. */
let status = 200;
let requests = 0;
let spans: Span[] = [];
let received = '';
let api: TestApi;
let unsampled: TestApi;

function startApi(traceSample: number): Promise<TestApi> {
  return startTestApi({
    settings: { otlpEndpoint: endpoint, traceSample },
    services: { traceEveryMs: 5 },
    extend: (app) => {
      for (const access of ['public', 'signed-in'] as const)
        declareRoute(app, 'GET', `/test/defect-${access}`, {
          access,
          summary: 'Fails',
          handle: () => Promise.reject(new Error('A defect')),
        });
      declareRoute(app, 'GET', '/test/outgoing', {
        access: 'signed-in',
        summary: 'Calls another server',
        handle: async () => void (await (await fetch(`${endpoint}/of-outgoing?token=in-the-query`)).text()),
      });
    },
  });
}

beforeAll(async () => {
  collector = createServer((request, response) => {
    if (request.method === 'GET') return response.end();
    return void json(request).then((body) => {
      requests += 1;
      received += JSON.stringify([request.url, request.headers, body]);
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      if (status === 200)
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      if (status !== 0) response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  api = await startApi(1);
  unsampled = await startApi(NEVER);
});
afterAll(async () => {
  await Promise.all([api.stop(), unsampled.stop()]);
  collector.closeAllConnections();
  await new Promise((done) => collector.close(done));
});
beforeEach(() => {
  [spans, received, status, requests] = [[], '', 200, 0];
});

const soon = { everyMs: 5, withinMs: 5_000 };
/** Waits for the span of a call, which is the last one of its trace. */
async function traceOf(id: string) {
  const roots = () => spans.filter(({ name, traceId }) => traceId === id && /^(GET|POST|PUT) \//.test(name));
  await until(() => roots().length > 0, soon);
  const [call, ...further] = roots();
  expect(further).toEqual([]);
  return { call: call!, steps: spans.filter(({ parentSpanId }) => parentSpanId === call!.spanId) };
}
const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
const idOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['x-request-id']);

test('sends a call of a user with its statements under the request id that the user sees', async () => {
  const token = await api.signIn('admin');
  const answer = await api.call('POST', '/merchant/list', {
    token,
    body: { page: 1, limit: 10 },
    headers: { 'x-request-id': ID },
  });
  expect(idOf(answer)).toBe(ID);
  const { call, steps } = await traceOf(ID);
  expect(call).toMatchObject({ name: 'POST /merchant/list' });
  expect(call.parentSpanId).toBeUndefined();
  expect(valuesOf(call)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/merchant/list',
    'http.response.status_code': 200,
    'user.id': expect.stringMatching(/^\d+$/),
  });
  const statements = steps.map(valuesOf).flatMap((values) => values['db.query.summary'] ?? []);
  expect(statements).toEqual(['session-callers', 'with merchant', 'with merchant_change']);
});

test('continues the trace of a known caller, whatever its sampled flag says', async () => {
  const token = await api.signIn('admin');
  const headers = { traceparent: `00-${ID}-${PARENT}-00`, 'x-request-id': 'ef'.repeat(16) };
  const answer = await api.call('GET', '/user/info', { token, headers });
  expect(idOf(answer)).toBe(ID);
  const { call } = await traceOf(ID);
  expect(call.parentSpanId).toBe(PARENT);
});

test.each<[string, Record<string, string>]>([
  ['an id', { 'x-request-id': ID }],
  ['a trace', { traceparent: `00-${ID}-${PARENT}-01` }],
])('gives a stranger who sends %s another one, and logs it', async (_what, headers) => {
  const answer = await api.call('GET', '/health/ready', { headers });
  expect(idOf(answer)).toMatch(/^[0-9a-f]{32}$/);
  expect(idOf(answer)).not.toBe(ID);
  const { call } = await traceOf(idOf(answer));
  expect(call.parentSpanId).toBeUndefined();
  if (headers['x-request-id']) expect(api.logged()).toContain(`"givenId":"${ID}"`);
});

test.each(['/health/ready', '/user/info', '/nowhere'])(
  'sends nothing under the id that a stranger with an unknown token gives to %s',
  async (path) => {
    const token = 'unknown'.repeat(6);
    await api.call('GET', path, { token, headers: { 'x-request-id': ID } });
    const { headers } = await api.call('GET', '/health/ready');
    await traceOf(idOf({ headers }));
    expect(spans.filter(({ traceId }) => traceId === ID)).toEqual([]);
  },
);

test('chooses calls by chance, whatever the caller sends, and always those of a user that fail by a defect', async () => {
  const token = await unsampled.signIn('admin');
  const flagged = { traceparent: `00-${ID}-${PARENT}-01` };
  await unsampled.call('GET', '/user/info', { token, headers: flagged });
  await unsampled.call('GET', '/test/defect-public');
  const failed = await unsampled.call('GET', '/test/defect-signed-in', { token });
  expect(failed.statusCode).toBe(500);
  await traceOf(idOf(failed));
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([idOf(failed)]));
});

test('names an outgoing call by its host only', async () => {
  const token = await api.signIn('admin');
  const { steps } = await traceOf(idOf(await api.call('GET', '/test/outgoing', { token })));
  expect(steps.map(({ name }) => name)).toContain(`GET ${new URL(endpoint).host}`);
  expect(received).not.toMatch(/of-outgoing|in-the-query/);
});

test('sends no password, token, key, search or query', async () => {
  const token = await api.signIn('admin');
  await api.call('POST', '/auth/login', { body: { username: 'admin', password: 'planted-password' } });
  await api.call('GET', `/user/info?token=planted-query`);
  const filter = { page: 1, limit: 10, merchantName: 'planted-search' };
  await api.call('POST', '/merchant/list', { token, body: filter });
  const body = { merchantName: 'planted-name', status: 'active' };
  const made = await api.call('PUT', '/merchant/create', { token, body });
  const keyLines = made.body.match(/[A-Za-z0-9+/]{64}/g) ?? [];
  expect(keyLines.length).toBeGreaterThan(20);
  const { steps } = await traceOf(idOf(made));
  expect(steps.length).toBeGreaterThan(3);
  const secrets = ['planted-', '111111', token, 'authorization', ...keyLines];
  expect(secrets.filter((secret) => received.includes(secret))).toEqual([]);
});

describe('with a collector that takes nothing', () => {
  const warn = jest.fn();
  const call = {
    parentSpanId: undefined,
    method: 'GET',
    route: '/x',
    status: 200,
    userId: 1,
    startedAt: 0,
    endedAt: 1,
  };
  const send = (sender: ReturnType<typeof createTraceSender>, amount: number) => {
    for (let at = 0; at < amount; at++) sender.send({ ...call, traceId: ID, trace: null });
  };

  test('keeps a limited number of spans, and warns once a minute', async () => {
    status = 500;
    const sender = createTraceSender({ endpoint, release: null, log: { warn }, everyMs: 5 });
    send(sender, 10_000);
    await until(() => requests > 1 && warn.mock.calls.length > 0, soon);
    status = 200;
    send(sender, 1);
    await sender.end();
    expect(spans.length).toBeLessThanOrEqual(2_048 + 1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('answers calls as ever while the collector does not answer', async () => {
    status = 0;
    const token = await api.signIn('admin');
    expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(200);
    await until(() => requests > 0, soon);
    expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(200);
    collector.closeAllConnections();
  });
});
