import { channelTypePaths, type ChannelType, screens } from '@backoffice/contract';
import { fakeApi, renderPage, type RenderPageOptions } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page } from '../../pages/channel-types';

const type = (values: Partial<ChannelType> = {}): ChannelType => ({
  id: 1,
  code: 'alipay',
  name: 'Alipay',
  nameZh: '支付宝',
  nameEs: '',
  nameJa: '',
  channels: 3,
  updatedAt: '2026-03-04T15:06:07.000Z',
  ...values,
});

const open = (types: ChannelType[], options?: RenderPageOptions) => {
  fakeApi.post(channelTypePaths.channelTypeList, () => ({ items: types, total: types.length }));
  return renderPage(<Page />, {
    url: screens.channelTypes,
    messages,
    permissions: ['channelTypes:view', 'channelTypes:edit'],
    ...options,
  });
};
const row = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

it('shows each type with its names and number of channels, and adds one', async () => {
  const { user } = await open([type()]);
  const alipay = await row('支付宝');
  for (const text of ['alipay', 'Alipay', '3']) expect(alipay.getByText(text)).toBeVisible();
  fakeApi.post(channelTypePaths.channelTypeCreate, (request) => ({
    ...type({ id: 2, channels: 0 }),
    ...request,
  }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add channel type' }));
  await user.type(form.getByRole('textbox', { name: 'Code' }), 'Giro');
  await user.type(form.getByRole('textbox', { name: 'English name' }), 'Giro transfer');
  await user.click(form.getByRole('button', { name: 'Add channel type' }));
  expect(await form.findByText(/Enter lower-case letters/)).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Code' }));
  await user.type(form.getByRole('textbox', { name: 'Code' }), 'giro');
  await user.click(form.getByRole('button', { name: 'Add channel type' }));
  expect(await screen.findByText('Channel type created')).toBeVisible();
  expect(fakeApi.calls('post', channelTypePaths.channelTypeCreate)).toMatchObject([
    { body: { code: 'giro', name: 'Giro transfer', nameZh: '' } },
  ]);
});

it('deletes an unused type after a confirmation, and explains why a used one cannot be deleted', async () => {
  const { user } = await open([type(), type({ id: 2, code: 'giro', name: 'Giro', channels: 0 })]);
  fakeApi.post(channelTypePaths.channelTypeDelete, ({ id }) => ({ id }));
  const askToDelete = async (code: string) => {
    await user.click((await row(code)).getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  };
  await askToDelete('alipay');
  const used = within(await screen.findByRole('alertdialog', { name: '“Alipay” is in use' }));
  expect(used.getByText(/3 channels use this type/)).toBeVisible();
  await user.click(used.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await askToDelete('giro');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete channel type “Giro”?' }));
  expect(fakeApi.calls('post', channelTypePaths.channelTypeDelete)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete channel type' }));
  expect(await screen.findByText('Channel type deleted')).toBeVisible();
  await waitFor(() =>
    expect(fakeApi.calls('post', channelTypePaths.channelTypeDelete)).toMatchObject([{ body: { id: 2 } }]),
  );
});

it('offers no changes to users who may only view', async () => {
  await open([type()], { permissions: ['channelTypes:view'] });
  expect((await row('alipay')).queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});

it('restores an earlier name with a reason', async () => {
  const at = '2026-04-01T00:00:00.000Z';
  const named = { actor: 'wang', at, reason: null, action: 'update' as const };
  fakeApi.post(channelTypePaths.channelTypeHistory, () => ({
    items: [
      { ...named, id: 2, changes: [{ field: 'name', from: 'Ali Pay', to: 'Alipay' }] },
      { ...named, id: 1, changes: [{ field: 'name', from: 'Ali', to: 'Ali Pay' }] },
    ],
    total: 2,
  }));
  fakeApi.put(channelTypePaths.channelTypeUpdate, (request) => ({ ...type(), ...request, updatedAt: at }));
  const { user } = await open([type()]);
  await user.click((await row('alipay')).getByRole('button', { name: 'History' }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const question = within(await screen.findByRole('dialog', { name: 'Restore Alipay?' }));
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Two words{Enter}');
  expect(await screen.findByText('Channel type updated')).toBeVisible();
  expect(fakeApi.calls('put', channelTypePaths.channelTypeUpdate)[0]!.body).toEqual({
    id: 1,
    updatedAt: type().updatedAt,
    name: 'Ali Pay',
    nameZh: '支付宝',
    nameEs: '',
    nameJa: '',
    reason: 'Two words',
  });
});
