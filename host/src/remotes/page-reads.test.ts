import { transactionPaths, type PageRead, type RouteNode } from '@backoffice/contract';
import { setTimeZone } from '@backoffice/i18n/set-time-zone';
import { arrivingRolesAtom, routesAtom, store } from '@backoffice/session';
import { sendPageReads } from './page-reads';
import { setReleases } from './releases';
import { parseView } from './view';

const shop = parseView('mfe-shop/Orders');
let sent: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;

const publish = (reads: PageRead[], status: 'live' | 'disabled' = 'live') => {
  const content = {
    metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'shop' },
    exposes: [{ name: 'Orders', assets: { js: { sync: [] } }, reads }],
    shared: [],
  };
  setReleases([
    { name: 'mfe-shop', release: 'r1', manifest: '/mfe/shop/r1/mf-manifest.json', status, content },
  ]);
};
const sentPaths = () =>
  sent.mock.calls.map(([address]) => (address as string).replace('http://localhost:8789', ''));

beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  store.set(arrivingRolesAtom, ['editor']);
  const dashboard = {
    name: 'dashboard',
    path: '/dashboard',
    meta: { title: 'Dashboard', actions: ['view'] },
  };
  store.set(routesAtom, [dashboard] as unknown as RouteNode[]);
});
afterEach(() => {
  sent.mockRestore();
  globalThis.earlyCalls = undefined;
});

it('sends the reads of a page once, with the time of the user', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T01:00:00Z') });
  setTimeZone('Asia/Tokyo');
  publish([{ path: '/orders', query: { since: '{midnight}', zone: '{timeZone}', page: '1' } }]);
  sendPageReads(shop, 'token-1');
  sendPageReads(shop, 'token-1');
  expect(sentPaths()).toEqual(['/orders?since=2026-11-27T15%3A00%3A00.000Z&zone=Asia%2FTokyo&page=1']);
  expect(sent.mock.calls[0]![1]).toMatchObject({ headers: { Authorization: 'Bearer token-1' } });
  setTimeZone();
  jest.useRealTimers();
});

it.each<[string, Partial<PageRead>]>([
  ['role', { roles: ['admin'] }],
  ['permission', { permissions: ['merchants:view', 'channels:view'] }],
])('sends no read for which the user lacks the %s', (_lacks, needs) => {
  publish([
    { path: transactionPaths.dashboardSeries, ...needs },
    {
      path: transactionPaths.dashboardSummary,
      roles: ['editor'],
      permissions: ['dashboard:view', 'auditLog:view'],
    },
  ]);
  sendPageReads(shop, 'token-1');
  expect(sentPaths()).toEqual([transactionPaths.dashboardSummary]);
});

it('sends nothing to another origin, nor for a disabled release', () => {
  publish([{ path: '.evil.example/orders' }]);
  sendPageReads(shop, 'token-1');
  publish([{ path: '/orders' }], 'disabled');
  sendPageReads(shop, 'token-1');
  expect(sent).not.toHaveBeenCalled();
});
