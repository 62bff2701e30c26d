import { merchantPaths, type ListPage, type Merchant } from '@backoffice/contract';
import type { Language } from '@backoffice/i18n';
import { deferred, failure, fakeApi, offline } from '@backoffice/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { merchantRow, openMerchants, serveMerchants } from './merchants.fixture';

const LATER = '2026-04-01T00:00:00.000Z';
const before = merchantRow({ freeDifference: 5, merchantExpansionA: 'old', status: 'inactive' });
const calls = () => fakeApi.calls('put', merchantPaths.merchantUpdate);
const reads = () => fakeApi.calls('post', merchantPaths.merchantList);
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const confirm = (name = 'Save changes') => dialog().getByRole('button', { name });

async function openForm(language: Language = 'en') {
  const stored = [before];
  serveMerchants(stored);
  const { user } = await openMerchants({ language });
  await user.click(await screen.findByRole('button', { name: 'Shop 1' }));
  await screen.findByRole('dialog');
  return { user, change: (values: Partial<Merchant>) => (stored[0] = { ...before, ...values }) };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it('opens from the name and from the row, with the stored values and a read-only name', async () => {
  const { user } = await openForm();
  expect(field(/Merchant name/)).toHaveValue('Shop 1');
  expect(field(/Merchant name/)).toHaveAttribute('readonly');
  expect(dialog().getByRole('spinbutton')).toHaveValue('5');
  expect(field('Expansion A')).toHaveValue('old');
  expect(dialog().getByRole('combobox')).toHaveValue('inactive');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Shop 1' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit merchant' })).toBeVisible();
});

it('loads a merchant whose texts the list has truncated', async () => {
  const whole = merchantRow({ merchantExpansionA: 'the whole text' });
  serveMerchants([{ ...whole, merchantExpansionA: 'the…', shortened: ['merchantExpansionA'] }]);
  fakeApi.post('/merchant/rows', () => ({ items: [whole] }));
  const { user } = await openMerchants();
  await user.click(await screen.findByRole('button', { name: 'Shop 1' }));
  await screen.findByRole('dialog');
  expect(field('Expansion A')).toHaveValue('the whole text');
  expect(fakeApi.calls('post', '/merchant/rows')[0]!.body).toEqual({ ids: [whole.id] });
});

it('shows the public key of the private one with a copy button', async () => {
  const { subtle } = crypto;
  const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048 };
  const options = { ...rsa, publicExponent: Uint8Array.of(1, 0, 1) };
  const { publicKey, privateKey } = await subtle.generateKey(options, true, ['sign', 'verify']);
  const exported = async (format: 'spki' | 'pkcs8', key: CryptoKey) =>
    btoa(String.fromCharCode(...new Uint8Array(await subtle.exportKey(format, key))));
  serveMerchants([merchantRow({ privateKey: await exported('pkcs8', privateKey) })]);
  const { user } = await openMerchants();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Shop 1' }));
  await screen.findByRole('dialog');
  await waitFor(() => expect(field('Public key')).not.toHaveValue(''));
  await user.click(dialog().getByRole('button', { name: 'Copy Public key' }));
  expect(writeText).toHaveBeenLastCalledWith(await exported('spki', publicKey));
});

it('saves without the name, with the time that was read, and shows the new row', async () => {
  const { user } = await openForm('zh');
  fakeApi.put(merchantPaths.merchantUpdate, (request) => ({ ...before, ...request, updatedAt: LATER }));
  await user.clear(dialog().getByRole('spinbutton'));
  await user.type(dialog().getByRole('spinbutton'), '77');
  await user.click(confirm('保存更改'));
  expect(await screen.findByText('更新成功')).toBeVisible();
  expect(screen.getByText('成功')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('77')).toBeVisible();
  expect(calls()[0]!.body).toEqual({
    id: 1,
    updatedAt: before.updatedAt,
    freeDifference: 77,
    merchantExpansionA: 'old',
    merchantExpansionB: '',
    merchantExpansionC: '',
    merchantExpansionD: '',
    status: 'inactive',
  });
});

