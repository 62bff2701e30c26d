import { configureApiClient } from '@backoffice/api-client';
import { apiPaths, type RouteNode } from '@backoffice/contract';
import { initI18n } from '@backoffice/i18n';
import { routesAtom, store, userAtom } from '@backoffice/session';
import { deferred, fakeApi } from '@backoffice/testing';
import { waitFor } from '@testing-library/react';
import { loadRemoteRoutes } from '../remotes/load-remote-routes';
import { setReleases } from '../remotes/releases';
import { messages } from '../kernel/messages';
import { navigationAtom } from './navigation';
import { updateNavigation } from './update-navigation';
import { settingsAtom } from '../kernel/settings/settings';
import { tabsAtom } from './tabs/stored-tabs';
import { applyDebugMenu, followDebugMenu } from './debug-menu';
import { dropDemoPages } from './demo-pages';

jest.mock('../remotes/load-remote-routes');
const load = jest.mocked(loadRemoteRoutes);

const group = (path: string, component: string, roles?: string[]): RouteNode => ({
  path,
  component: 'Layout',
  name: path,
  meta: { title: path, ...(roles && { roles }) },
  children: [{ path: 'page', component, name: `${path}-page`, meta: { title: 'Page' } }],
});
const live = (name: string) => ({ name, release: '1', manifest: `/${name}.json`, status: 'live' as const });
const demos = [group('/demo', 'mfe-demos/Demo', ['admin', 'editor'])];
const menu = () => store.get(navigationAtom).menu.map(({ path }) => path);
const paths = () => store.get(navigationAtom).pages.map(({ path }) => path);

beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi.get(apiPaths.authProviders, () => ({ providers: [], demoAccount: null }));
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => null,
    onFailure: () => {},
    onSessionEnded: () => {},
  });
  await initI18n('en', (key) => {
    throw new Error(`No text for ${key}`);
  });
  await messages.load();
  load.mockReset().mockResolvedValue(demos);
  dropDemoPages();
  setReleases([live('mfe-merchant'), live('mfe-demos')]);
  store.set(tabsAtom, null);
  store.set(routesAtom, [group('/merchant', 'mfe-merchant/List')]);
  store.set(settingsAtom, { debugMenu: true });
  updateNavigation();
});
afterEach(() => jest.restoreAllMocks());

it('adds the pages of remotes that the route tree does not name', async () => {
  await applyDebugMenu(['admin']);
  expect(load.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-demos']);
  expect(menu()).toEqual(['/merchant/page', '/demo/page']);
});

it('shows pages only to their roles', async () => {
  await applyDebugMenu(['visitor']);
  expect(menu()).toEqual(['/merchant/page']);
});

it('loads nothing while the setting is off, which is the default without demo data', async () => {
  for (const debugMenu of [false, null]) {
    store.set(settingsAtom, { debugMenu });
    await applyDebugMenu(['admin']);
  }
  expect(load).not.toHaveBeenCalled();
  expect(menu()).toEqual(['/merchant/page']);
});

it('follows the setting; a page that is open stays until its tab is closed', async () => {
  store.set(userAtom, { roles: ['admin'], name: 'Ada', avatar: '', introduction: '' });
  followDebugMenu();
  store.set(settingsAtom, { debugMenu: false });
  store.set(settingsAtom, { debugMenu: true });
  await waitFor(() => expect(menu()).toContain('/demo/page'));
  const tab = { id: 1, path: '/demo/page', search: '', hash: '', visited: 1, refreshes: 0, entries: [] };
  store.set(tabsAtom, { list: [tab], shown: 1, clock: 1, loadedAt: 0 });
  store.set(settingsAtom, { debugMenu: false });
  await waitFor(() => expect(menu()).not.toContain('/demo/page'));
  expect(paths()).toContain('/demo/page');
});

it('ignores a list that arrives after the setting or the user has changed', async () => {
  const late = deferred<RouteNode[]>();
  load.mockReturnValueOnce(late.promise);
  const first = applyDebugMenu(['admin']);
  await waitFor(() => expect(load).toHaveBeenCalled());
  dropDemoPages();
  late.resolve(demos);
  await first;
  expect(menu()).toEqual(['/merchant/page']);
});

it('reports a list that failed, and uses the others', async () => {
  setReleases([live('mfe-odd'), live('mfe-demos')]);
  store.set(routesAtom, []);
  load.mockImplementation(({ name }) =>
    name === 'mfe-odd' ? Promise.reject(new Error('gone')) : Promise.resolve(demos),
  );
  await applyDebugMenu(['admin']);
  expect(menu()).toEqual(['/demo/page']);
});
