import type { RemoteRelease } from '@backoffice/contract';
import { loadRemoteRoutes } from './load-remote-routes';

const demoRoutes = [{ path: '/demo', name: 'demo', meta: { title: 'Demo' } }];
const manifest = {
  metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'demos' },
  exposes: [],
  shared: [],
};
const release = (name: string): RemoteRelease => ({
  name: 'mfe-demos',
  release: name,
  manifest: `/mfe/demos/${name}/mf-manifest.json`,
  status: 'live',
});
const fetched = jest.spyOn(globalThis, 'fetch');
const answer = (json: object) =>
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json(json)));
afterAll(() => fetched.mockRestore());

it('takes the demo pages from the server’s answer, without a request', async () => {
  answer(manifest);
  expect(await loadRemoteRoutes({ ...release('a'), demoRoutes })).toEqual(demoRoutes);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['from the manifest', 'b', { ...manifest, demoRoutes }, demoRoutes],
  ['none of a remote without any', 'c', manifest, []],
])('takes the demo pages %s, without the remote’s scripts', async (_which, name, json, expected) => {
  answer(json);
  expect(await loadRemoteRoutes(release(name))).toEqual(expected);
  expect(fetched).toHaveBeenCalledTimes(1);
});
