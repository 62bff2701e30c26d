import { callAccess, tableCallOf } from '@backoffice/contract';
import * as z from 'zod/mini';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { callsOf } from './access-matrix.fixture';
import { makeServiceKey } from './principals.fixture';
import { type JsonSchema, sampleOf } from './sample-of.fixture';
import { stateOfDatabase } from './state-of-database.fixture';

// The tests make some hundreds of calls.
jest.setTimeout(120_000);

let api: TestApi;
let token: string;
let serviceKey: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('admin');
  const { pool } = api.services;
  serviceKey = await makeServiceKey(pool, 'program', ['transactions:write']);
  // The use of a key is recorded, too.
  await pool.query(`update service_account_key set last_used_at = now() + interval '1 hour'`);
});
afterAll(() => api.stop());

/** Returns every call that takes a body, with the schema of the body. */
function callsWithBody() {
  return callsOf(api.app.declaredRoutes).flatMap(({ method, url, schema }) => {
    const body = schema?.body as z.ZodMiniType | undefined;
    const shape = body && (z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
    return shape && tableCallOf(method, url) ? [{ method, url: url.replace(':id', 'editor'), shape }] : [];
  });
}

function send({ method, url }: { method: string; url: string }, body: string) {
  const call = tableCallOf(method, url);
  const own = call && callAccess[call] === 'service-account' ? serviceKey : token;
  return api.call(method as 'POST', url, {
    token: own,
    body,
    headers: { 'content-type': 'application/json' },
  });
}

/** Returns bodies with one invalid field each, by the name of that field. */
function wrongBodies(shape: JsonSchema): [string, string][] {
  const right = sampleOf(shape) as Record<string, unknown>;
  const fields = Object.entries(shape.properties ?? {}).filter(([, { type }]) => type && type !== 'array');
  return [
    ...['role', 'isAdmin'].map((name): [string, string] => [
      name,
      JSON.stringify({ ...right, [name]: true }),
    ]),
    ...fields.map(([name]): [string, string] => [name, JSON.stringify({ ...right, [name]: [right[name]] })]),
  ];
}

test('unknown fields, and lists in place of values, are refused by every call and change nothing', async () => {
  const wrong: string[] = [];
  let tried = 0;
  const before = await stateOfDatabase(api.services.pool);
  for (const { shape, ...call } of callsWithBody()) {
    for (const [field, body] of wrongBodies(shape)) {
      tried += 1;
      const answer = await send(call, body);
      const { errors = [] } = answer.json<{ errors?: { path: string }[] }>();
      const isNamed = errors.some(({ path }) => path === field || path.startsWith(`${field}.`));
      if (answer.statusCode !== 400 || !isNamed) wrong.push(`${call.url} with ${body}: ${answer.body}`);
    }
    const poisoned = await send(call, '{"__proto__": {"a": 1}}');
    if (poisoned.statusCode !== 400) wrong.push(`${call.url} with __proto__: ${poisoned.statusCode}`);
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(100);
  expect(await stateOfDatabase(api.services.pool)).toBe(before);
});
