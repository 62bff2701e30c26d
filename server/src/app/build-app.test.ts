import { failureReason } from '@backoffice/contract';
import { serviceCalls } from '@backoffice/contract/service-calls';
import * as z from 'zod/mini';
import { declareRoute } from '../platform/http/declare-route';
import { ensureAdministrator } from '../areas/people/accounts/first-administrator';
import { startTestApi, type TestApi } from '../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    extend: (app) => {
      const open = { access: 'public' as const, summary: '', data: z.unknown() };
      declareRoute(app, 'GET', '/test/fault', {
        ...open,
        handle: () => {
          throw new Error('internal detail');
        },
      });
      declareRoute(app, 'GET', '/test/wrong-answer', {
        ...open,
        data: z.object({ count: z.int() }),
        handle: () => ({ count: 'many' }) as never,
      });
      declareRoute(app, 'GET', '/test/long', { ...open, handle: () => 'x'.repeat(20_000) });
      app.get('/test/page', { config: { access: 'public' } }, (_request, reply) =>
        reply.type('text/html').send(''),
      );
      declareRoute(app, 'GET', '/test/short', { ...open, handle: () => 'x' });
    },
  });
});
afterAll(() => api.stop());

const json = { 'content-type': 'application/json' };

describe('failures', () => {
  test.each([
    ['an unknown path', 'GET', '/nowhere', 404, 'call-unknown'],
    ['a wrong method', 'GET', '/auth/login', 404, 'call-unknown'],
    ['a path that is no URL', 'GET', '/%zz', 400, 'path-invalid'],
    ['a defect', 'GET', '/test/fault', 500, 'unforeseen'],
    ['an answer that breaks its schema', 'GET', '/test/wrong-answer', 500, 'unforeseen'],
  ] as const)('%s', async (_name, method, url, status, code) => {
    const answer = await api.call(method, url, { headers: { 'x-request-id': 'my-request-1' } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ status, ...failureReason(code), requestId: 'my-request-1' });
    expect(answer.headers['x-request-id']).toBe('my-request-1');
  });

  test.each([
    ['broken JSON', '{"username": "admin", ', 400, 'body-not-json'],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}', 400, 'body-not-json'],
    ['more than 1 MB', JSON.stringify({ username: 'x'.repeat(1024 * 1024) }), 413, 'request-too-large'],
  ] as const)('%s', async (_name, body, status, code) => {
    const answer = await api.call('POST', '/auth/login', { body, headers: json });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      status,
      ...failureReason(code),
      requestId: answer.headers['x-request-id'],
    });
  });

  test('a body that is not JSON', async () => {
    const answer = await api.call('POST', '/auth/login', {
      body: 'a=1',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.json()).toMatchObject({ status: 400, message: 'The body must be application/json.' });
  });

  test('details of an internal error appear in the log only', async () => {
    await api.call('GET', '/test/fault');
    expect(api.logged()).toContain('internal detail');
  });
});

