import type { MenuSection } from '@backoffice/contract';
import { renderPage } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../kernel/messages';
import type { MenuPage, Navigation } from '../../navigation/navigation';
import { offerOwnPages, parseView } from '../../remotes/view';
import { Shell } from '../shell/shell';

beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );
});

const page = (path: string, title: string, section?: MenuSection): MenuPage => {
  return { kind: 'page', path, view: parseView('host/Menu'), meta: { title, section } };
};
const navigation: Navigation = {
  pages: [],
  menu: [
    page('/dashboard', 'Dashboard'),
    page('/demo/one', 'Demo one', 'demos'),
    page('/demo/two', 'Demo two', 'demos'),
    page('/shops', 'Shops', 'payments'),
    {
      kind: 'group',
      path: '/nested',
      meta: { title: 'Nested' },
      children: [
        page('/nested/one', 'One'),
        {
          kind: 'group',
          path: '/nested/two',
          meta: { title: 'Two' },
          children: [page('/nested/two/a', 'A')],
        },
      ],
    },
  ],
  redirects: [],
  skipped: [],
};

beforeAll(() => offerOwnPages({ Menu: () => Promise.resolve({ Page: () => null, messages: [] }) }));

async function open() {
  window.scrollTo = () => {};
  const shown = await renderPage(<Shell navigation={navigation} routes={[]} />, {
    url: '/dashboard',
    messages: [messages],
  });
  await shown.user.click(screen.getByRole('button', { name: 'Open the menu' }));
  return { ...shown, menu: within(screen.getByRole('navigation', { name: 'Main menu' })) };
}

const isOut = () => screen.queryByRole('navigation', { name: 'Main menu' }) !== null;

it('is inert until it is opened, and then keeps the focus', async () => {
  const { menu } = await open();
  expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  expect(screen.getByRole('banner', { hidden: true }).parentElement).toHaveAttribute('inert');
});

it('opens groups down to the third level and closes after the navigation', async () => {
  const { user, menu, router } = await open();
  expect(menu.queryByRole('link', { name: 'A' })).not.toBeInTheDocument();
  await user.click(menu.getByRole('button', { name: 'Nested', expanded: false }));
  await user.click(menu.getByRole('button', { name: 'Two', expanded: false }));
  await user.click(menu.getByRole('link', { name: 'A' }));
  await waitFor(() => expect(isOut()).toBe(false));
  expect(router.state.location.pathname).toBe('/nested/two/a');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('opens again with the groups of the page that is shown', async () => {
  const { user, router } = await open();
  await act(() => router.navigate('/nested/two/a'));
  await waitFor(() => expect(isOut()).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('aria-current', 'page');
});

it.each(['{Escape}', 'a click beside it'])('closes by %s and restores the focus', async (way) => {
  const { user } = await open();
  if (way === '{Escape}') await user.keyboard(way);
  else await user.click(screen.getByRole('button', { name: 'Close the menu' }));
  expect(isOut()).toBe(false);
  expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});

describe('sections', () => {
  afterEach(() => sessionStorage.clear());
  const demos = () => screen.getByRole('button', { name: 'Demos' });
  const reopen = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  };

  it('names the list of each by its caption', async () => {
    const { menu } = await open();
    const payments = menu.getByRole('list', { name: 'Payments' });
    expect(within(payments).getAllByRole('link')).toEqual([menu.getByRole('link', { name: 'Shops' })]);
  });

  it('keeps the demo pages closed at the end until they are opened, and remembers that', async () => {
    const shown = await open();
    expect(demos()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Demo one')).not.toBeInTheDocument();
    await shown.user.click(demos());
    const links = within(screen.getByRole('list', { name: 'Demos' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Demo one', 'Demo two']);
    await reopen(shown);
    expect(demos()).toHaveAttribute('aria-expanded', 'true');
    await shown.user.click(demos());
    await reopen(shown);
    expect(demos()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the demo pages where one of them is shown', async () => {
    const { user, router } = await open();
    await act(() => router.navigate('/demo/two'));
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    expect(demos()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Demo two' })).toHaveAttribute('aria-current', 'page');
  });
});
