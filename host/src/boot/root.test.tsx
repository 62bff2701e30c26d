import { api, configureApiClient } from '@backoffice/api-client';
import {
  apiPaths,
  merchantPaths,
  transactionPaths,
  type RouteNode,
  type RemoteRelease,
  type UserInfo,
} from '@backoffice/contract';
import { store, tokenAtom } from '@backoffice/session';
import { deferred, failure, fakeApi, offline, type Deferred } from '@backoffice/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { correctAddress } from './boot';
import { Root } from './root';
import { apiEvents } from '../kernel/events';
import { appendRoutes } from '../navigation/route-tree';

// The federation run time has tests of its own. The remote here exposes a page with a text field.
const preloaded = jest.fn();
jest.mock('../remotes/federation', () => ({
  warmFacades: () => Promise.resolve(),
  loadExposedModule: ({ name }: RemoteRelease, _manifest: unknown, module: string) => {
    const view = `${name}/${module}`;
    const Page = () => (
      <label>
        {view}
        <input />
      </label>
    );
    const prefetch = (_client: unknown, { pathname }: URL) =>
      Promise.resolve().then(() => preloaded(pathname));
    return Promise.resolve({ Page, messages: [], prefetch });
  },
}));

// jsdom does not implement style sheets.
jest.mock('../kernel/document-styles', () => ({ adoptStyles: () => undefined }));

const admin: UserInfo = { roles: ['admin'], name: 'Ada', avatar: '', introduction: '' };
const titles = (en: string, zh: string) => ({ en, zh, es: en, ja: en });
const routes: RouteNode[] = [
  {
    path: '/',
    component: 'Layout',
    name: 'home',
    meta: { title: 'Dashboard', titles: titles('Dashboard', '首页') },
    children: [
      {
        path: 'dashboard',
        component: 'mfe-content/Dashboard',
        name: 'dashboard',
        meta: { title: 'Dashboard', titles: titles('Dashboard', '首页'), icon: 'board' },
      },
    ],
  },
  {
    path: '/merchant',
    component: 'Layout',
    name: 'merchant',
    meta: { title: 'Merchants', titles: titles('Merchants', '商户管理') },
    children: [
      {
        path: 'list',
        component: 'mfe-merchant/MerchantList',
        name: 'merchants',
        meta: { title: 'Merchant list', titles: titles('Merchant list', '商户列表') },
      },
      { path: 'orders', component: 'mfe-energy/Orders', name: 'orders', meta: { title: 'Energy orders' } },
    ],
  },
];
const live = (name: string) => ({
  name,
  release: '1',
  manifest: `/mfe/${name}/1/mf-manifest.json`,
  status: 'live' as const,
});

let tokens = 0;

/** Opens the app at an address. Each sign-in has a token of its own, as on the server. */
function open(url: string, { signedIn = true, language = 'en' } = {}) {
  document.cookie = `language=${language}; path=/`;
  window.history.replaceState(null, '', url);
  configureApiClient({
    baseUrl: 'http://localhost:8789',
    getToken: () => store.get(tokenAtom),
    ...apiEvents,
  });
  fakeApi.get(apiPaths.authProviders, () => ({ providers: [], demoAccount: null }));
  fakeApi.post(apiPaths.login, () => ({ token: `token-${++tokens}` }));
  fakeApi.post(apiPaths.logout, () => null);
  if (signedIn) store.set(tokenAtom, `token-${++tokens}`);
  correctAddress();
  render(<Root />);
  return userEvent.setup();
}

function serve({ user = admin, tree = routes }: { user?: UserInfo | null; tree?: RouteNode[] } = {}) {
  fakeApi.get(apiPaths.userInfo, () => user);
  fakeApi.get(apiPaths.routes, () => tree);
  fakeApi.get(apiPaths.remotes, () => [live('mfe-content'), live('mfe-merchant')]);
}

