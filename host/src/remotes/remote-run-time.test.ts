import runTime from '@backoffice/build-config/remote-run-time';

const { initContainerEntry, consumes } = runTime.bundlerRuntime;
const OWN = { whose: 'its own' };
const HOSTS = { whose: 'the host’s' };
const given = (module: object, from = 'host') => ({ from, get: () => Promise.resolve(() => module) });

const fallback = jest.fn(() => Promise.resolve(() => OWN));
const asks = (shareKey: string, requiredVersion: string) => ({ shareKey, requiredVersion, fallback });
const require = {
  S: {},
  m: {} as Record<string, (module: { exports?: unknown }) => void>,
  consumesLoadingData: {
    chunkMapping: { list: ['1', '2'] },
    moduleIdToConsumeDataMapping: { 1: asks('react', '^19.0.0'), 2: asks('lists', '1.0.0-abc') },
  },
};
let installedModules: Record<string, unknown>;

beforeEach(() => {
  Object.assign(globalThis, { __webpack_require__: require });
  require.m = {};
  installedModules = {};
  fallback.mockClear();
});

/** What the chunk's two modules are, once it is loaded. */
async function load(shareScope: Parameters<typeof initContainerEntry>[0]['shareScope']) {
  initContainerEntry({ shareScope });
  const promises: Promise<unknown>[] = [];
  consumes({ chunkId: 'list', promises, installedModules });
  await Promise.all(promises);
  return ['1', '2'].map((id) => {
    const module: { exports?: unknown } = {};
    require.m[id]!(module);
    return module.exports;
  });
}

it('takes from the host what it gives, and what it lends in just the same version', async () => {
  const scope = { react: { '19.3.1': given(HOSTS) }, lists: { '1.0.0-abc': given(HOSTS) } };
  expect(await load(scope)).toEqual([HOSTS, HOSTS]);
  expect(fallback).not.toHaveBeenCalled();
});

it('takes its own copy of what the host has in another version, or not at all', async () => {
  const react = { '19.3.1': given(HOSTS) };
  expect(await load({ react, lists: { '1.0.0-abd': given(HOSTS) } })).toEqual([HOSTS, OWN]);
  installedModules = {};
  expect(await load({ react })).toEqual([HOSTS, OWN]);
});

it('takes nothing that another remote has put beside the host’s', async () => {
  const react = { '19.99.0': given(OWN, 'mfe-shop'), '19.3.1': given(HOSTS) };
  expect(await load({ react, lists: { '1.0.0-abc': given(HOSTS) } })).toEqual([HOSTS, HOSTS]);
});

it('asks anew for what failed', async () => {
  const lists = { '1.0.0-abc': given(HOSTS) };
  fallback.mockRejectedValueOnce(new Error('Can not get react'));
  await expect(load({ lists })).rejects.toThrow('Can not get react');
  expect(await load({ react: { '19.3.1': given(HOSTS) }, lists })).toEqual([HOSTS, HOSTS]);
});
