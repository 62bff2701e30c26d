import { startTestApi } from '../../testing/start-test-api';

test('no token, password or key is logged during typical use, and each call is logged by its id', async () => {
  const api = await startTestApi();
  const password = 'wrong-password-of-someone';
  await api.call('POST', '/auth/login', { body: { username: 'admin', password } });
  await api.call('POST', '/auth/login', { body: { username: 'admin', password, extra: 'x' } });
  await api.call('POST', '/auth/login', {
    body: `{"password":"${password}"`,
    headers: { 'content-type': 'application/json' },
  });
  const token = await api.signIn('admin');
  await api.call('GET', `/user/info?token=${token}`, { headers: { 'x-request-id': 'named-request' } });
  await api.call('GET', `/nowhere?token=${token}`, { token });
  const create = { merchantName: 'Shop', status: 'active' };
  const made = await api.call('PUT', '/merchant/create', { token, body: create });
  const { privateKey } = made.json<{ data: { privateKey: string } }>().data;
  expect(privateKey.length).toBeGreaterThan(1000);
  // Makes a statement fail with the secrets among its parameters.
  await api.asOwner('drop table session cascade');
  expect((await api.call('GET', '/user/info', { token })).statusCode).toBe(500);
  expect(
    (await api.call('POST', '/auth/login', { body: { username: 'admin', password: '111111' } })).statusCode,
  ).toBe(500);

  const log = api.logged();
  for (const secret of [
    password,
    token,
    privateKey,
    '111111',
    api.services.settings.keyEncryptionKey,
    '$argon2id',
  ]) {
    expect(log).not.toContain(secret);
  }
  expect(log).toMatch(/"requestId":"named-request"/);
  expect(log).toMatch(/"route":"\/user\/info","status":200/);
  await api.stop();
});
