import {
  findMisfits,
  HOST_API,
  type HostOffer,
  inRange,
  reasonOfMisfit,
  type ReleaseNeeds,
} from './compatibility';

it.each([
  ['19.3.1', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['1.2.3', '1.2.3'],
  ['1.2.9', '~1.2.3'],
  ['1.9.0', '>=1.2.0 <2.0.0'],
  ['2.0.0', '^1.0.0 || ^2.0.0'],
  ['0.2.5', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['7.1.0', '*'],
  ['19.3.1', '>=18'],
  ['19.3.1', '^19'],
  ['19.3.1', '19'],
  ['1.2.9', '1.2'],
  ['1.0.0-beta.1', '1.0.0-beta.1'],
])('inRange accepts %s in %s', (version, range) => expect(inRange(version, range)).toBe(true));

it.each([
  ['19.3.0', '^19.3.1'],
  ['20.0.0', '^19.3.1'],
  ['1.3.0', '~1.2.3'],
  ['2.0.0', '>=1.2.0 <2.0.0'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['1.0.0-beta.1', '^1.0.0'],
  ['1.0.0', ''],
  ['1.0.0', 'latest'],
  ['2.0.0', '^1'],
  ['19.3.1', '18'],
])('inRange refuses %s in %s', (version, range) => expect(inRange(version, range)).toBe(false));

const needs: ReleaseNeeds = {
  hostApi: '^1.0.0',
  shared: [{ name: 'react', requiredVersion: '^19.3.1' }],
  carried: [],
  views: ['MerchantList'],
  routes: { '/merchant/list': 'MerchantList' },
  permissions: ['merchants:edit'],
};
const offer: HostOffer = {
  api: '1.4.0',
  modules: { react: '19.3.2' },
  permissions: new Set(['merchants:edit']),
};
const sentences = (change: Partial<ReleaseNeeds>, other: Partial<HostOffer> = {}) =>
  findMisfits({ ...needs, ...change }, { ...offer, ...other }).map(
    (misfit) => reasonOfMisfit(misfit).message,
  );

it('findMisfits returns none for a compatible release', () => {
  expect(sentences({})).toEqual([]);
});

it('findMisfits names both versions when the host API is out of range', () => {
  expect(sentences({ hostApi: '^2.0.0' })).toEqual(['Built for host API ^2.0.0, but this host has 1.4.0.']);
  expect(sentences({}, { api: '2.0.0' })).toHaveLength(1);
});

it('findMisfits names both versions of a shared module, and a missing module', () => {
  const shared = [
    { name: 'react', requiredVersion: '^20.0.0' },
    { name: 'left-pad', requiredVersion: '^1.0.0' },
  ];
  expect(sentences({ shared })).toEqual([
    'Requires react ^20.0.0, but this host has 19.3.2.',
    'Requires left-pad ^1.0.0, which this host does not provide.',
  ]);
});

it('findMisfits reports a bundled copy of a host module', () => {
  expect(sentences({ carried: ['react'] })).toEqual([
    'Bundles its own react, which only the host may provide.',
  ]);
});

it('findMisfits reports additions to what a host does not offer, where the host names its points', () => {
  const additions = [
    { point: 'merchant-section', version: 1, module: 'Gone' },
    { point: 'merchant-section', version: 2, module: 'Page' },
    { point: 'constructor', version: 1, module: 'Page' },
  ];
  const needs = { shared: [], views: ['Page'], additions };
  const sentencesOf = (points?: HostOffer['additions']) =>
    findMisfits(needs, { api: HOST_API, additions: points }).map((misfit) => reasonOfMisfit(misfit).message);
  expect(sentencesOf({ 'merchant-section': [1] })).toEqual([
    'merchant-section refers to Gone, which is not exposed.',
    'Adds to merchant-section version 2, which this host does not offer.',
    'Adds to constructor version 1, which this host does not offer.',
  ]);
  expect(sentencesOf()).toHaveLength(1);
});

it('findMisfits reports a route without a view and an unknown permission', () => {
  expect(sentences({ routes: { '/x': 'Gone' }, permissions: ['merchants:edit', 'vault:open'] })).toEqual([
    '/x refers to Gone, which is not exposed.',
    'Requires the permission vault:open, which does not exist.',
  ]);
});

it('findMisfits skips parts that the host does not describe', () => {
  expect(findMisfits({ shared: needs.shared, views: [] }, { api: '9.0.0' })).toEqual([]);
});
