import { configureApiClient } from '@backoffice/api-client';
import { apiPaths, type RemoteRelease, type RouteNode } from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { fakeApi } from '@backoffice/testing';
import { notify } from '@backoffice/ui';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import { createToolsAtom } from '../frame/create/create-slot';
import { bellAtom } from '../frame/inbox/inbox-slot';
import { shownPanelAtom } from '../frame/settings/open-settings';
import { openFrameDialog } from '../frame/shortcuts/shortcuts';
import { errorLogAtom } from '../kernel/error-log/error-log';
import { apiEvents } from '../kernel/events';
import { correctAddress } from './boot';
import { Root } from './root';

/** The names of the components that throw at their next rendering. */
const mockBroken = new Set<string>();
const breaks = (name: string) => (mockBroken.has(name) ? new Error(`${name} is broken.`) : null);

/** The module, with one component that throws while `mockBroken` names it. */
function mockBreakable(path: string, name: string) {
  const real = jest.requireActual<Record<string, ComponentType<object>>>(path);
  const Breakable = (props: object) => {
    const error = breaks(name);
    if (error) throw error;
    return createElement(real[name]!, props);
  };
  return { ...real, [name]: Breakable };
}
jest.mock('../frame/sidebar/sidebar', () => mockBreakable('../frame/sidebar/sidebar', 'SideBar'));
jest.mock('../frame/tabs/tab-bar', () => mockBreakable('../frame/tabs/tab-bar', 'TabBar'));
jest.mock('../frame/shell/breadcrumb', () => mockBreakable('../frame/shell/breadcrumb', 'Breadcrumb'));
jest.mock('../frame/shell/user-menu', () => mockBreakable('../frame/shell/user-menu', 'UserMenu'));
jest.mock('../frame/palette/palette-button', () =>
  mockBreakable('../frame/palette/palette-button', 'PaletteButton'),
);
jest.mock('../frame/palette/palette-list', () =>
  mockBreakable('../frame/palette/palette-list', 'PaletteList'),
);
jest.mock('../frame/connection/offline-banner', () =>
  mockBreakable('../frame/connection/offline-banner', 'OfflineBanner'),
);
jest.mock('../frame/overrides/override-ribbon-loader', () =>
  mockBreakable('../frame/overrides/override-ribbon-loader', 'OverrideRibbonLoader'),
);
jest.mock('../session/dialogs/session-dialogs', () =>
  mockBreakable('../session/dialogs/session-dialogs', 'SessionDialogs'),
);
jest.mock('../remotes/federation', () => ({
  warmFacades: () => Promise.resolve(),
  loadExposedModule: ({ name }: RemoteRelease, _manifest: unknown, module: string) => {
    const Page = () => <input aria-label={`${name}/${module}`} />;
    return Promise.resolve({ Page, messages: [] });
  },
}));
jest.mock('../kernel/document-styles', () => ({ adoptStyles: () => undefined }));

const page = { path: 'list', component: 'mfe-merchant/MerchantList', name: 'list', meta: { title: 'List' } };
const routes: RouteNode[] = [
  { path: '/merchant', component: 'Layout', name: 'm', meta: { title: 'Merchants' }, children: [page] },
];

async function openPage() {
  window.history.replaceState(null, '', '/merchant/list');
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => store.get(tokenAtom),
    ...apiEvents,
  });
  fakeApi.get(apiPaths.userInfo, () => ({ roles: ['admin'], name: 'Ada', avatar: '', introduction: '' }));
  fakeApi.get(apiPaths.routes, () => routes);
  fakeApi.get(apiPaths.remotes, () => [
    {
      name: 'mfe-merchant',
      release: '1',
      manifest: '/mfe/merchant/1/mf-manifest.json',
      status: 'live' as const,
    },
  ]);
  const fetchApi = globalThis.fetch;
  const exposes = [{ name: 'MerchantList', assets: { js: { sync: [] } } }];
  const manifest = { metaData: { remoteEntry: { name: 'x.js' }, globalName: 'x' }, exposes, shared: [] };
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/mfe/')
      ? Promise.resolve(Response.json(manifest))
      : fetchApi(input, init);
  store.set(tokenAtom, `token-${performance.now()}`);
  correctAddress();
  render(<Root />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('mfe-merchant/MerchantList'), 'half a sentence');
  return { user };
}

