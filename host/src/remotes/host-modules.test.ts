import { federatedModules } from '@backoffice/build-config/federated-modules';

const versions = Object.fromEntries(federatedModules.map(({ request }) => [request, '1.2.3']));

async function loadHostModules() {
  Object.assign(globalThis, { FEDERATED_VERSIONS: versions });
  return (await import('./host-modules')).hostModules;
}

it('gives exactly what the list of federated modules promises to remotes', async () => {
  const hostModules = await loadHostModules();
  expect(Object.keys(hostModules).sort()).toEqual(Object.keys(versions).sort());
});

it('gives each with its installed version and a module behind it', async () => {
  for (const [request, { version, get }] of Object.entries(await loadHostModules())) {
    expect({ request, version }).toEqual({ request, version: '1.2.3' });
    expect(Object.keys((await get())())).not.toEqual([]);
  }
});
