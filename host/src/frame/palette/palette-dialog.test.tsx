import {
  apiPaths,
  channelPaths,
  merchantPaths,
  type Channel,
  type FoundChannel,
  type FoundMerchant,
  type Merchant,
  type MerchantDetail,
  type Permission,
  type RouteMeta,
} from '@backoffice/contract';
import { keyRevealPaths } from '@backoffice/contract/key-reveal-values';
import { notePaths } from '@backoffice/contract/note-values';
import type { FoundNote } from '@backoffice/contract/notes';
import type { Language } from '@backoffice/i18n';
import { store } from '@backoffice/session';
import { failure, fakeApi, renderPage, translatePage } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages as hostMessages } from '../../kernel/messages';
import { FrameDialog } from '../shell/frame-dialog';
import { offerOwnPages, parseView } from '../../remotes/view';
import { type Navigation, navigationAtom } from '../../navigation/navigation';
import { openFrameDialog } from '../shortcuts/shortcuts';
import { PaletteButton } from './palette-button';
import { supportPinyinSearchAtom } from '../../kernel/settings/settings';

const preloaded = jest.fn();
const page = () => {
  const prefetch = (_client: unknown, { pathname }: URL) => Promise.resolve().then(() => preloaded(pathname));
  return Promise.resolve({ Page: () => null, messages: [], prefetch });
};
beforeAll(() => offerOwnPages({ Dashboard: page, List: page, Edit: page, Secret: page }));

const meta = (en: string, zh: string, rest: Partial<RouteMeta> = {}): RouteMeta => {
  return { title: en, titles: { en, zh, es: `${en} es`, ja: `${en} ja` }, ...rest };
};
const merchants = meta('Merchants', '商户管理');
const navigation: Navigation = {
  pages: [
    { path: '/dashboard', view: parseView('host/Dashboard'), breadcrumb: [meta('Dashboard', '首页')] },
    {
      path: '/merchant/list',
      view: parseView('host/List'),
      breadcrumb: [merchants, meta('Merchant list', '商户列表')],
    },
    {
      path: '/merchant/edit/:id',
      view: parseView('host/Edit'),
      breadcrumb: [merchants, meta('Edit merchant', '编辑商户')],
    },
    {
      path: '/merchant/secret',
      view: parseView('host/Secret'),
      breadcrumb: [merchants, meta('Merchant secret', '商户', { hidden: true })],
    },
  ],
  menu: [],
  redirects: [],
  skipped: [],
};

interface OpenOptions {
  language?: Language;
  url?: string;
  permissions?: readonly Permission[];
}

async function open({ language = 'en', url = '/dashboard', permissions = [] }: OpenOptions = {}) {
  store.set(navigationAtom, navigation);
  const shown = await renderPage(
    <>
      <PaletteButton />
      <FrameDialog />
    </>,
    { url, language, messages: [hostMessages], permissions },
  );
  await shown.user.click(screen.getByRole('button'));
  return { ...shown, field: await screen.findByRole('combobox') };
}

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  localStorage.clear();
  preloaded.mockClear();
  store.set(supportPinyinSearchAtom, true);
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => {};
  for (const { find } of Object.values(notePaths)) fakeApi.post(find, () => ({ items: [] }));
});

it('receives keys typed while it is loading, and restores the focus', async () => {
  store.set(navigationAtom, navigation);
  await renderPage(
    <>
      <PaletteButton />
      <FrameDialog />
    </>,
    { messages: [hostMessages] },
  );
  const opener = screen.getByRole('button');
  opener.focus();
  act(() => openFrameDialog('palette'));
  const early = screen.getByRole('textbox');
  expect(early).toHaveFocus();
  fireEvent.compositionStart(early);
  fireEvent.change(early, { target: { value: 'merchant' } });
  await act(async () => {});
  expect(early).toBeInTheDocument();
  fireEvent.compositionEnd(early);
  const field = await screen.findByRole('combobox');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('merchant');
  expect(active()).toContain('Merchant list');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(opener).toHaveFocus();
});