function Broken(): never {
  throw new Error('It is broken.');
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = () => {};
  sessionStorage.clear();
  store.set(errorLogAtom, []);
  mockBroken.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    store.set(bellAtom, null);
    store.set(createToolsAtom, null);
    store.set(shownPanelAtom, null);
  });
});

/** Expects the frame with the page, except the failed part. */
function expectTheRest(without: string) {
  expect(screen.getByLabelText('mfe-merchant/MerchantList')).toHaveValue('half a sentence');
  const landmarks: [part: string, role: string, name: string][] = [
    ['menu', 'navigation', 'Main menu'],
    ['tabs', 'tablist', 'Open pages'],
    ['breadcrumb', 'navigation', 'Breadcrumb'],
  ];
  for (const [part, role, name] of landmarks)
    if (part !== without) expect(screen.getByRole(role, { name })).toBeInTheDocument();
  expect(store.get(errorLogAtom)).toHaveLength(1);
}

describe('a part of the frame that cannot be shown', () => {
  it.each([
    ['menu', 'SideBar', 'Could not show the menu.'],
    ['tabs', 'TabBar', 'Could not show the tabs.'],
    ['breadcrumb', 'Breadcrumb', 'Could not show the breadcrumb.'],
    ['connection', 'OfflineBanner', 'Could not show the connection status.'],
    ['preview', 'OverrideRibbonLoader', 'Could not show the preview banner.'],
    ['session', 'SessionDialogs', 'Could not show the sign-in dialog.'],
  ])('affects only the %s, and Retry renders it again', async (part, component, sentence) => {
    mockBroken.add(component);
    const { user } = await openPage();
    const failure = screen.getByText(sentence).closest<HTMLElement>('[role=alert]')!;
    expectTheRest(part);
    mockBroken.clear();
    await user.click(within(failure).getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.getByLabelText('mfe-merchant/MerchantList')).toHaveValue('half a sentence');
  });

  it.each([
    ['PaletteButton', 'Could not show this tool.'],
    ['UserMenu', 'Could not show your account menu.'],
  ])('shows an icon instead of the tool %s', async (component, sentence) => {
    mockBroken.add(component);
    const { user } = await openPage();
    expectTheRest(component);
    mockBroken.clear();
    await user.click(screen.getByRole('button', { name: `${sentence} Select to retry.` }));
    expect(screen.queryByRole('button', { name: new RegExp(sentence) })).not.toBeInTheDocument();
  });

  it('affects only the notifications', async () => {
    await openPage();
    act(() => store.set(bellAtom, { Bell: Broken }));
    expect(screen.getByRole('button', { name: /^Could not show notifications/ })).toBeInTheDocument();
    expectTheRest('notifications');
  });

  it('affects only the settings panel, which is closed', async () => {
    const { user } = await openPage();
    act(() => store.set(shownPanelAtom, { Panel: Broken }));
    expect(screen.getByText('Could not show settings.')).toBeInTheDocument();
    expectTheRest('settings');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Could not show settings.')).not.toBeInTheDocument();
    expect(store.get(shownPanelAtom)).toBeNull();
  });

  it('affects only the palette, which is closed', async () => {
    const { user } = await openPage();
    mockBroken.add('PaletteList');
    act(() => openFrameDialog('palette', true));
    expect(await screen.findByText('Could not show this dialog.')).toBeInTheDocument();
    expectTheRest('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Could not show this dialog.')).not.toBeInTheDocument();
  });

  it('affects only the toasts', async () => {
    await openPage();
    act(() => notify.info({ title: (<Broken />) as unknown as string }));
    expect(await screen.findByText('Could not show messages.')).toBeInTheDocument();
    expectTheRest('notices');
  });
});
