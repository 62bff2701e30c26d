import { channelPaths, merchantPaths, type MerchantOption } from '@backoffice/contract';
import { failure, fakeApi, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  channelRow,
  channelsOfOne,
  merchantOption,
  openChannels,
  serveChannels,
  serveMerchants,
  storedAs,
  withSums,
} from '../channels.fixture';

const dialog = (name = 'Add channel') => within(screen.getByRole('dialog', { name }));
type User = Awaited<ReturnType<typeof openChannels>>['user'];

async function openNew(user: User) {
  await user.click((await screen.findAllByRole('button', { name: 'Add' }))[0]!);
  await screen.findByRole('dialog', { name: 'Add channel' });
}

async function openEdit(user: User, channel = 'Alipay') {
  await user.click(await screen.findByRole('button', { name: channel }));
  await screen.findByRole('dialog', { name: 'Edit channel' });
}

async function chooseMerchant(user: User, typed: string, name: string) {
  await user.type(dialog().getByRole('combobox', { name: 'Merchant' }), typed);
  await user.click(await dialog().findByRole('option', { name: new RegExp(name) }));
}

const confirm = (user: User, name?: string) =>
  user.click(dialog(name).getByRole('button', { name: /^(Save changes|Add channel)$/ }));

it('reports missing and invalid fields with the specified texts', async () => {
  serveChannels([]);
  const { user } = await openChannels({ language: 'zh' });
  await user.click((await screen.findAllByRole('button', { name: '新增' }))[0]!);
  await screen.findByRole('dialog', { name: '新增渠道' });
  const form = dialog('新增渠道');
  await user.clear(form.getByRole('spinbutton', { name: '权重' }));
  await user.selectOptions(form.getByRole('combobox', { name: '状态' }), '');
  await user.type(form.getByRole('textbox', { name: '扩展信息' }), 'no json');
  await user.click(form.getByRole('button', { name: '新增渠道' }));
  for (const words of [
    '商户编号必填',
    '商户号必填',
    '渠道编码必填',
    '渠道权重必填',
    '状态必填',
    '请输入有效的 JSON 格式',
  ]) {
    expect(await form.findByText(words)).toBeVisible();
  }
  await user.type(form.getByRole('spinbutton', { name: '权重' }), '101');
  expect(await form.findByText('请输入 0 到 100 之间的整数')).toBeVisible();
  expect(fakeApi.calls('post', channelPaths.channelCreate)).toHaveLength(0);
});

it('creates a channel from the filled-in fields, and shows it on top', async () => {
  serveChannels([channelRow({ id: 1 })]);
  const created = channelRow({ id: 9, merchantId: 2, merchantName: 'Shop 2', merchantChannel: 'wechat' });
  fakeApi.post(channelPaths.channelCreate, (sent) => storedAs(created, sent));
  const { user } = await openChannels();
  await openNew(user);
  expect(dialog().getByRole('spinbutton', { name: 'Weight' })).toHaveValue('0');
  await chooseMerchant(user, 'shop 2', 'Shop 2');
  await user.click(dialog().getByRole('button', { name: /Use the merchant’s own number: M2026000002/ }));
  expect(dialog().getByRole('textbox', { name: 'Merchant number' })).toHaveValue('M2026000002');
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Channel' }), 'WeChat Pay');
  await confirm(user);
  expect(await screen.findByText('Channel created')).toBeVisible();
  const [call] = fakeApi.calls('post', channelPaths.channelCreate);
  expect(call!.body).toEqual({
    merchantId: 2,
    merchantNo: 'M2026000002',
    merchantChannel: 'wechat',
    merchantWeight: 0,
    status: 'active',
  });
  expect(call!.headers.get('Idempotency-Key')).toBeTruthy();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('M2026000002');
});