it('keeps showing the private key, which answers to changes leave out', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantUpdate, (request) => {
    const { privateKey: _key, ...row } = { ...before, ...request, updatedAt: LATER };
    return row;
  });
  await user.type(field('Expansion B'), 'new');
  await user.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const key = screen.getByRole('textbox', { name: 'Private key' });
  act(() => key.focus());
  expect(key).toHaveValue('private-key-1');
});

it('keeps the input when saving fails', async () => {
  const { user } = await openForm('zh');
  fakeApi.put(merchantPaths.merchantUpdate, () => failure(500, 'Database on fire'));
  await user.type(field('扩展字段 B'), 'typed');
  await user.click(confirm('保存更改'));
  expect(await screen.findByText('更新失败')).toBeVisible();
  expect(screen.getAllByText(/Database on fire/)).toHaveLength(1);
  expect(field('扩展字段 B')).toHaveValue('typed');
  expect(logged).toHaveBeenCalled();
});

it('shows a refusal by the server at its field', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantUpdate, () =>
    failure(400, 'Invalid', [{ path: 'freeDifference', message: 'Not on Sundays' }]),
  );
  await user.click(confirm());
  expect(await dialog().findByText('Not on Sundays')).toBeVisible();
});

it('treats a change without an answer as saved when the row has its values', async () => {
  const { user, change } = await openForm();
  fakeApi.put(merchantPaths.merchantUpdate, ({ id: _id, ...values }) => {
    change({ ...values, updatedAt: LATER });
    return offline();
  });
  await user.type(field('Expansion B'), 'mine');
  await user.click(confirm());
  expect(await screen.findByText('Merchant updated')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Network Error')).not.toBeInTheDocument();
});

it('reports a timed-out change only after reading the row again', async () => {
  const { user, change } = await openForm();
  const never = deferred<Merchant>();
  const row = deferred<ListPage<Merchant>>();
  fakeApi.put(merchantPaths.merchantUpdate, () => never.promise);
  await user.type(field('Expansion B'), 'mine');
  jest.useFakeTimers();
  try {
    fireEvent.click(confirm());
    await act(() => jest.advanceTimersByTimeAsync(0));
    fakeApi.post(merchantPaths.merchantList, () => row.promise);
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(reads()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(reads()).toHaveLength(2);
    expect(screen.queryByText(/No answer/)).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
  row.resolve({ items: [change({ merchantExpansionB: 'mine', updatedAt: LATER })], total: 1 });
  expect(await screen.findByText('Merchant updated')).toBeVisible();
  expect(screen.queryByText(/No answer/)).not.toBeInTheDocument();
});

it('reports an unknown result when the row cannot be read either', async () => {
  const { user } = await openForm();
  fakeApi.put(merchantPaths.merchantUpdate, () => {
    fakeApi.post(merchantPaths.merchantList, () => offline());
    return offline();
  });
  await user.type(field('Expansion B'), 'mine');
  await user.click(confirm());
  expect(await screen.findByText(/we cannot tell if your changes were saved/)).toBeVisible();
  expect(screen.queryByText('Could not update the merchant')).not.toBeInTheDocument();
  expect(field('Expansion B')).toHaveValue('mine');
});

it('opens when the address names a row’s form, and removes that from the address', async () => {
  serveMerchants([before]);
  const { router } = await openMerchants({ query: `?merchantName=shop&form=${before.id}` });
  expect(await screen.findByRole('dialog', { name: 'Edit merchant' })).toBeVisible();
  expect(field('Expansion A')).toHaveValue('old');
  expect(router.state.location.search).toBe('?merchantName=shop');
});

it('does not open for a row that is not in the list', async () => {
  serveMerchants([before]);
  const { router } = await openMerchants({ query: '?form=4711' });
  await screen.findByRole('button', { name: 'Shop 1' });
  expect(router.state.location.search).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
