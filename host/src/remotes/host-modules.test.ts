import { federatedModules, lentModules } from '@backoffice/kit/federated-modules';

const versions = Object.fromEntries(federatedModules.map(({ request }) => [request, '1.2.3']));

async function loadHostModules() {
  Object.assign(globalThis, { FEDERATED_VERSIONS: versions, LENT_VERSION: '1.0.0-abc' });
  return import('./host-modules');
}

it('provides exactly the listed federated modules', async () => {
  const { hostModules } = await loadHostModules();
  expect(Object.keys(hostModules).sort()).toEqual(Object.keys(versions).sort());
});

it('provides each module with its installed version', async () => {
  for (const [request, { version, get }] of Object.entries((await loadHostModules()).hostModules)) {
    expect({ request, version }).toEqual({ request, version: '1.2.3' });
    expect(Object.keys((await get())())).not.toEqual([]);
  }
});

it('lends exactly the modules that remotes request before using their own', async () => {
  const { lentModules: lent } = await loadHostModules();
  expect(Object.keys(lent).sort()).toEqual([...lentModules].sort());
  for (const { version, get } of Object.values(lent)) {
    expect(version).toBe('1.0.0-abc');
    expect(Object.keys((await get())())).not.toEqual([]);
  }
});