/** Answers manifests in which each remote exposes the modules that the route tree names. */
function serveManifests() {
  const fetchApi = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const exposes = ['Dashboard', 'MerchantList'].map((name) => ({ name, assets: { js: { sync: [] } } }));
    const manifest = { metaData: { remoteEntry: { name: 'x.js' }, globalName: 'x' }, exposes, shared: [] };
    return typeof input === 'string' && input.startsWith('/mfe/')
      ? Promise.resolve(Response.json(manifest))
      : fetchApi(input, init);
  };
}

const address = () => location.pathname + location.search;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.scrollTo = () => {};
  document.cookie = 'sidebarStatus=; path=/; max-age=0';
  // Removes the open tabs of the previous test.
  sessionStorage.clear();
  preloaded.mockReset();
  serveManifests();
});
afterEach(() => jest.restoreAllMocks());

async function signIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'admin');
  await user.type(screen.getByLabelText(/^Password/), '111111{Enter}');
}

describe('the guard', () => {
  it('leads a signed-out user through the login page to the wanted page with its query', async () => {
    serve();
    const user = open('/merchant/list?page=2&name=a%26b', { signedIn: false });
    expect(address()).toBe('/login?redirect=%2Fmerchant%2Flist%3Fpage%3D2%26name%3Da%2526b');
    await signIn(user);
    await heading('Merchant list');
    expect(address()).toBe('/merchant/list?page=2&name=a%26b');
    expect(document.cookie).toContain('Admin-Token=token-');
  });

  it('leads from /login to the root, which is the dashboard, when there is a token', async () => {
    serve();
    open('/login?redirect=/merchant/list');
    await heading('Dashboard');
    expect(address()).toBe('/dashboard');
  });

  it('requests user, routes and remotes in parallel', async () => {
    const answers: Deferred<never>[] = [];
    const wait = () => {
      const answer = deferred<never>();
      answers.push(answer);
      return answer.promise;
    };
    fakeApi.get(apiPaths.userInfo, wait);
    fakeApi.get(apiPaths.routes, wait);
    fakeApi.get(apiPaths.remotes, wait);
    open('/dashboard');
    await waitFor(() => expect(answers).toHaveLength(3));
    expect(fakeApi.calls('get', apiPaths.userInfo)[0]!.query.size).toBe(0);
  });

  it('requests nothing that came with the sign-in', async () => {
    serve();
    const remotes = [live('mfe-content'), live('mfe-merchant')];
    const answers = { [apiPaths.userInfo]: admin, [apiPaths.routes]: routes, [apiPaths.remotes]: remotes };
    const user = open('/merchant/list', { signedIn: false });
    fakeApi.post(apiPaths.login, () => ({ token: 'token-with-answers', answers }));
    await signIn(user);
    await heading('Merchant list');
    for (const path of [apiPaths.userInfo, apiPaths.routes, apiPaths.remotes])
      expect(fakeApi.calls('get', path)).toHaveLength(0);
    expect(fakeApi.calls('post', apiPaths.login)[0]!.query.get('page')).toBe('/merchant/list');
  });

  it.each([
    ['no data', null, 'Verification failed, please Login again.'],
    ['no roles', { ...admin, roles: [] }, 'getInfo: roles must be a non-null array!'],
  ])('sends a user with %s back to the login page', async (_name, user, sentence) => {
    serve({ user });
    open('/merchant/list?page=2');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(address()).toBe('/login?redirect=%2Fmerchant%2Flist%3Fpage%3D2');
    expect(document.cookie).not.toContain('Admin-Token');
  });

  it.each([
    [
      'a refusal',
      failure(50008, 'Login failed, unable to get user details.'),
      'Login failed, unable to get user details.',
    ],
    ['an ended session', failure(401, 'Your session has ended.'), 'Your session has ended.'],
    ['no connection', offline(), 'Could not reach the server. Check your connection and try again.'],
  ])('reports %s once, without the dialog', async (_name, answer, sentence) => {
    serve();
    fakeApi.get(apiPaths.userInfo, () => answer);
    open('/dashboard');
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(address()).toBe('/login?redirect=%2Fdashboard');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(document.cookie).not.toContain('Admin-Token');
  });
});

