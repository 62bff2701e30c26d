import { startTestApi, type TestApi } from '../../../testing/start-test-api';
import type { TrustedProxies } from '../../../platform/settings/trusted-proxies';

let api: TestApi;
afterEach(() => api.stop());

const PROXY = '10.9.0.1';

async function start(trustedProxies: TrustedProxies): Promise<void> {
  api = await startTestApi({ settings: { trustedProxies } });
}

/** @param forwarded the `X-Forwarded-For` header of the call */
async function login(username: string, password: string, forwarded: string): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/auth/login',
    remoteAddress: PROXY,
    headers: { 'x-forwarded-for': forwarded },
    payload: { username, password },
  });
  return statusCode;
}

/** Exceeds the limit of failures of an address in a minute. */
async function failOften(forwarded: (index: number) => string): Promise<void> {
  const names = Array.from({ length: 22 }, (_, index) => `nobody.${index}`);
  await Promise.all(names.map((name, index) => login(name, 'wrong one', forwarded(index))));
}

test('a forged address does not evade the limit when no proxy is trusted', async () => {
  await start([]);
  await failOften((index) => `203.0.113.${index}`);
  expect(await login('visitor', '111111', '203.0.113.99')).toBe(429);
});

test('a forged address does not evade the limit when another proxy is trusted', async () => {
  await start(['10.9.0.2']);
  await failOften((index) => `203.0.113.${index}`);
  expect(await login('visitor', '111111', '203.0.113.99')).toBe(429);
});

test.each([[['10.9.0.0/16']], [1]])(
  'callers behind the trusted proxy %j are counted separately',
  async (trusted) => {
    await start(trusted);
    // The proxy appends its own entry, so forged entries come before it.
    await failOften((index) => `198.51.100.${index}, 203.0.113.7`);
    expect(await login('visitor', '111111', '198.51.100.99, 203.0.113.7')).toBe(429);
    expect(await login('visitor', '111111', '203.0.113.8')).toBe(200);
  },
);