it('marks no untouched field as invalid when keys are generated first', async () => {
  serveChannels([]);
  const { user } = await openChannels();
  await openNew(user);
  expect(dialog().getByRole('combobox', { name: 'Merchant' })).toHaveFocus();
  await user.click(dialog().getByRole('button', { name: 'Generate keys: Upstream keys' }));
  await waitFor(() =>
    expect(dialog().getByRole('textbox', { name: 'Upstream private key' })).toHaveAccessibleDescription(
      /RSA-2048/,
    ),
  );
  expect(screen.getByRole('dialog').querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

it('chooses a merchant by keyboard, by name or number', async () => {
  serveChannels([]);
  const { user } = await openChannels();
  await openNew(user);
  const merchant = dialog().getByRole('combobox', { name: 'Merchant' });
  expect(merchant).toHaveFocus();
  await user.keyboard('M2026000003');
  const offered = () => within(dialog().getByRole('listbox')).getAllByRole('option');
  await waitFor(() => expect(offered()).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(merchant).toHaveValue('Shop 3');
  expect(merchant).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(merchant).toHaveValue('Shop 2');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(dialog().queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Add channel' })).toBeVisible();
});

it('warns when the merchant already has an account with the provider, and creates another one', async () => {
  serveChannels([channelRow({ id: 1, merchantId: 1, merchantNo: 'FIRST' })]);
  fakeApi.post(channelPaths.channelCreate, (sent) => storedAs(channelRow({ id: 2 }), sent));
  const { user } = await openChannels();
  await openNew(user);
  await chooseMerchant(user, 'shop 1', 'Shop 1');
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Channel' }), 'Alipay');
  const channel = dialog().getByRole('combobox', { name: 'Channel' });
  await waitFor(() => expect(channel).toHaveAccessibleDescription('Already added, number FIRST'));
  await user.type(dialog().getByRole('textbox', { name: 'Merchant number' }), 'SECOND');
  expect(await dialog().findByText('Alipay · FIRST')).toBeVisible();
  await confirm(user);
  expect(await screen.findByText('Channel created')).toBeVisible();
});

it('searches on the server for more than a thousand merchants, with a hint', async () => {
  serveChannels([]);
  const all: MerchantOption[] = Array.from({ length: 1200 }, (_, index) => merchantOption(index + 1));
  serveMerchants(all.slice(0, 1000), 1200);
  const { user } = await openChannels();
  await openNew(user);
  await user.click(dialog().getByRole('combobox', { name: 'Merchant' }));
  expect(await dialog().findByText(/1,200 active merchants, too many to list/)).toBeVisible();
  serveMerchants(all, 1200);
  await user.keyboard('shop 1150');
  await user.click(await dialog().findByRole('option', { name: /Shop 1150/ }));
  expect(dialog().getByRole('combobox', { name: 'Merchant' })).toHaveValue('Shop 1150');
  const searches = fakeApi.calls('post', merchantPaths.merchantList).map(({ body }) => body);
  expect(searches[0]).toEqual({ fields: 'option', status: 'active', limit: 1000 });
  expect(searches.at(-1)).toMatchObject({ fields: 'option', status: 'active', limit: 50 });
});

it('locks merchant and channel on edit, shows an inactive merchant, and sends no blank key', async () => {
  serveChannels([channelRow({ merchantId: 77, merchantName: 'Sleeping shop', merchantUpPublicKey: 'old' })]);
  fakeApi.put(channelPaths.channelUpdate, (sent) => storedAs(channelRow(), sent));
  const { user } = await openChannels();
  await openEdit(user);
  const form = dialog('Edit channel');
  for (const [name, value] of [
    ['Merchant', 'Sleeping shop'],
    ['Channel', 'Alipay'],
  ]) {
    expect(form.getByRole('combobox', { name })).toHaveDisplayValue(value!);
    expect(form.getByRole('combobox', { name })).toBeDisabled();
    expect(form.getByRole('button', { name: `Copy ${name}` })).toBeEnabled();
  }
  expect(form.getByRole('textbox', { name: 'Upstream public key' })).toHaveAccessibleDescription(
    /Leave blank to keep the saved key/,
  );
  await user.clear(form.getByRole('textbox', { name: 'Merchant number' }));
  await user.type(form.getByRole('textbox', { name: 'Merchant number' }), 'NEW');
  await confirm(user, 'Edit channel');
  expect(await screen.findByText('Channel updated')).toBeVisible();
  expect(fakeApi.calls('put', channelPaths.channelUpdate)[0]!.body).toEqual({
    id: 1,
    merchantNo: 'NEW',
    merchantWeight: 10,
    status: 'active',
    updatedAt: '2026-03-04T15:06:07.000Z',
  });
});

it('sends an expansion that was cleared', async () => {
  serveChannels([channelRow({ merchantExpansion: '{"a":1}' })]);
  fakeApi.put(channelPaths.channelUpdate, (sent) => storedAs(channelRow(), sent));
  const { user } = await openChannels();
  await openEdit(user);
  await user.clear(dialog('Edit channel').getByRole('textbox', { name: 'Expansion' }));
  await confirm(user, 'Edit channel');
  expect(await screen.findByText('Channel updated')).toBeVisible();
  expect(fakeApi.calls('put', channelPaths.channelUpdate)[0]!.body).toMatchObject({ merchantExpansion: '' });
});

it('forecasts all shares while a weight is typed', async () => {
  serveChannels(
    channelsOfOne(
      { merchantChannel: 'alipay', merchantWeight: 45 },
      { merchantChannel: 'wechat', merchantWeight: 55 },
    ),
  );
  const { user } = await openChannels();
  await openEdit(user);
  const form = dialog('Edit channel');
  expect(await form.findByText(/Traffic share stays at 45%/)).toBeVisible();
  const weight = form.getByRole('spinbutton', { name: 'Weight' });
  // The field is selected, so typing replaces its value.
  expect(weight).toHaveFocus();
  await user.keyboard('32');
  expect(await form.findByText('Traffic share changes from 45% to 37%.')).toBeVisible();
  expect(form.getByText('55% → 63%')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'Inactive');
  expect(await form.findByText('Traffic share changes from 45% to 0%.')).toBeVisible();
  expect(form.getByText(/Only one active channel/)).toBeVisible();
});

it('reads the row again before it reports a save without an answer', async () => {
  const stored = [channelRow()];
  serveChannels(stored);
  fakeApi.put(channelPaths.channelUpdate, (sent) => {
    stored[0] = withSums([storedAs(stored[0]!, sent)])[0]!;
    return offline();
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openChannels();
  await openEdit(user);
  await user.type(dialog('Edit channel').getByRole('textbox', { name: 'Merchant number' }), '-2');
  await confirm(user, 'Edit channel');
  expect(await screen.findByText('Channel updated')).toBeVisible();
  expect(screen.queryByText('Could not update the channel')).not.toBeInTheDocument();
  logged.mockRestore();
});

it('shows a refusal by the server under its field', async () => {
  serveChannels([]);
  const errors = [{ path: 'merchantNo', message: 'The merchant has this channel already' }];
  fakeApi.post(channelPaths.channelCreate, () => failure(409, 'Conflict', errors));
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openChannels();
  await openNew(user);
  await chooseMerchant(user, 'shop 1', 'Shop 1');
  await user.type(dialog().getByRole('textbox', { name: 'Merchant number' }), 'N');
  await user.selectOptions(dialog().getByRole('combobox', { name: 'Channel' }), 'Alipay');
  await confirm(user);
  expect(await dialog().findByText('The merchant has this channel already')).toBeVisible();
  expect(screen.queryByText('Could not create the channel')).not.toBeInTheDocument();
  logged.mockRestore();
});

describe('the merchant of the address', () => {
  const openFor = async () => {
    serveChannels(channelsOfOne({ merchantWeight: 30 }));
    fakeApi.post(channelPaths.channelMerchants, ({ ids = [] }) => ids.map(merchantOption));
    const opened = await openChannels({ query: '?form=new&of=1' });
    await screen.findByRole('dialog', { name: 'Add channel' });
    return opened;
  };
  const merchant = () => dialog().getByRole('combobox', { name: 'Merchant' });
  const number = () => dialog().getByRole('textbox', { name: 'Merchant number' });

  it('is chosen, its own number is offered, and the focus is on the number', async () => {
    const { user, router } = await openFor();
    await waitFor(() => expect(merchant()).toHaveValue('Shop 1'));
    expect(number()).toHaveFocus();
    expect(router.state.location.search).toBe('');
    await user.click(dialog().getByRole('button', { name: 'Use the merchant’s own number: M2026000001' }));
    expect(number()).toHaveValue('M2026000001');
  });

  it('is kept for the next channel, whose form is empty and knows the one before', async () => {
    const { user } = await openFor();
    const stored = channelsOfOne({ merchantWeight: 30 });
    fakeApi.post(channelPaths.channelCreate, (sent) => {
      const created = storedAs(channelRow({ id: 2 + stored.length, merchantName: 'Shop 1' }), sent);
      stored.push(created);
      serveChannels(stored);
      return created;
    });
    await user.type(number(), 'A1');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Channel' }), 'wechat');
    await user.click(dialog().getByRole('button', { name: 'Add and add another' }));
    expect(await screen.findByText('Channel created')).toBeVisible();
    await waitFor(() => expect(number()).toHaveValue(''));
    expect(number()).toHaveFocus();
    expect(merchant()).toHaveValue('Shop 1');
    await user.type(number(), 'A2');
    await user.selectOptions(dialog().getByRole('combobox', { name: 'Channel' }), 'wechat');
    expect(await dialog().findByText('Already added, number A1')).toBeVisible();
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(number()).toHaveValue(''));
    const sent = fakeApi.calls('post', channelPaths.channelCreate);
    expect(sent.map(({ body }) => body)).toMatchObject([
      { merchantId: 1, merchantNo: 'A1' },
      { merchantId: 1, merchantNo: 'A2' },
    ]);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  });
});