it('opens with pages and commands, the focus in the field', async () => {
  const { field } = await open();
  expect(field).toHaveFocus();
  const pages = within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option');
  expect(pages.map((page) => page.textContent)).toEqual([
    'Dashboard/dashboard',
    'MerchantsMerchant list/merchant/list',
  ]);
  expect(within(screen.getByRole('group', { name: 'Commands' })).getAllByRole('option')).toHaveLength(10);
  expect(active()).toBe('Dashboard/dashboard');
});

it.each(['shgl', 'shanghuliebiao', 'merchant list', '/merchant'])(
  'finds the merchant list by %s and goes there by Enter',
  async (query) => {
    const { user, router } = await open();
    await user.keyboard(query);
    await waitFor(() => expect(active()).toContain('Merchant list'));
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/merchant/list');
  },
);

it('finds by sound in a Japanese interface too, and shows its titles', async () => {
  const { user } = await open({ language: 'ja' });
  await user.keyboard('shgl');
  await waitFor(() => expect(options()).toEqual(['Merchants jaMerchant list ja商户管理/merchant/list']));
});

it('does not find by sound when that is switched off', async () => {
  store.set(supportPinyinSearchAtom, false);
  const { user } = await open();
  await user.keyboard('shanghu');
  expect(options()).toEqual([]);
  expect(screen.getByText('No results for “shanghu”')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('0 results');
  expect(screen.getByRole('combobox', { expanded: false })).not.toHaveAttribute('aria-controls');
});

it('walks by the arrow keys, around both ends', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Merchant list');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('Sign out');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Sign out');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Dashboard');
});

