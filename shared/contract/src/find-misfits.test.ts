import { findMisfits, type HostOffer, misfitSentence, type ReleaseNeeds } from './find-misfits';

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
  findMisfits({ ...needs, ...change }, { ...offer, ...other }).map((misfit) => misfitSentence(misfit));

it('lets a release through that fits in every part', () => {
  expect(sentences({})).toEqual([]);
});

it('names both versions of a host API that is not in the range', () => {
  expect(sentences({ hostApi: '^2.0.0' })).toEqual(['It is built for host API ^2.0.0; this host has 1.4.0.']);
  expect(sentences({}, { api: '2.0.0' })).toHaveLength(1);
});

it('names both versions of a shared module, and one that the host has not', () => {
  const shared = [
    { name: 'react', requiredVersion: '^20.0.0' },
    { name: 'left-pad', requiredVersion: '^1.0.0' },
  ];
  expect(sentences({ shared })).toEqual([
    'It needs react ^20.0.0; this host has 19.3.2.',
    'It needs left-pad ^1.0.0, which this host does not provide.',
  ]);
});

it('refuses a copy of what only the host may give', () => {
  expect(sentences({ carried: ['react'] })).toEqual([
    'It brings its own react, which only the host may give.',
  ]);
});

it('refuses a route without a view, and a permission that there is not', () => {
  expect(sentences({ routes: { '/x': 'Gone' }, permissions: ['merchants:edit', 'vault:open'] })).toEqual([
    'Its route /x leads to Gone, which it does not expose.',
    'It asks for the permission vault:open, which there is not.',
  ]);
});

it('checks nothing that is not known', () => {
  expect(findMisfits({ shared: needs.shared, views: [] }, { api: '9.0.0' })).toEqual([]);
});
