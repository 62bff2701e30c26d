import type { RemoteRelease } from '@backoffice/contract';
import { arrivedManifest, loadManifest } from './manifests';

let made = 0;

/** A release of its own for each test, because loaded manifests are cached. */
function aRelease(): RemoteRelease {
  const release = `r${++made}`;
  return { name: 'mfe-shop', release, manifest: `/mfe/shop/${release}/mf-manifest.json`, status: 'live' };
}

const file = {
  metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'shop_r' },
  exposes: [{ name: 'ShopList', assets: { js: { sync: ['list.js'] } } }],
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  release: { builtStyles: true },
};

const answer = (...answers: (() => Response | Promise<Response>)[]) => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  for (const give of answers) fetch.mockImplementationOnce(() => Promise.resolve().then(give));
  return fetch;
};

afterEach(() => jest.restoreAllMocks());

it('reads the entry, the modules and the needs of a release', async () => {
  answer(() => Response.json(file));
  const release = aRelease();
  const manifest = await loadManifest(release);
  const folder = `/mfe/shop/${release.release}/`;
  expect(manifest.entry).toBe(`${folder}entry.js`);
  expect(manifest.modules.get('ShopList')).toEqual([`${folder}list.js`]);
  expect(manifest.needs.shared).toEqual([{ name: 'react', requiredVersion: '^19.0.0' }]);
  expect([manifest.hasBuiltStyles, manifest.hasTrustedTypes]).toEqual([true, false]);
  expect(arrivedManifest(release)).toBe(manifest);
});

it('sends one request for concurrent calls, and caches the manifest', async () => {
  const fetch = answer(() => Response.json(file));
  const release = aRelease();
  await Promise.all([loadManifest(release), loadManifest(release)]);
  await loadManifest(release);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('sends no request for a release whose content the server has sent, until a load has failed', async () => {
  const fetch = answer(() =>
    Response.json({ ...file, metaData: { ...file.metaData, globalName: 'served' } }),
  );
  const release = { ...aRelease(), content: file };
  expect((await loadManifest(release)).globalName).toBe('shop_r');
  expect(fetch).not.toHaveBeenCalled();
  expect((await loadManifest(release, 2)).globalName).toBe('served');
});

it('does not reuse a manifest checked against another hash', async () => {
  const fetch = answer(
    () => Response.json(file),
    () => Response.json({ ...file, metaData: { ...file.metaData, globalName: 'shop_other' } }),
  );
  const release = aRelease();
  await loadManifest(release);
  const checked = { ...release, integrity: 'sha256-abc' };
  expect(arrivedManifest(checked)).toBeUndefined();
  await expect(loadManifest(checked)).resolves.toMatchObject({ globalName: 'shop_other' });
  expect(fetch.mock.calls.map(([, init]) => init?.integrity)).toEqual(['', 'sha256-abc']);
});

it.each([
  ['an error with a JSON body', () => Response.json(file, { status: 500 })],
  ['the app’s page', () => new Response('<!doctype html>')],
  ['JSON of another shape', () => Response.json({ name: 'shop' })],
  [
    'nothing',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('refuses %s, and requests it again the next time', async (_what, bad) => {
  answer(bad, () => Response.json(file));
  const release = aRelease();
  await expect(loadManifest(release)).rejects.toMatchObject({ remote: 'mfe-shop', phase: 'manifest' });
  expect(arrivedManifest(release)).toBeUndefined();
  await expect(loadManifest(release)).resolves.toMatchObject({ globalName: 'shop_r' });
});
