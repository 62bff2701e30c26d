import { federatedModules, lentModules } from '@backoffice/build-config/federated-modules';

const versions = Object.fromEntries(federatedModules.map(({ request }) => [request, '1.2.3']));

async function loadHostModules() {
  Object.assign(globalThis, { FEDERATED_VERSIONS: versions, LENT_VERSION: '1.0.0-abc' });
  return import('./host-modules');
}

it('gives exactly what the list of federated modules promises to remotes', async () => {
  const { hostModules } = await loadHostModules();
  expect(Object.keys(hostModules).sort()).toEqual(Object.keys(versions).sort());
});

it('gives each with its installed version and a module behind it', async () => {
  for (const [request, { version, get }] of Object.entries((await loadHostModules()).hostModules)) {
    expect({ request, version }).toEqual({ request, version: '1.2.3' });
    expect(Object.keys((await get())())).not.toEqual([]);
  }
});

it('lends exactly what remotes ask for before they take their own', async () => {
  const { lentModules: lent } = await loadHostModules();
  expect(Object.keys(lent).sort()).toEqual([...lentModules].sort());
  for (const { version, get } of Object.values(lent)) {
    expect(version).toBe('1.0.0-abc');
    expect(Object.keys((await get())())).not.toEqual([]);
  }
});
