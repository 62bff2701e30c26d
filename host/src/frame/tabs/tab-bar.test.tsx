import { PAGE_NAMED_EVENT, type PageNamed } from '@backoffice/contract/page-name';
import type { RouteMeta } from '@backoffice/contract';
import { renderPage } from '@backoffice/testing';
import { useUnsavedChanges } from '@backoffice/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useContext, useEffect, useState } from 'react';
import { Link, type RouteObject, UNSAFE_RouteContext, useLocation, useSearchParams } from 'react-router-dom';
import { messages } from '../../kernel/messages';
import { RedirectPage } from '../shell/app-router';
import { Shell } from '../shell/shell';
import type { Navigation } from '../../navigation/navigation';
import { offerOwnPages, parseView } from '../../remotes/view';
import { closeTabs } from '../../navigation/tabs/stored-tabs';

beforeAll(() => offerOwnPages({ Tab: () => Promise.resolve({ Page: () => null, messages: [] }) }));

const alive = new Set<string>();
const changed = jest.fn();
let letGo: (() => void) | undefined;

/** Reports each change of what the links of a page follow. */
function Follower() {
  const route = useContext(UNSAFE_RouteContext);
  useEffect(() => void changed(), [route]);
  return null;
}

const follower = <Follower />;

/** A page of a remote with a text field, a query of its own, and an effect. */
function Page({ name }: { name: string }) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useUnsavedChanges(name === 'Form' && typed !== '');
  useEffect(() => {
    alive.add(address);
    return () => void alive.delete(address);
  }, [address]);
  return (
    <>
      <input aria-label={name} onChange={({ target }) => setTyped(target.value)} value={typed} />
      <p>{`${name} at ${address}`}</p>
      <button onClick={() => setQuery({ page: `${Number(query.get('page') ?? 1) + 1}` })}>Next page</button>
      <Link to="/form?id=2">Second form</Link>
      {follower}
    </>
  );
}

const titles: Record<string, RouteMeta> = {
  '/dashboard': { title: 'Dashboard', affix: true },
  '/list': {
    title: 'List',
    titles: { en: 'List', zh: '列表', es: 'Lista', ja: '一覧' },
  },
  '/form': { title: 'Form' },
  '/item/:id': { title: 'Item' },
};
const navigation: Navigation = {
  pages: Object.entries(titles).map(([path, meta]) => ({
    path,
    view: parseView('host/Tab'),
    breadcrumb: [meta],
  })),
  menu: [],
  redirects: [],
  skipped: [],
};
const routes: RouteObject[] = [
  ...navigation.pages.map(({ path, breadcrumb }) => {
    return { path, element: <Page name={breadcrumb[0]!.title} />, handle: { breadcrumb } };
  }),
  {
    path: '/slow',
    loader: () => new Promise<null>((resolve) => (letGo = () => resolve(null))),
    element: <p>At last</p>,
    handle: { breadcrumb: [{ title: 'Slow' }] },
  },
  { path: '/404', element: <p>OOPS</p>, handle: { breadcrumb: [{ title: '404' }] } },
  { path: '/redirect/*', element: <RedirectPage /> },
];

async function open(...addresses: string[]) {
  window.scrollTo = () => {};
  const shown = await renderPage(<Shell navigation={navigation} routes={routes} />, {
    url: '/dashboard',
    messages: [messages],
    routes,
  });
  const { router, user } = shown;
  const go = (address: string) => {
    // user-event reports a field's change when it loses the focus. Not from an effect, which would nest its `act` in the end of
    // another.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) act(() => field.blur());
    return act(() => router.navigate(address));
  };
  for (const address of addresses) await go(address);
  const bar = within(screen.getByRole('tablist', { name: 'Open pages' }));
  return {
    ...shown,
    go,
    tabs: () => bar.getAllByRole('tab').map(({ textContent }) => textContent),
    tab: (name: string) => bar.getByRole('tab', { name }),
    address: () => router.state.location.pathname + router.state.location.search,
    choose: async (name: string, item: string) => {
      await user.pointer({ target: bar.getByRole('tab', { name }), keys: '[MouseRight]' });
      await user.click(screen.getByRole('menuitem', { name: item }));
    },
  };
}