describe('headers', () => {
  test('each answer carries its id, and is neither stored nor read as another type', async () => {
    const answer = await api.call('GET', '/health/live');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const name of ['set-cookie', 'x-powered-by', 'content-security-policy'])
      expect(answer.headers).not.toHaveProperty(name);
  });

  test('an answer that is not JSON cannot run, be framed or leak its address', async () => {
    expect((await api.call('GET', '/test/page')).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('long answers are compressed for clients that accept %s', async (accepted, encoding) => {
    const answer = await api.call('GET', '/test/long', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    if (encoding) expect(answer.headers.vary).toMatch(/accept-encoding/i);
  });

  test('short answers are not compressed', async () => {
    const answer = await api.call('GET', '/test/short', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('calls from pages of other origins', () => {
  const preflight = (origin: string, host: string) =>
    api.app.inject({
      method: 'OPTIONS',
      url: '/merchant/list',
      headers: {
        origin,
        host,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    });

  test('an allowed page gets a preflight answer that is valid for a day', async () => {
    const answer = await preflight('http://localhost:8080', 'localhost:8789');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:8080',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, dpop, idempotency-key, x-approval-reason, x-change-reason, x-change-ticket, x-request-id',
      'access-control-max-age': '86400',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('a foreign origin is not allowed', async () => {
    const answer = await preflight('https://evil.example', 'localhost:8789');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('failures, request id and retry time are readable by the page', async () => {
    const headers = { origin: 'http://localhost:8080', host: 'localhost:8789' };
    const answer = await api.call('GET', '/user/info', { headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:8080',
      'access-control-expose-headers': '*',
    });
  });

  test('the answers vary by origin for caches', async () => {
    for (const origin of ['http://localhost:8080', 'https://evil.example']) {
      const answer = await api.call('GET', '/health/live', { headers: { origin, host: 'localhost:8789' } });
      expect(answer.headers.vary).toMatch(/origin/i);
    }
  });
});

describe('the API documentation', () => {
  interface Document {
    paths: Record<
      string,
      Record<string, { responses: Record<string, unknown>; security?: unknown; description?: string }>
    >;
  }

  test('describes each call with its failures; all references resolve', async () => {
    const answer = await api.call('GET', '/docs/json');
    const document = answer.json<Document>();
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/auth/login',
        '/user/info',
        '/routes',
        '/remotes',
        '/merchant/list',
        '/dashboard/summary',
      ]),
    );
    const list = document.paths['/merchant/list']?.post;
    expect(Object.keys(list?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '500', '503']);
    expect(list?.security).toEqual([{ session: [] }, { serviceKey: ['merchants:read'] }]);
    expect(list?.description).toBe('Scopes of service accounts: merchants:read.');
    expect(document.paths['/user/list']?.post?.security).toEqual([{ session: [] }]);
    expect(document.paths['/auth/login']?.post?.security).toBeUndefined();
    for (const [, reference = ''] of answer.body.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target).toBeDefined();
    }
    // Failures are described once, not in each call.
    expect(answer.body.length).toBeLessThan(1_000_000);
  });

  test('requires a session when the server has no demo data', async () => {
    const real = await startTestApi({
      settings: { demoData: false, admin: { username: 'admin', password: 'a long password' } },
    });
    await ensureAdministrator(real.services, real.services.settings, () => {});
    for (const url of ['/docs', '/docs/json', '/docs/static/index.html'])
      expect((await real.call('GET', url)).statusCode).toBe(401);
    const body = { username: 'admin', password: 'a long password' };
    const answer = await real.call('POST', '/auth/login', { body });
    const { token } = answer.json<{ data: { token: string } }>().data;
    expect((await real.call('GET', '/docs/json', { token })).statusCode).toBe(200);
    await real.stop();
  });

  test('runs under a policy without inline scripts', async () => {
    const answer = await api.call('GET', '/docs');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
    expect(answer.body).not.toMatch(/<script>|<style>/);
  });
});

test('a sender has ten seconds for a head and thirty for a call, checked every five', () => {
  expect(api.app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
  });
});

test('metrics show durations by route and status, pool and event loop, but no addresses of calls', async () => {
  await api.call('GET', '/user/info?token=secret-token-in-a-query');
  const body = await api.app.metrics.metrics();
  expect((await api.call('GET', '/metrics')).statusCode).toBe(404);
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/user\/info",status="401"\} \d+/,
  );
  expect(body).toMatch(/database_pool_connections\{state="waiting"\} 0/);
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toContain('secret-token');
});

test('the calls of scopes have the inputs and answers that the client for programs is made from', () => {
  const shape = (schema: unknown, io: 'input' | 'output') =>
    schema ? z.toJSONSchema(schema as z.ZodMiniType, { io, unrepresentable: 'any' }) : null;
  const declared = Object.entries<{ input?: z.ZodMiniType; data: z.ZodMiniType }>(serviceCalls).map(
    ([call, { input, data }]) => {
      const [method, url] = call.split(' ');
      const { schema } = api.app.declaredRoutes.find(
        (route) => route.method === method && route.url === url,
      )!;
      const { body, querystring, response } = schema!;
      const answer = (response as Record<200, z.ZodMiniObject<{ data: z.ZodMiniType }>>)[200].shape.data;
      return [
        [call, shape(body ?? querystring, 'input'), shape(answer, 'output')],
        [call, shape(input, 'input'), shape(data, 'output')],
      ];
    },
  );
  expect(declared.map(([route]) => route)).toEqual(declared.map(([, table]) => table));
});
