import { type Permission, screens } from '@backoffice/contract';
import { serviceAccountPaths as paths } from '@backoffice/contract/service-account-values';
import type { ServiceAccount, ServiceKey } from '@backoffice/contract/service-accounts';
import { failure, fakeApi, renderPage } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { messages, Page } from '../../pages/service-accounts';

const at = '2026-03-04T15:06:07.000Z';
const serviceKey = (id: number, values: Partial<ServiceKey> = {}): ServiceKey => ({
  id,
  ending: `end${id}`,
  createdAt: at,
  createdBy: 'admin',
  lastUsedAt: null,
  revokedAt: null,
  ...values,
});
const account = (id: number, values: Partial<ServiceAccount> = {}): ServiceAccount => ({
  id,
  name: `program ${id}`,
  description: '',
  scopes: ['channels:read', 'merchants:read'],
  status: 'active',
  expiresAt: null,
  createdBy: 'admin',
  createdAt: at,
  updatedAt: at,
  keys: [],
  beyondOwn: false,
  ...values,
});

let stored: ServiceAccount[];
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  stored = [account(1, { keys: [serviceKey(11, { lastUsedAt: at }), serviceKey(10, { revokedAt: at })] })];
  fakeApi.get(paths.list, () => stored);
});
afterEach(() => logged.mockRestore());

const all: Permission[] = [
  'serviceAccounts:view',
  'serviceAccounts:edit',
  'merchants:view',
  'channels:view',
  'channels:edit',
];
const open = (permissions = all) =>
  renderPage(<Page />, { url: screens.serviceAccounts, messages, permissions });
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}));
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

it('shows scopes, status, end, last use and number of keys of each account', async () => {
  stored.push(account(2, { status: 'inactive' }), account(3, { expiresAt: at }));
  await open();
  const first = await row('program 1');
  for (const shown of ['channels:read', 'merchants:read', 'Active', 'No end', '1 / 2'])
    expect(first.getByText(shown)).toBeVisible();
  const second = await row('program 2');
  for (const shown of ['Inactive', 'Never', '0 / 2']) expect(second.getByText(shown)).toBeVisible();
  expect((await row('program 3')).getByText('Ended')).toBeVisible();
});

it('explains service accounts and offers to add one when there are none', async () => {
  stored = [];
  await open();
  expect(await screen.findByText(/lets a program, such as a payment router/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add' })).toHaveLength(2);
});

it('adds an account with the chosen scopes and an end', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = await dialog('Add service account');
  await user.click(form.getByRole('button', { name: 'Add service account' }));
  expect(await form.findByText('Enter a name')).toBeVisible();
  expect(await form.findByText('Choose at least one scope')).toBeVisible();
  await user.type(form.getByLabelText(/^Name/), 'router');
  await user.click(form.getByRole('checkbox', { name: /^channels:write/ }));
  await user.click(form.getByRole('checkbox', { name: /^merchants:read/ }));
  await user.selectOptions(form.getByLabelText(/^Ends/), 'In 30 days');
  fakeApi.post(paths.create, ({ name, scopes }) => account(9, { name, scopes }));
  await user.click(form.getByRole('button', { name: 'Add service account' }));
  expect(await screen.findByText('router')).toBeVisible();
  const [call] = fakeApi.calls('post', paths.create);
  expect(call!.body).toMatchObject({ name: 'router', scopes: ['merchants:read', 'channels:write'] });
  const days = (Date.parse(String(call!.body.expiresAt)) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
});

it('offers no scope beyond the user’s permissions, and says which one is missing', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = await dialog();
  const box = form.getByRole('checkbox', { name: /^merchants:write/ });
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleName(expect.stringContaining('You lack the permission merchants:edit.'));
  expect(form.getByRole('checkbox', { name: /^merchants:read/ })).toBeEnabled();
});

it('warns of an account without an end', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  const form = await dialog();
  await user.selectOptions(form.getByLabelText(/^Ends/), 'No end');
  expect(form.getByText(/^Without an end, a lost key works/)).toBeVisible();
});

