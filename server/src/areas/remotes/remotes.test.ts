import { publishReleases } from '../../app/commands/publish-releases';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(() => api.stop());

const publish = (...args: string[]) =>
  publishReleases(args, { DATABASE_URL: api.services.settings.databaseUrl });
const remotes = async () =>
  (await api.call('GET', '/remotes', { token: await api.signIn('visitor') })).json().data;

test('a published release is live at the next read, and a later one replaces it', async () => {
  expect(await remotes()).toEqual([]);
  expect(await publish('mfe-merchant', '1.0.0', 'mfe-content', 'a1b2')).toBe(
    'Live: mfe-merchant 1.0.0, mfe-content a1b2.',
  );
  await publish('mfe-merchant', '1.0.1');
  expect(await remotes()).toEqual([
    { name: 'mfe-content', release: 'a1b2', manifest: '/mfe/content/a1b2/mf-manifest.json', status: 'live' },
    {
      name: 'mfe-merchant',
      release: '1.0.1',
      manifest: '/mfe/merchant/1.0.1/mf-manifest.json',
      status: 'live',
    },
  ]);
});

test.each([
  [[]],
  [['mfe-merchant']],
  [['mfe-merchant', '2', 'mfe-content']],
  [['merchant', '2']],
  [['mfe-merchant', '../../etc']],
  [['mfe-merchant', '2', 'mfe-merchant', '3']],
  [['mfe-content', '2', 'mfe-merchant', 'a b']],
])('%j publishes nothing', async (args) => {
  const before = await remotes();
  await expect(publish(...args)).rejects.toThrow();
  expect(await remotes()).toEqual(before);
});

test('releases are hidden without a session', async () => {
  expect((await api.call('GET', '/remotes')).statusCode).toBe(401);
});