afterEach(() => act(() => closeTabs({ isForgotten: true })));

it('has a tab a page, the dashboard pinned, and marks the one on screen', async () => {
  const { tabs, tab, go } = await open('/list?page=2', '/form');
  expect(tabs()).toEqual(['Dashboard', 'List', 'Form']);
  expect(tab('Form')).toHaveAttribute('aria-selected', 'true');
  expect(tab('List')).toHaveAttribute('aria-selected', 'false');
  expect(screen.queryByRole('button', { name: 'Close Dashboard' })).not.toBeInTheDocument();
  await go('/404');
  expect(tabs()).toEqual(['Dashboard', 'List', 'Form']);
  expect(screen.getByText('OOPS')).toBeVisible();
});

it('names the pages in the language of the interface', async () => {
  window.scrollTo = () => {};
  await renderPage(<Shell navigation={navigation} routes={routes} />, {
    url: '/list',
    language: 'zh',
    messages: [messages],
    routes,
  });
  expect(screen.getByRole('tab', { name: '列表' })).toHaveAttribute('aria-selected', 'true');
});

it('distinguishes the pages of two rows by the ids in their addresses', async () => {
  const { tabs } = await open('/item/7', '/item/8');
  expect(tabs()).toEqual(['Dashboard', 'Item · 7', 'Item · 8']);
});

it('shows the name that a page reports first, also in the window’s title and after a reload', async () => {
  const { go, tabs, unmount } = await open('/item/12');
  const detail: PageNamed = { path: '/item/12', name: 'Acme' };
  act(() => void window.dispatchEvent(new CustomEvent(PAGE_NAMED_EVENT, { detail })));
  expect(tabs()).toEqual(['Dashboard', 'Acme · Item']);
  expect(document.title).toBe('Acme · Item - Payment Back-office');
  await go('/list');
  unmount();
  act(() => closeTabs());
  expect((await open()).tabs()).toContain('Acme · Item');
});

it('shows reported filters of two tabs only for the same query and language', async () => {
  const { go, tabs } = await open('/list?status=inactive', '/form', '/list?status=active', '/form');
  const say = (filters: PageNamed['filters']) =>
    act(() => {
      const detail: PageNamed = { path: '/list', filters };
      window.dispatchEvent(new CustomEvent(PAGE_NAMED_EVENT, { detail }));
    });
  expect(tabs()).toEqual(['Dashboard', 'List', 'Form', 'List']);
  say({ search: '?status=inactive', language: 'en', words: 'Inactive' });
  say({ search: '?status=active', language: 'zh', words: '启用' });
  expect(tabs()).toEqual(['Dashboard', 'List · Inactive', 'Form', 'List']);
  await go('/list?status=inactive');
  await go('/list?name=Acme');
  expect(tabs()).toEqual(['Dashboard', 'List', 'Form', 'List']);
});

it('keeps what was typed, and the query that a page chose, while another page is shown', async () => {
  const { user, tab, address } = await open('/list');
  await user.type(screen.getByRole('textbox', { name: 'List' }), 'typed');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(tab('Dashboard'));
  expect(screen.getByRole('textbox', { name: 'Dashboard' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'List' })).not.toBeInTheDocument();
  await user.click(tab('List'));
  expect(address()).toBe('/list?page=2');
  expect(screen.getByRole('textbox', { name: 'List' })).toHaveValue('typed');
});