describe('addresses', () => {
  it.each([
    ['/nowhere', '/404', '404'],
    ['/merchant/orders', '/404', '404'],
    ['/merchant', '/merchant/list', 'Merchant list'],
    ['/redirect/merchant/list?page=2', '/merchant/list?page=2', 'Merchant list'],
    ['/redirect/%2Fevil.example', '/dashboard', 'Dashboard'],
    ['/401', '/401', '401'],
  ])('%s shows %s', async (url, expected, title) => {
    serve();
    open(url);
    await heading(title);
    expect(address()).toBe(expected);
    expect(document.title).toBe(`${title} - Payment Back-office`);
  });

  it('takes a page out once its remote turns out not to expose it', async () => {
    serve();
    fakeApi.get(apiPaths.remotes, () => [
      live('mfe-content'),
      { ...live('mfe-merchant'), manifest: '/mfe/merchant/2/mf-manifest.json' },
    ]);
    const manifest = deferred<Response>();
    const fetchApi = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      input === '/mfe/merchant/2/mf-manifest.json' ? manifest.promise : fetchApi(input, init);
    open('/merchant/list');
    await heading('Merchant list');
    manifest.resolve(
      Response.json({
        metaData: { remoteEntry: { name: 'entry.js' }, globalName: 'x' },
        exposes: [],
        shared: [],
      }),
    );
    await heading('404');
    expect(await screen.findByRole('heading', { name: 'OOPS!' })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard']);
    expect(console.warn).toHaveBeenCalledWith(
      expect.any(String),
      expect.arrayContaining(['mfe-merchant/MerchantList']),
    );
  });

  it('leads every address that is no page of the user to /404', async () => {
    serve();
    open('/nowhere');
    await heading('404');
    expect(address()).toBe('/404');
    expect(await screen.findByRole('heading', { name: 'OOPS!' })).toBeInTheDocument();
  });

  it.each([
    ['/profile', '/profile/index', 'Profile'],
    ['/documentation', '/documentation/index', 'Documentation'],
    ['/guide/index', '/guide/index', 'Tour'],
    ['/401?noGoBack=true', '/401?noGoBack=true', '401'],
  ])('opens %s for everybody, in no menu', async (wanted, shown, title) => {
    serve({ tree: routes.slice(0, 1) });
    open(wanted);
    await heading(title);
    expect(address()).toBe(shown);
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dashboard']);
  });
});

describe('the frame', () => {
  it('has its landmarks, the titles and the breadcrumb in the chosen language', async () => {
    serve();
    open('/merchant/list', { language: 'zh' });
    await heading('商户列表');
    expect(document.title).toBe('商户列表 - 支付后台');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toBeInTheDocument();
    const crumbs = within(screen.getByRole('navigation', { name: '面包屑导航' })).getAllByRole('listitem');
    expect(crumbs.map((crumb) => crumb.textContent)).toEqual(['首页', '商户管理', '商户列表']);
  });

  it('switches the language and announces it', async () => {
    serve();
    const user = open('/merchant/list', { language: 'zh' });
    await heading('商户列表');
    await user.click(screen.getByRole('button', { name: '语言' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await heading('Merchant list');
    expect(screen.getByText('Switch Language Success')).toBeInTheDocument();
    expect(document.title).toBe('Merchant list - Payment Back-office');
  });

  it('navigates by the menu, preloads what is pointed at and moves the focus to the page', async () => {
    serve();
    const user = open('/dashboard');
    await heading('Dashboard');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const links = menu.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Merchant list']);
    expect(links[0]).toHaveAttribute('aria-current', 'page');
    await user.hover(links[1]!);
    await waitFor(() => expect(preloaded).toHaveBeenCalledWith('/merchant/list'));
    await user.click(links[1]!);
    const arrived = await heading('Merchant list');
    await waitFor(() => expect(arrived).toHaveFocus());
    expect(links[1]).toHaveAttribute('aria-current', 'page');
  });

  it('begins to load a page with an id in its address before there is a frame', async () => {
    const merchant = {
      path: '/merchant',
      component: 'Layout',
      name: 'merchant',
      meta: { title: 'Merchants' },
      children: [
        {
          path: ':id',
          component: 'mfe-merchant/MerchantList',
          name: 'page',
          meta: { title: 'Merchant', hidden: true },
        },
      ],
    };
    serve({ tree: appendRoutes(routes, [merchant]) });
    const begun = new Promise((resolve) => {
      preloaded.mockImplementation((path) => resolve([path, screen.queryByRole('navigation')]));
    });
    open('/merchant/7');
    await expect(begun).resolves.toEqual(['/merchant/7', null]);
  });

  it('collapses the sidebar to named icons and remembers it', async () => {
    serve();
    const user = open('/dashboard');
    await heading('Dashboard');
    await user.click(screen.getByRole('button', { name: 'Collapse the menu' }));
    expect(screen.getByRole('link', { name: 'Merchant list' })).toHaveTextContent('');
    expect(document.cookie).toContain('sidebarStatus=0');
    expect(document.cookie).toContain('device=desktop');
    await user.click(screen.getByRole('button', { name: 'Expand the menu' }));
    expect(document.cookie).toContain('sidebarStatus=1');
  });

  it('begins with a way past the menu', async () => {
    serve();
    const user = open('/dashboard');
    await heading('Dashboard');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(address()).toBe('/dashboard');
  });
});

describe('leaving', () => {
  it('ends the session on the server and here, and returns here after sign-in', async () => {
    serve();
    const user = open('/merchant/list?page=2');
    await heading('Merchant list');
    await user.click(screen.getByRole('button', { name: 'Ada (Roles: admin), user menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await heading('Sign in');
    expect(fakeApi.calls('post', apiPaths.logout)[0]!.headers.get('Authorization')).toMatch(/^Bearer token-/);
    expect(address()).toBe('/login?redirect=%2Fmerchant%2Flist%3Fpage%3D2');
    expect(document.cookie).not.toContain('Admin-Token');
  });

  it('signs out even when the server cannot be reached', async () => {
    serve();
    const user = open('/dashboard');
    await heading('Dashboard');
    fakeApi.post(apiPaths.logout, () => offline());
    await user.click(screen.getByRole('button', { name: 'Ada (Roles: admin), user menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await heading('Sign in');
    expect(document.cookie).not.toContain('Admin-Token');
  });
});

describe('failures', () => {
  const question = 'You have been logged out, you can cancel to stay on this page, or log in again';

  async function sessionEnds() {
    fakeApi.post(merchantPaths.merchantList, () => failure(401));
    fakeApi.get(apiPaths.roleOptions, () => failure(403));
    fakeApi.get(transactionPaths.dashboardSummary, () => failure(503));
    await act(() =>
      Promise.allSettled([
        api.post(merchantPaths.merchantList, {}),
        api.get(apiPaths.roleOptions),
        api.get(transactionPaths.dashboardSummary),
      ]),
    );
  }

  it('open one dialog, however many calls end with the session; Cancel keeps what was typed', async () => {
    serve();
    const user = open('/merchant/list?page=2');
    await heading('Merchant list');
    await user.type(screen.getByLabelText('mfe-merchant/MerchantList'), 'half a sentence');
    await sessionEnds();
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm logout' });
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(dialog).toHaveTextContent(question);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('mfe-merchant/MerchantList')).toHaveValue('half a sentence');
    expect(address()).toBe('/merchant/list?page=2');
  });

  it('lead through Re-Login back to the same page', async () => {
    serve();
    const user = open('/merchant/list?page=2');
    await heading('Merchant list');
    await sessionEnds();
    await user.click(screen.getByRole('button', { name: 'Re-Login' }));
    await heading('Sign in');
    expect(document.cookie).not.toContain('Admin-Token');
    await signIn(user);
    await heading('Merchant list');
    expect(address()).toBe('/merchant/list?page=2');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('become a notice and a line in the console', async () => {
    serve();
    open('/dashboard');
    await heading('Dashboard');
    fakeApi.get(transactionPaths.dashboardSummary, () => failure(500, 'The figures are not available.'));
    await act(() => api.get(transactionPaths.dashboardSummary).catch(() => {}));
    expect(await screen.findByText('The figures are not available.')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(
      'The figures are not available.',
      expect.objectContaining({ status: 500 }),
    );
  });
});