it('keeps the end of an edited account unless another one is chosen', async () => {
  stored = [account(1, { expiresAt: '2099-01-02T03:04:05.678Z' })];
  fakeApi.put(paths.update, ({ name }) => ({ ...stored[0]!, name: name! }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'program 1' }));
  const form = await dialog('Edit service account');
  await user.type(form.getByLabelText(/^Name/), 'x');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Service account updated')).toBeVisible();
  const { body } = fakeApi.calls('put', paths.update)[0]!;
  expect(body).toMatchObject({ id: 1, updatedAt: at, name: 'program 1x' });
  expect(body.expiresAt).toBeUndefined();
});

it('creates a key and shows it once, with an example of a call', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Keys of program 1: 1 / 2' }));
  await user.click((await dialog('Keys of “program 1”')).getByRole('button', { name: 'Create key' }));
  fakeApi.post(paths.keyCreate, () => {
    stored = [account(1, { keys: [serviceKey(12), serviceKey(11)] })];
    return { id: 12, key: 'sak_secret' };
  });
  const question = within(await screen.findByRole('alertdialog', { name: 'Create key for “program 1”?' }));
  await user.click(question.getByRole('button', { name: 'Create key' }));
  const issued = await dialog('New key of “program 1”');
  expect(issued.getByText('sak_secret')).toBeVisible();
  expect(issued.getByText(/^curl -X POST .*Bearer \$KEY.*\/merchant\/list$/)).toBeVisible();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(issued.getByRole('button', { name: 'Copy key' }));
  expect(written).toHaveBeenCalledWith('sak_secret');
  await user.click(issued.getByRole('button', { name: 'Done' }));
  const keys = await dialog('Keys of “program 1”');
  expect(await keys.findByText(/^An account has at most 2 valid keys/)).toBeVisible();
  expect(screen.queryByText('sak_secret')).not.toBeInTheDocument();
});

it('revokes a key after a question', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Keys of program 1: 1 / 2' }));
  await user.click((await dialog()).getByRole('button', { name: 'Revoke key …end11' }));
  fakeApi.post(paths.keyRevoke, ({ id }) => {
    stored = [account(1, { keys: [serviceKey(11, { revokedAt: at })] })];
    return { id };
  });
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke key …end11?' }));
  await user.click(question.getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Key revoked')).toBeVisible();
  expect(fakeApi.calls('post', paths.keyRevoke).map(({ body }) => body)).toEqual([{ id: 11 }]);
  await waitFor(async () =>
    expect((await dialog()).queryByRole('button', { name: /^Revoke/ })).not.toBeInTheDocument(),
  );
});

it('offers only to deactivate an account beyond the user’s permissions, and to revoke its keys', async () => {
  stored = [account(1, { beyondOwn: true, keys: [serviceKey(11)] })];
  const { user } = await open();
  const actions = await row('program 1');
  expect(actions.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(actions.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await user.click(actions.getByRole('button', { name: 'Keys of program 1: 1 / 2' }));
  const keys = await dialog();
  expect(keys.getByRole('button', { name: 'Create key' })).toHaveAttribute('aria-disabled', 'true');
  expect(keys.getByRole('button', { name: 'Revoke key …end11' })).toBeEnabled();
});

it('offers no change to users who may only view', async () => {
  const { user } = await open(['serviceAccounts:view']);
  await user.click(await screen.findByRole('button', { name: 'Keys of program 1: 1 / 2' }));
  const keys = await dialog();
  expect(keys.queryByRole('button', { name: /key/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});

it('shows a failure with a retry', async () => {
  fakeApi.get(paths.list, () => failure(500, 'Unexpected server error.'));
  const { user } = await open();
  expect(await screen.findByText('Could not load the service accounts')).toBeVisible();
  fakeApi.get(paths.list, () => stored);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('program 1')).toBeVisible();
});

it('shows no permission to users who may not view it', async () => {
  await open([]);
  expect(await screen.findByText('No permission')).toBeVisible();
});
