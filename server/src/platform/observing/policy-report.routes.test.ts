import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.stop());

const report = (fields: Record<string, string> = {}, remoteAddress?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/policy/reports',
    headers: { 'content-type': 'application/csp-report' },
    ...(remoteAddress && { remoteAddress }),
    payload: JSON.stringify({
      'csp-report': {
        'document-uri': 'http://localhost:8080/merchant/list?merchantName=secret',
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?token=secret',
        ...fields,
      },
    }),
  });
const counted = async () =>
  [...(await api.app.metrics.metrics()).matchAll(/^browser_policy_violations_total\{.*/gm)].map(
    ([line]) => line,
  );
const logLines = () => api.logged().match(/content security policy violation/g)?.length ?? 0;

test('a violation is counted by its directive, and logged once without queries', async () => {
  for (let times = 0; times < 3; times++) expect((await report()).statusCode).toBe(200);
  expect(await counted()).toEqual(['browser_policy_violations_total{directive="script-src-elem"} 3']);
  expect(logLines()).toBe(1);
  expect(api.logged()).toContain('https://evil.example');
  expect(api.logged()).not.toContain('secret');
});

test('scripts refused for a missing hash are counted, several in a report', async () => {
  const body = {
    documentURL: 'http://localhost:8080/merchant/list?merchantName=secret',
    blockedURL: 'http://localhost:8080/assets/x.js?token=secret',
    destination: 'script',
    reportOnly: false,
  };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/policy/reports',
    headers: { 'content-type': 'application/reports+json' },
    payload: JSON.stringify([
      { type: 'integrity-violation', age: 1, url: body.documentURL, user_agent: 'x', body },
      { type: 'made-up', body },
    ]),
  });
  expect(answer.statusCode).toBe(200);
  expect((await counted()).toSorted()).toEqual([
    'browser_policy_violations_total{directive="integrity-policy"} 1',
    'browser_policy_violations_total{directive="other"} 1',
  ]);
  expect(api.logged()).not.toContain('secret');
});

test('a caller can create neither unlimited series nor unlimited log lines', async () => {
  for (let index = 0; index < 300; index++)
    await report(
      { 'effective-directive': `made-up-${index}`, 'blocked-uri': `https://${index}.example` },
      `10.0.${Math.floor(index / 50)}.1`,
    );
  expect(await counted()).toEqual(['browser_policy_violations_total{directive="other"} 300']);
  expect(logLines()).toBe(200);
});

test('frequent reports are limited, and a large report is not read', async () => {
  expect((await report({ 'blocked-uri': 'x'.repeat(17_000) })).statusCode).toBe(413);
  const codes = [];
  for (let index = 0; index < 60; index++) codes.push((await report()).statusCode);
  expect(codes.filter((code) => code !== 200)).toEqual([429]);
});