it('keeps two pages of one route apart', async () => {
  const { user, tabs, go } = await open('/form?id=1');
  await user.type(screen.getByRole('textbox', { name: 'Form' }), 'one');
  await go('/list');
  await user.click(screen.getByRole('link', { name: 'Second form' }));
  expect(tabs()).toEqual(['Dashboard', 'Form · 1', 'List', 'Form · 2']);
  expect(screen.getByText('Form at /form?id=2')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Form' })).toHaveValue('');
  await user.click(screen.getAllByRole('tab')[1]!);
  expect(screen.getByText('Form at /form?id=1')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Form' })).toHaveValue('one');
});

it('ends the effects of a hidden page, which sees its own address all the same', async () => {
  const { user, tab } = await open('/list?page=3', '/form?id=1');
  await waitFor(() => expect([...alive]).toEqual(['/form?id=1']));
  await user.click(tab('List'));
  await waitFor(() => expect([...alive]).toEqual(['/list?page=3']));
});

it('changes nothing of a page while the next one is loading', async () => {
  const { router } = await open('/list');
  changed.mockClear();
  act(() => {
    void router.navigate('/slow');
  });
  expect(router.state.navigation.state).toBe('loading');
  expect(changed).not.toHaveBeenCalled();
  act(() => {
    letGo?.();
  });
  expect(await screen.findByText('At last')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
});

it('closes a page by its button, the middle button and Delete, and shows the one visited last', async () => {
  const { user, tabs, tab, address } = await open('/list', '/form', '/list');
  await user.click(screen.getByRole('button', { name: 'Close List' }));
  expect(address()).toBe('/form');
  expect(tabs()).toEqual(['Dashboard', 'Form']);
  await user.pointer({ target: tab('Dashboard'), keys: '[MouseMiddle]' });
  expect(tabs()).toEqual(['Dashboard', 'Form']);
  await user.pointer({ target: tab('Form'), keys: '[MouseMiddle]' });
  expect(tabs()).toEqual(['Dashboard']);
  expect(address()).toBe('/dashboard');
});

it('closes pages one after the other, also while the next page is still loading', async () => {
  const { user, go, router, tabs, address } = await open('/list');
  const close = (name: string) => user.click(screen.getByRole('button', { name: `Close ${name}` }));
  act(() => void router.navigate('/slow'));
  await act(async () => letGo!());
  expect(address()).toBe('/slow');
  await go('/form');
  await close('Form');
  expect(address()).toBe('/form');
  await close('Slow');
  expect(address()).toBe('/list');
  expect(tabs()).toEqual(['Dashboard', 'List']);
});

it('closes a page that the user has gone back to while the next one was loading', async () => {
  const { user, go, router, address } = await open('/list');
  const closeForm = () => user.click(screen.getByRole('button', { name: 'Close Form' }));
  act(() => void router.navigate('/slow'));
  await act(async () => letGo!());
  await go('/form');
  await closeForm();
  await go('/form');
  await closeForm();
  await act(async () => letGo!());
  expect(address()).toBe('/slow');
});

it('works by keyboard: arrows move the focus, Enter shows, Delete closes, Ctrl and Shift move', async () => {
  const { user, tabs, tab, address } = await open('/list', '/form');
  act(() => tab('Form').focus());
  await user.keyboard('{ArrowLeft}');
  expect(tab('List')).toHaveFocus();
  expect(address()).toBe('/form');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(tab('Form')).toHaveFocus();
  await user.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
  expect(tabs()).toEqual(['Dashboard', 'Form', 'List']);
  expect(tab('Form')).toHaveFocus();
  expect(screen.getByText('Form moved to position 2 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(address()).toBe('/list');
  expect(tab('List')).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(tabs()).toEqual(['Dashboard', 'Form']);
  expect(tab('Form')).toHaveFocus();
});

it('opens its menu by keys, and gives the focus back', async () => {
  const { user, tab } = await open('/list');
  act(() => tab('List').focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  expect(screen.getByRole('menuitem', { name: 'Refresh' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(tab('List')).toHaveFocus();
});

it('keeps a focus set before the first frame of a page', async () => {
  const { go, tab } = await open('/list');
  const frames: FrameRequestCallback[] = [];
  const requested = jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((work) => frames.push(work));
  const paint = () => act(() => frames.splice(0).forEach((work) => work(0)));
  await go('/form');
  paint();
  expect(screen.getByRole('heading', { name: 'Form' })).toHaveFocus();
  await go('/list');
  act(() => tab('List').focus());
  paint();
  expect(tab('List')).toHaveFocus();
  await go('/form');
  const field = screen.getByRole('textbox', { name: 'Form' });
  act(() => field.focus());
  paint();
  expect(field).toHaveFocus();
  requested.mockRestore();
});

it('closes the tabs on one side, or all', async () => {
  const { tabs, choose, address } = await open('/list', '/form');
  await choose('List', 'Close to the right');
  await waitFor(() => expect(tabs()).toEqual(['Dashboard', 'List']));
  expect(address()).toBe('/list');
  await choose('List', 'Close all');
  await waitFor(() => expect(tabs()).toEqual(['Dashboard']));
  expect(address()).toBe('/dashboard');
});

it('offers nothing on a tab that closes no other', async () => {
  const { user, tab } = await open();
  await user.pointer({ target: tab('Dashboard'), keys: '[MouseRight]' });
  expect(screen.getByRole('menuitem', { name: 'Close' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Close all' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: 'Refresh' })).not.toHaveAttribute('aria-disabled');
});

it('remounts a refreshed page under the same address', async () => {
  const { user, choose, tabs, address } = await open('/list?page=2');
  await user.type(screen.getByRole('textbox', { name: 'List' }), 'typed');
  await choose('List', 'Refresh');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'List' })).toHaveValue(''));
  expect(address()).toBe('/list?page=2');
  expect(tabs()).toEqual(['Dashboard', 'List']);
});

async function openUnsavedForm() {
  const shown = await open('/form?id=1');
  await shown.user.type(screen.getByRole('textbox', { name: 'Form' }), 'x');
  await shown.go('/dashboard');
  return shown;
}

it.each(['Refresh', 'Close'])('asks before %s loses unsaved input, of a hidden page too', async (item) => {
  const { user, tabs, choose } = await openUnsavedForm();
  await choose('Form', item);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Not saved: Form');
  await user.click(screen.getByText('Keep editing'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(tabs()).toEqual(['Dashboard', 'Form']);
});

it('closes tabs with unsaved input after a confirmation', async () => {
  const { user, tabs, choose } = await openUnsavedForm();
  await choose('Form', 'Close');
  await user.click(screen.getByText('Discard'));
  expect(tabs()).toEqual(['Dashboard']);
});

it('makes the browser ask before the window closes with unsaved input', async () => {
  const { user } = await open('/form');
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Form' }), 'unsaved');
  // The page reports its unsaved input to the frame asynchronously.
  await waitFor(() => expect(leave()).toBe(false));
});

it('has the same tabs when the document is loaded again', async () => {
  const first = await open('/list?page=2', '/form');
  first.unmount();
  act(() => closeTabs());
  const { tabs, tab, user, address } = await open();
  expect(tabs()).toEqual(['Dashboard', 'List', 'Form']);
  await user.click(tab('List'));
  expect(address()).toBe('/list?page=2');
});

it('shows each page its own address in a remounted frame', async () => {
  const first = await open('/form?id=1', '/list');
  first.unmount();
  const { user, tab } = await open();
  expect(screen.getAllByText(/ at /)).toHaveLength(1);
  await user.click(tab('Form'));
  expect(screen.getByText('Form at /form?id=1')).toBeVisible();
});

it('offers the palette only what can be closed, and lets it close others and all', async () => {
  Element.prototype.scrollIntoView = () => {};
  const { user, tabs, address } = await open('/list', '/form');
  const commands = async () => {
    await user.keyboard('{Control>}k{/Control}');
    await user.type(
      await screen.findByRole('combobox', { name: 'Search pages, commands and records' }),
      'close',
    );
    return screen.getAllByRole('option').map(({ textContent }) => textContent);
  };
  expect(await commands()).toEqual(
    expect.arrayContaining(['Close this tab', 'Close other tabs', 'Close all tabs']),
  );
  await user.click(screen.getByRole('option', { name: 'Close other tabs' }));
  expect(tabs()).toEqual(['Dashboard', 'Form']);
  expect(await commands()).not.toContain('Close other tabs');
  await user.click(screen.getByRole('option', { name: 'Close all tabs' }));
  expect(tabs()).toEqual(['Dashboard']);
  expect(address()).toBe('/dashboard');
});