it.each(['{Escape}', '{Control>}k{/Control}'])('closes by %s and gives the focus back', async (keys) => {
  const { user } = await open();
  await user.keyboard(keys);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('highlights the matched letters', async () => {
  const { user } = await open();
  await user.keyboard('list');
  await waitFor(() => expect(active()).toContain('Merchant list'));
  expect(
    within(screen.getByRole('option', { selected: true })).getByText('list', { selector: 'mark' }),
  ).toBeVisible();
});

it('loads the page that is highlighted ahead', async () => {
  const { user } = await open();
  await waitFor(() => expect(preloaded).toHaveBeenCalledWith('/dashboard'));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(preloaded).toHaveBeenCalledWith('/merchant/list'));
});

it('shows recent entries first, paths without queries, and never signing out', async () => {
  const { user } = await open({ url: '/dashboard?merchantName=secret' });
  await user.click(screen.getByRole('option', { name: /Merchant list/ }));
  await user.click(screen.getByRole('button', { name: 'Search pages, commands and records' }));
  const recent = await screen.findByRole('group', { name: 'Recent' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['MerchantsMerchant list/merchant/list']);
  expect(active()).toContain('Merchant list');
  fakeApi.post(apiPaths.logout, () => null);
  await user.click(screen.getByRole('option', { name: 'Sign out' }));
  await waitFor(() => expect(fakeApi.calls('post', apiPaths.logout)).toHaveLength(1));
  expect(localStorage.getItem('paletteRecent')).toBe('["/merchant/list"]');
});

it('keeps ten at most, and passes over what the user may not see any more', async () => {
  localStorage.setItem('paletteRecent', JSON.stringify(Array.from({ length: 10 }, (_, n) => `/gone/${n}`)));
  const { user } = await open();
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  const kept = JSON.parse(localStorage.getItem('paletteRecent')!);
  expect(kept).toHaveLength(10);
  expect(kept[0]).toBe('/dashboard');
});

it('switches the language', async () => {
  const { user } = await open();
  await user.keyboard('中文');
  await waitFor(() => expect(active()).toContain('中文'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: '搜索页面、命令和记录' })).toBeVisible();
});

it('leads to the shortcuts', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('option', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

describe('records', () => {
  const shop = (id: number, rest: Partial<FoundMerchant> = {}): FoundMerchant => ({
    id,
    merchantName: `Shop ${id}`,
    merchantNo: `M2026000${id}`,
    status: 'active',
    updatedAt: '2026-11-01T00:00:00.000Z',
    by: 'name',
    ...rest,
  });
  const account = (id: number, rest: Partial<FoundChannel> = {}): FoundChannel => ({
    id,
    merchantId: 7,
    merchantName: 'Shop 7',
    merchantNo: '20887',
    merchantChannel: 'alipay',
    type: { en: 'Alipay', zh: '支付宝', es: 'Alipay', ja: 'Alipay' },
    merchantWeight: 10,
    activeWeight: 40,
    status: 'active',
    updatedAt: '2026-11-01T00:00:00.000Z',
    by: 'number',
    ...rest,
  });
  const seeing = ['merchants:view', 'merchantPage:view', 'channels:view'] as const;

  it('are found with what they were found by, and opened', async () => {
    fakeApi.post(merchantPaths.merchantFind, () => ({
      items: [
        shop(1, { by: 'id' }),
        shop(2),
        shop(3, { by: 'sound', sound: 'zhang san' }),
        shop(4, { by: 'former-key' }),
      ],
    }));
    fakeApi.post(channelPaths.channelFind, () => ({ items: [] }));
    const { user, field, router } = await open({ permissions: seeing });
    await user.type(field, 'm2026');
    const records = within(await screen.findByRole('group', { name: 'Records' }));
    expect(records.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'MerchantShop 1ID 1M20260001',
      'MerchantShop 2M20260002',
      'MerchantShop 3zhang sanM20260003',
      'MerchantShop 4Used this key beforeM20260004',
    ]);
    await user.click(records.getByRole('option', { name: /Shop 2/ }));
    expect(router.state.location.pathname).toBe('/merchant/2');
  });

  const note = (id: number, recordId: number): FoundNote => {
    const name = `Shop ${recordId}`;
    return {
      id,
      recordId,
      name,
      excerpt: 'Weights moved',
      author: 'editor',
      createdAt: '2026-11-01T00:00:00.000Z',
    };
  };
  it.each([
    [seeing, '/merchant/list?open=7#notes'],
    [['merchantPage:view'] as const, '/merchant/7#notes'],
  ])('have notes, which open with %s', async (permissions, address) => {
    for (const path of [merchantPaths.merchantFind, channelPaths.channelFind])
      fakeApi.post(path, () => ({ items: [] }));
    fakeApi.post(notePaths.merchant.find, () => ({ items: [note(1, 7)] }));
    const { user, field, router } = await open({ permissions });
    await user.type(field, 'weights');
    await user.click(await screen.findByRole('option', { name: /^Note ?Weights moved ?Shop 7/ }));
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });

  it.each([
    [true, { query: 'zhang' }],
    [false, { query: 'zhang', sound: false }],
  ])('are requested with the sound setting of pages: %s', async (isOn, body) => {
    store.set(supportPinyinSearchAtom, isOn);
    fakeApi.post(merchantPaths.merchantFind, () => ({ items: [] }));
    fakeApi.post(channelPaths.channelFind, () => ({ items: [] }));
    const { user, field } = await open({ permissions: seeing });
    await user.type(field, 'zhang');
    await waitFor(() => expect(fakeApi.calls('post', merchantPaths.merchantFind)).toHaveLength(1));
    expect(fakeApi.calls('post', merchantPaths.merchantFind)[0]!.body).toEqual(body);
    expect(fakeApi.calls('post', channelPaths.channelFind)[0]!.body).toEqual(body);
  });

  it('of other kinds are found when the search for one kind fails', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fakeApi.post(merchantPaths.merchantFind, () => failure(500, 'The database is away.'));
    fakeApi.post(channelPaths.channelFind, () => ({
      items: [account(3)],
    }));
    const { user, field, router } = await open({ permissions: seeing });
    // Presses Enter before the records have arrived.
    await user.type(field, '20887{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/channel/list'));
    expect(router.state.location.search).toBe('?merchantNo=20887&merchantChannel=alipay');
    expect(warned).toHaveBeenCalled();
    warned.mockRestore();
  });

  async function openCommands(permissions: readonly Permission[]) {
    fakeApi.post(merchantPaths.merchantFind, () => ({ items: [shop(7)] }));
    fakeApi.post(channelPaths.channelFind, () => ({ items: [] }));
    const shown = await open({ permissions });
    await shown.user.type(shown.field, 'shop');
    await screen.findByRole('group', { name: 'Records' });
    await shown.user.keyboard('{ArrowUp}');
    expect(active()).toContain('Shop 7');
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleDescription('→ Commands');
    await shown.user.keyboard('{ArrowRight}');
    return shown;
  }
  const commands = () =>
    within(screen.getByRole('group', { name: 'Shop 7' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('have commands behind an arrow, which another one closes, as Escape does', async () => {
    const { user, field } = await openCommands([...seeing, 'merchants:edit']);
    expect(commands()).toEqual([
      'Open',
      'EditAlt + E',
      'DeactivateAlt + S',
      'Copy numberCtrl + C',
      'Copy public keyAlt + P',
      'Show channelsAlt + C',
    ]);
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('Commands for Shop 7');
    await user.keyboard('{ArrowLeft}');
    expect(active()).toContain('Shop 7');
    await user.keyboard('{ArrowRight}{ArrowDown}{Escape}');
    expect(active()).toContain('Shop 7');
    // Inside a word the arrow moves the caret.
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    expect(screen.getByRole('group', { name: 'Records' })).toBeVisible();
    await user.keyboard('{ArrowRight}p');
    expect(field).toHaveValue('shopp');
    expect(screen.queryByRole('group', { name: 'Shop 7' })).not.toBeInTheDocument();
  });

  it('have only permitted commands', async () => {
    await openCommands(['merchants:view']);
    expect(commands()).toEqual(['Open', 'Copy numberCtrl + C']);
  });

  it('lead to the form of their row in the list', async () => {
    const { user, router } = await openCommands([...seeing, 'merchants:edit']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/merchant/list?merchantNo=M20260007&form=7',
    );
  });

  it('are switched off with their precondition, and on again by the notice', async () => {
    const later = '2026-11-02T00:00:00.000Z';
    fakeApi.put(merchantPaths.merchantStatus, ({ status }) => ({
      ...(shop(7) as unknown as Merchant),
      status,
      updatedAt: later,
    }));
    const { user } = await openCommands([...seeing, 'merchants:edit']);
    await user.click(screen.getByRole('option', { name: /^Deactivate/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Shop 7 deactivated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(fakeApi.calls('put', merchantPaths.merchantStatus)).toHaveLength(2));
    expect(fakeApi.calls('put', merchantPaths.merchantStatus).map(({ body }) => body)).toEqual([
      { id: 7, status: 'inactive', updatedAt: shop(7).updatedAt },
      { id: 7, status: 'active', updatedAt: later },
    ]);
  });

  /** Finds channels. The first one is the active entry. */
  async function findChannels(items: FoundChannel[], permissions: readonly Permission[]) {
    fakeApi.post(channelPaths.channelFind, () => ({ items }));
    const shown = await open({ permissions: ['channels:view', ...permissions] });
    await shown.user.type(shown.field, '20887');
    await waitFor(() => expect(active()).toContain('20887'));
    return shown;
  }

  it('have keys for their commands, of the one at hand, and no others', async () => {
    const { user, router, field } = await findChannels(
      [account(3), account(4, { merchantId: 8 })],
      ['merchantPage:view'],
    );
    expect(options()).toEqual(['ChannelShop 720887Alipay · 25%', 'ChannelShop 720887Alipay · 25%']);
    // The user may not edit it, and Ctrl with Alt types a character.
    await user.keyboard('{Alt>}e{/Alt}{Control>}{Alt>}m{/Alt}{/Control}');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{Alt>}m{/Alt}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/merchant/8');
  });

  it('copies the number at hand where nothing in the field is selected', async () => {
    const { user, field } = await findChannels([account(3, { merchantNo: '208871' })], []);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.tripleClick(field);
    await user.keyboard('{Control>}c{/Control}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{ArrowRight}{Control>}c{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(write.mock.calls).toEqual([['208871']]);
  });

  it('copy both keys of a merchant, and the palette stays open', async () => {
    const { user } = await openCommands([...seeing, 'merchantKeys:view']);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    fakeApi.get(merchantPaths.merchantDetail, () => ({ publicKey: 'the public key' }) as MerchantDetail);
    const row = (id: number, rest: Partial<Merchant>) => ({ id, ...rest }) as Merchant;
    fakeApi.post(merchantPaths.merchantList, () => ({
      items: [row(70, { privateKey: 'another key' }), row(7, { privateKey: 'the private key' })],
      total: 2,
    }));
    await user.keyboard('{Alt>}k{/Alt}');
    await waitFor(() => expect(write).toHaveBeenLastCalledWith('the private key'));
    await user.click(screen.getByRole('option', { name: /Copy public key/ }));
    await waitFor(() => expect(write).toHaveBeenLastCalledWith('the public key'));
    expect(screen.getByRole('combobox')).toHaveFocus();
    fakeApi.post(merchantPaths.merchantList, () => ({
      items: [row(7, { privateKeyState: 'withheld' })],
      total: 1,
    }));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await user.keyboard('{Alt>}k{/Alt}');
    expect(await screen.findByText(/Hourly key limit reached/)).toBeVisible();
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('copy a masked private key for a reason, and the palette stays open', async () => {
    const { user } = await openCommands([...seeing, 'merchantKeys:view']);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const masked = { id: 7, privateKeyState: 'masked' } as Merchant;
    fakeApi.post(merchantPaths.merchantList, () => ({ items: [masked], total: 1 }));
    fakeApi.post(keyRevealPaths.merchant, () => ({ privateKey: 'the private key' }));
    await user.keyboard('{Alt>}k{/Alt}');
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Ticket 4711');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(write).toHaveBeenLastCalledWith('the private key'));
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  const switched = () => fakeApi.calls('put', channelPaths.channelUpdate).map(({ body }) => body);
  const answerSwitch = () =>
    fakeApi.put(channelPaths.channelUpdate, (sent) => ({ ...account(3), ...sent }) as unknown as Channel);

  it('switches a channel off at once where others take the traffic, and on again by the notice', async () => {
    answerSwitch();
    const { user } = await findChannels([account(3)], ['channels:edit']);
    await user.keyboard('{Alt>}s{/Alt}');
    expect(await screen.findByText('Shop 7 · Alipay · 20887 deactivated')).toBeVisible();
    const { updatedAt, merchantNo, merchantWeight } = account(3);
    const sent = { id: 3, merchantNo, merchantWeight, updatedAt };
    expect(switched()).toEqual([{ ...sent, status: 'inactive' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(switched()).toEqual([
        { ...sent, status: 'inactive' },
        { ...sent, status: 'active' },
      ]),
    );
  });

  it('asks before deactivating a merchant’s last active channel', async () => {
    answerSwitch();
    const { user } = await findChannels([account(3, { activeWeight: 10 })], ['channels:edit']);
    await user.keyboard('{Alt>}s{/Alt}');
    const question = () => screen.queryByRole('alertdialog', { name: 'Deactivate this channel?' });
    expect(question()).toHaveAccessibleDescription(/Without this channel the merchant cannot take payments/);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
    await user.keyboard('{Alt>}s{/Alt}');
    expect(switched()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(switched()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not requested without the right to see them', async () => {
    const { user, field } = await open();
    await user.type(field, 'zzzz');
    expect(await screen.findByText('No results for “zzzz”')).toBeVisible();
    expect(fakeApi.calls('post', merchantPaths.merchantFind)).toEqual([]);
  });
});

it('has commands that open the permitted forms', async () => {
  const { user, router } = await open({ permissions: ['merchants:view', 'merchants:edit', 'users:edit'] });
  await user.keyboard('add');
  // The navigation has no page of users.
  expect(screen.queryByRole('option', { name: 'Add user' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('option', { name: 'Add merchant' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/merchant/list?form=new');
});

it('is searched in a page that the browser has translated', async () => {
  const { field } = await open();
  for (const value of ['t', 'list', 'merchant', 'chant list']) {
    translatePage();
    fireEvent.change(field, { target: { value } });
    expect(active()).toContain('Merchant list');
  }
});
