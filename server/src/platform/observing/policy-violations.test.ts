import type { PolicyViolations } from '@backoffice/contract';
import { buildApp } from '../../app/build-app';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const report = (fields: Record<string, string> = {}, { app = api.app, remoteAddress = '10.0.0.1' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/policy/reports',
    headers: { 'content-type': 'application/csp-report' },
    remoteAddress,
    payload: JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost:8080/example/edit/12?x=secret',
        'effective-directive': 'require-trusted-types-for',
        'blocked-uri': 'trusted-types-sink',
        ...fields,
      },
    }),
  });
async function listed(): Promise<PolicyViolations> {
  const answer = await api.call('GET', '/policy/reports', { token: await api.signIn('admin') });
  return answer.json<{ data: PolicyViolations }>().data;
}

test('users who operate remotes see the violations of the last day, from all processes', async () => {
  const other = await buildApp(api.services);
  await report();
  await report();
  await report({
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?secret',
  });
  expect((await listed()).total).toBe(3);
  await report({}, { app: other });
  await other.inject({
    method: 'GET',
    url: '/policy/reports',
    headers: { authorization: `Bearer ${await api.signIn('admin')}` },
  });
  await other.close();
  const lastAt = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect(await listed()).toEqual({
    total: 4,
    kinds: [
      {
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: '/example/edit/0',
        times: 3,
        lastAt,
      },
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/example/edit/0',
        times: 1,
        lastAt,
      },
    ],
  });
});

test('violations older than a day are not listed', async () => {
  await report();
  await listed();
  await api.services.pool.query(`update policy_violation set hour = hour - interval '1 day'`);
  expect(await listed()).toEqual({ total: 0, kinds: [] });
});

test('invented kinds use a limited number of rows, and each report is counted', async () => {
  for (let index = 0; index < 500; index++) {
    const remoteAddress = `10.0.${Math.floor(index / 50)}.1`;
    await report({ 'blocked-uri': `https://${index}.example` }, { remoteAddress });
    if (index % 150 === 0) await listed();
  }
  const { total, kinds } = await listed();
  expect(total).toBe(500);
  expect(kinds[0]).toMatchObject({ blocked: '', page: '', times: 300 });
  const { rowCount } = await api.services.pool.query('select from policy_violation');
  expect(rowCount).toBe(201);
});

test('reports that cannot be written are counted by the next write', async () => {
  await report();
  await api.asOwner('alter table policy_violation rename to away');
  const refused = await api.call('GET', '/policy/reports', { token: await api.signIn('admin') });
  expect(refused.statusCode).toBe(500);
  await report();
  await api.asOwner('alter table away rename to policy_violation');
  expect(await listed()).toMatchObject({ total: 2, kinds: [{ times: 2 }] });
});
