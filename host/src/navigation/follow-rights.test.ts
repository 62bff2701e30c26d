import { configureApiClient } from '@backoffice/api-client';
import { apiPaths, type RouteNode } from '@backoffice/contract';
import { initI18n } from '@backoffice/i18n';
import { routesAtom, store, tokenAtom, userAtom } from '@backoffice/session';
import { deferred, fakeApi, failure, signIn } from '@backoffice/testing';
import { notify } from '@backoffice/ui';
import { waitFor } from '@testing-library/react';
import { messages } from '../kernel/messages';
import { offerOwnPages } from '../remotes/view';
import { tabsAtom } from './tabs/stored-tabs';
import { tabsAfter } from './tabs/tabs.fixture';
import { followRights } from './follow-rights';
import { navigationAtom } from './navigation';
import { updateNavigation } from './update-navigation';

const nodeOf = (name: string): RouteNode => {
  const component = name === 'profile' ? 'host/Profile' : 'host/Guide';
  return { path: name, component, name, meta: { title: name, actions: ['view'] } };
};
const tree = (...names: string[]): RouteNode[] => [
  { path: '/area', component: 'Layout', name: 'area', meta: { title: 'Area' }, children: names.map(nodeOf) },
];
const areaPages = () =>
  store
    .get(navigationAtom)
    .pages.filter(({ path }) => path.startsWith('/area/'))
    .map(({ path, isRevoked }) => (isRevoked ? `${path}, taken` : path));

const info = jest.spyOn(notify, 'info');
const followed = jest.fn();

beforeAll(async () => {
  const page = () => Promise.resolve({ Page: () => null, messages: [] });
  offerOwnPages({ Profile: page, Guide: page });
  await initI18n('en');
  await messages.load();
  configureApiClient({
    baseUrl: 'http://api',
    getToken: () => store.get(tokenAtom),
    onSessionEnded: () => {},
    onFailure: () => {},
  });
});
beforeEach(() => {
  info.mockClear();
  followed.mockClear();
  signIn();
  store.set(routesAtom, tree('profile', 'guide'));
  store.set(tabsAtom, tabsAfter('/dashboard'));
  updateNavigation();
});
afterEach(() => store.set(tabsAtom, null));

it('removes pages, and shows a toast', async () => {
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  followed.mockImplementationOnce(() => expect(areaPages()).toEqual(['/area/guide']));
  expect(areaPages()).toEqual(['/area/profile', '/area/guide']);
  followRights(followed);
  expect(followed).not.toHaveBeenCalled();
  await waitFor(() => expect(followed).toHaveReturned());
  expect(info).toHaveBeenCalledTimes(1);
  expect(areaPages()).toEqual(['/area/guide']);
  expect(store.get(routesAtom)).toEqual(tree('guide'));
});

it('keeps an open page as revoked, without a menu entry', async () => {
  store.set(tabsAtom, tabsAfter('/dashboard', '/area/profile'));
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  followRights(followed);
  await waitFor(() => expect(areaPages()).toEqual(['/area/guide', '/area/profile, taken']));
  expect(JSON.stringify(store.get(navigationAtom).menu)).not.toContain('/area/profile');
});

it('restores a page', async () => {
  store.set(tabsAtom, tabsAfter('/area/profile'));
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  followRights(followed);
  await waitFor(() => expect(areaPages()).toContain('/area/profile, taken'));
  fakeApi.get(apiPaths.routes, () => tree('profile', 'guide'));
  followRights(followed);
  await waitFor(() => expect(areaPages()).toEqual(['/area/profile', '/area/guide']));
});

it('reads the rights one after another, so that the latest answer counts', async () => {
  const first = deferred<RouteNode[]>();
  fakeApi.get(apiPaths.routes, () => first.promise);
  followRights(followed);
  followRights(followed);
  await waitFor(() => expect(fakeApi.calls('get', apiPaths.routes)).toHaveLength(1));
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  first.resolve(tree('profile'));
  await waitFor(() => expect(info).toHaveBeenCalledTimes(2));
  expect(areaPages()).toEqual(['/area/guide']);
});

it('changes nothing when the call fails, and reads again the next time', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi.get(apiPaths.routes, () => failure(500, 'no'));
  followRights(followed);
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(areaPages()).toEqual(['/area/profile', '/area/guide']);
  expect(info).not.toHaveBeenCalled();
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  followRights(followed);
  await waitFor(() => expect(areaPages()).toEqual(['/area/guide']));
  warn.mockRestore();
});

it('ignores the answer when another user has signed in', async () => {
  const late = deferred<RouteNode[]>();
  fakeApi.get(apiPaths.routes, () => late.promise);
  followRights(followed);
  await waitFor(() => expect(fakeApi.calls('get', apiPaths.routes)).toHaveLength(1));
  store.set(tokenAtom, 'another');
  late.resolve(tree());
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  followRights(followed);
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(areaPages()).toEqual(['/area/guide']);
});

it('requests nothing before the user is known', async () => {
  fakeApi.get(apiPaths.routes, () => tree('guide'));
  store.set(userAtom, null);
  followRights(followed);
  signIn();
  followRights(followed);
  await waitFor(() => expect(info).toHaveBeenCalledTimes(1));
  expect(fakeApi.calls('get', apiPaths.routes)).toHaveLength(1);
});
