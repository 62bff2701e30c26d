import { merchantPaths, type Merchant } from '@backoffice/contract';
import { EVENTS_CHANNEL, type RowsChange } from '@backoffice/contract/server-events';
import { deferred, failure, fakeApi } from '@backoffice/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { CLOSED, dialog, field, LATER, openShopForm, serveShop, shop } from './shop-form.fixture';

const created = () => fakeApi.calls('put', merchantPaths.merchantCreate);
const saved = () => fakeApi.calls('put', merchantPaths.merchantUpdate);
const press = (name: string) => screen.getByRole('button', { name });
const refuse = (path: string) => failure(400, 'Invalid', [{ path, message: 'Use another text' }]);

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('new row', () => {
  it('Enter sends the values once, announces the row and closes the form', async () => {
    fakeApi.put(merchantPaths.merchantCreate, (request) => ({ ...shop, ...request }));
    const { user, onClose } = await openShopForm();
    await user.type(field('Name'), 'Shop 2{Enter}');
    expect(await screen.findByText('Shop added')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(created().map(({ body }) => body)).toEqual([{ merchantName: 'Shop 2', merchantExpansionA: '' }]);
  });

  it('a double submit sends one call', async () => {
    const answer = deferred<Merchant>();
    fakeApi.put(merchantPaths.merchantCreate, () => answer.promise);
    const { user, onClose } = await openShopForm();
    await user.type(field('Name'), 'Shop 2{Enter}{Enter}');
    await act(async () => answer.resolve(shop));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(created()).toHaveLength(1);
  });

  it('another attempt after a refusal sends the same idempotency key', async () => {
    fakeApi.put(merchantPaths.merchantCreate, () => refuse('merchantName'));
    const { user } = await openShopForm();
    await user.type(field('Name'), 'Shop{Enter}');
    await screen.findByText('Use another text');
    await user.type(field('Name'), ' 2{Enter}');
    await waitFor(() => expect(created()).toHaveLength(2));
    const [first, second] = created().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });
});

describe('existing row', () => {
  it('is saved with the version that was read', async () => {
    fakeApi.put(merchantPaths.merchantUpdate, (request) => ({ ...shop, ...request }));
    const { user, onClose } = await openShopForm({ row: shop });
    expect(screen.getByRole('dialog', { name: 'Edit Shop 1' })).toBeVisible();
    await user.type(field('Note'), 'er{Enter}');
    expect(await screen.findByText('Shop saved')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(saved()[0]!.body).toMatchObject({ updatedAt: shop.updatedAt, merchantExpansionA: 'older' });
  });

  it('a field refused by the server shows its sentence and takes the focus', async () => {
    fakeApi.put(merchantPaths.merchantUpdate, () => refuse('merchantExpansionA'));
    const { user } = await openShopForm({ row: shop });
    await user.type(field('Name'), '!{Enter}');
    expect(await dialog().findByText('Use another text')).toBeVisible();
    expect(field('Note')).toHaveAccessibleDescription(expect.stringContaining('Use another text'));
    expect(field('Note')).toHaveFocus();
  });

  it('typed values stay after a failed save, which is shown once', async () => {
    fakeApi.put(merchantPaths.merchantUpdate, () => failure(500, 'Database on fire'));
    const { user, onClose } = await openShopForm({ row: shop });
    await user.type(field('Note'), 'er{Enter}');
    expect(await dialog().findByRole('alert')).toHaveTextContent('Could not save the shopDatabase on fire');
    expect(screen.getAllByText(/Database on fire/)).toHaveLength(1);
    expect(field('Note')).toHaveValue('older');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('Escape closes the form at once when nothing was changed', async () => {
    const { user, onClose } = await openShopForm({ row: shop });
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('Escape asks before it discards changes', async () => {
    const { user, onClose } = await openShopForm({ row: shop });
    await user.type(field('Note'), 'er{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await user.click(press('Keep editing'));
    expect(field('Note')).toHaveValue('older');
    await user.keyboard('{Escape}');
    await user.click(press('Discard'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('values with consequences are sent only after the question is confirmed', async () => {
    fakeApi.put(merchantPaths.merchantUpdate, (request) => ({ ...shop, ...request }));
    const { user } = await openShopForm({ row: shop });
    await user.clear(field('Note'));
    await user.type(field('Note'), `${CLOSED}{Enter}`);
    const question = await screen.findByRole('alertdialog', { name: 'Close Shop 1?' });
    expect(question).toHaveTextContent('Customers cannot pay in Shop 1 afterwards.');
    await user.keyboard('{Escape}');
    expect(saved()).toHaveLength(0);
    expect(field('Note')).toHaveValue(CLOSED);
    await user.click(press('Save changes'));
    await user.click(await screen.findByRole('button', { name: 'Close shop' }));
    expect(await screen.findByText('Shop saved')).toBeVisible();
    expect(saved()).toHaveLength(1);
  });

  it('a row changed elsewhere before it is saved is merged with the typed values', async () => {
    fakeApi.put(merchantPaths.merchantUpdate, () => failure(409, 'Outdated'));
    serveShop({ merchantName: 'Shop One' });
    const { user } = await openShopForm({ row: shop });
    await user.type(field('Note'), 'er{Enter}');
    expect(await screen.findByText('Another user changed this shop')).toBeVisible();
    expect(field('Name')).toHaveValue('Shop One');
    expect(field('Note')).toHaveValue('older');
    await user.click(press('Save changes'));
    await waitFor(() => expect(saved().at(-1)!.body.updatedAt).toBe(LATER));
  });
});

describe('row changed elsewhere while its form is open', () => {
  const channels = new Set<FakeChannel>();
  /** Receives messages like the browser's channel; that of Node.js would keep Jest from exiting. */
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    close = () => channels.delete(this);
  }
  const change: RowsChange = {
    topic: 'rows',
    kind: 'merchants',
    created: [],
    changed: [shop.id],
    deleted: [],
    own: [],
    isMany: false,
    readers: 1,
  };
  const announce = async () => {
    await waitFor(() => expect([...channels].map(({ name }) => name)).toContain(EVENTS_CHANNEL));
    const data = change;
    act(() => channels.forEach((each) => each.dispatchEvent(new MessageEvent('message', { data }))));
  };

  beforeEach(() => {
    globalThis.BroadcastChannel = FakeChannel as never;
    window.requestIdleCallback = (work) => window.setTimeout(work, 0);
    window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('is announced, and what was typed is kept', async () => {
    const { user } = await openShopForm({ row: shop });
    await user.type(field('Note'), 'er');
    serveShop({ merchantName: 'Shop One', merchantExpansionA: 'theirs' });
    await announce();
    expect(await screen.findByText('Another user changed this record.')).toBeVisible();
    expect(field('Note')).toHaveValue('older');
    await user.click(press('Show changes'));
    await waitFor(() => expect(field('Name')).toHaveValue('Shop One'));
    expect(field('Note')).toHaveValue('older');
    expect(screen.queryByText('Another user changed this record.')).not.toBeInTheDocument();
  });

  it('is announced as deleted when it is gone', async () => {
    await openShopForm({ row: shop });
    fakeApi.post('/merchant/rows', () => ({ items: [] }));
    await announce();
    expect(await screen.findByText('This record was deleted.')).toBeVisible();
  });
});
