import { pinHostModules } from './pin-host-modules';

const react = { name: 'the host’s React' };
const lists = { name: 'the host’s lists' };
const plugin = pinHostModules(
  { react: { version: '19.3.1', get: () => Promise.resolve(() => react), lib: () => react } },
  { lists: { version: '1.0.0-abc', get: () => Promise.resolve(() => lists), lib: () => lists } },
);
type Request = Parameters<NonNullable<typeof plugin.resolveShare>>[0];

/** A request by the run time, which would return a remote's own copy. */
function request(pkgName: string, requiredVersion: string | false): Request {
  const ofRemote = {
    shared: { version: '19.99.0', lib: () => ({ name: 'a remote’s copy' }) },
    useTreesShaking: false,
  };
  return {
    pkgName,
    scope: 'default',
    shareScopeMap: {},
    version: '19.99.0',
    shareInfo: { from: 'mfe-shop', shareConfig: { singleton: true, requiredVersion } },
    resolver: () => ofRemote,
  } as unknown as Request;
}

function resolved(share: Request) {
  plugin.resolveShare!(share);
  return share.resolver()?.shared;
}

it.each(['^19.0.0', '^19.3.0', '>=18', false] as const)(
  'hands the host’s module to an asker of %s',
  (range) => {
    expect(resolved(request('react', range))?.lib?.()).toBe(react);
  },
);

it.each(['^20.0.0', '^18.0.0', '~19.2.0'])('refuses a request for %s, naming both versions', (range) => {
  expect(() => resolved(request('react', range))).toThrow(
    `mfe-shop needs react ${range}; this host has 19.3.1.`,
  );
});

it('lends a module of the same version, and leaves remotes with another version their own', () => {
  expect(resolved(request('lists', '1.0.0-abc'))?.lib?.()).toBe(lists);
  expect(resolved(request('lists', '1.0.0-def'))?.version).toBe('19.99.0');
});

it('ignores modules that the host does not provide', () => {
  expect(resolved(request('some-library', '^1.0.0'))?.version).toBe('19.99.0');
});
