import { merchantPaths, type FieldChange, type HistoryEntry, type Merchant } from '@backoffice/contract';
import { failure, fakeApi, type RenderPageOptions } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { merchantRow, openMerchants, serveMerchants } from './merchants.fixture';

const LATER = '2026-05-01T00:00:00.000Z';
const key = '0123456789ab'.padEnd(64, 'c');
const fee = (from: number | null, to: number): FieldChange => ({ field: 'freeDifference', from, to });

const entry = (id: number, changes: FieldChange[], values: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: `2026-04-0${id}T00:00:00.000Z`,
  actor: 'wang',
  action: 'update',
  changes,
  reason: null,
  ...values,
});

const created = entry(
  1,
  [
    { field: 'merchantName', from: null, to: 'Shop 1' },
    fee(null, 1),
    { field: 'merchantExpansionA', from: null, to: '' },
    { field: 'status', from: null, to: 'active' },
    { field: 'privateKey', from: null, to: key },
  ],
  { action: 'create' },
);

let stored: Merchant[];
let entries: HistoryEntry[];
beforeEach(() => {
  stored = [merchantRow({ freeDifference: 5, merchantExpansionA: 'north', status: 'inactive' })];
  entries = [
    entry(4, [fee(3, 5)], { actor: 'li', reason: 'A new contract' }),
    entry(3, [fee(1, 3), { field: 'status', from: 'active', to: 'inactive' }], { actor: 'li' }),
    entry(2, [{ field: 'merchantExpansionA', from: '', to: 'north' }]),
    created,
  ];
  serveMerchants(stored);
  fakeApi.post(merchantPaths.merchantHistory, ({ page = 1 }) => ({
    items: entries.slice((page - 1) * 20, page * 20),
    total: entries.length,
  }));
  fakeApi.put(merchantPaths.merchantUpdate, ({ reason = null, ...request }) => {
    const before = stored[0]!;
    if (request.updatedAt !== before.updatedAt)
      return failure(409, 'Changed since', [{ path: 'updatedAt', message: before.updatedAt }]);
    const after = { ...before, ...(request as Merchant) };
    const changes = (['freeDifference', 'status', 'merchantExpansionA'] as const)
      .map((field) => ({ field, from: before[field], to: after[field] }))
      .filter(({ from, to }) => from !== to);
    stored[0] = { ...after, updatedAt: LATER };
    entries = [entry(5, changes, { actor: 'admin', reason }), ...entries];
    return stored[0];
  });
});

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

const sent = () => fakeApi.calls('put', merchantPaths.merchantUpdate).map(({ body }) => body);
const entryOf = (text: string | RegExp) => screen.getByText(text).closest('li')!;
const offer = (item: HTMLElement) => within(item).queryByRole('button', { name: 'Restore this version' });
const setBackDialog = () => screen.findByRole('dialog', { name: 'Restore Shop 1?' });

async function openHistory(options: RenderPageOptions = {}) {
  const { user } = await openMerchants(options);
  const row = within((await screen.findByText('Shop 1')).closest('tr')!);
  const more = row.queryByRole('button', { name: 'More actions' });
  if (more) await user.click(more);
  await user.click(
    more ? screen.getByRole('menuitem', { name: 'History' }) : row.getByRole('button', { name: 'History' }),
  );
  const history = await screen.findByRole('dialog', { name: 'History of Shop 1' });
  await within(history).findAllByText(/Changed by/);
  return { user, history };
}

async function askFor(created_: RegExp = /Created by wang/) {
  const { user, history } = await openHistory();
  await user.click(offer(entryOf(created_))!);
  return { user, history, dialog: within(await setBackDialog()) };
}

it('shows the changes, and restores the row by its ordinary update with a reason', async () => {
  const { user, dialog } = await askFor();
  expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'FieldCurrent valueRestored value',
    'Fee difference51',
    'StatusInactiveActive',
    'Expansion Anorth–',
  ]);
  expect(dialog.getByText(/^Version of .*, by wang\./)).toHaveFocus();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' A slip of the pen {Enter}');
  expect(await screen.findByText('Merchant updated')).toBeVisible();
  expect(sent()).toEqual([
    {
      id: 1,
      updatedAt: '2026-03-04T15:06:07.000Z',
      reason: 'A slip of the pen',
      freeDifference: 1,
      merchantExpansionA: '',
      merchantExpansionB: '',
      merchantExpansionC: '',
      merchantExpansionD: '',
      status: 'active',
    },
  ]);
  expect(await screen.findByText('Reason: A slip of the pen')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Restore Shop 1?' })).not.toBeInTheDocument();
  // The button is removed, since restoring would change nothing.
  await waitFor(() => expect(entryOf(/Created by wang/)).toHaveFocus());
});

it('sends no reason when none was given', async () => {
  const { user, dialog } = await askFor();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), '  ');
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText('Merchant updated')).toBeVisible();
  expect(sent()[0]).not.toHaveProperty('reason');
});

it('returns the focus to the button when nothing is restored', async () => {
  const { user, dialog } = await askFor();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(offer(entryOf(/Created by wang/))).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('is not offered for the newest entry, nor when nothing would change or was changed', async () => {
  entries = [
    entry(6, []),
    entry(5, [fee(3, 5)]),
    entry(4, []),
    entry(3, [fee(5, 3)]),
    entry(2, [fee(1, 5)]),
    created,
  ];
  const { history } = await openHistory();
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((item) => offer(item) !== null),
  ).toEqual([false, false, false, true, false, true]);
});

it('is not offered for a deletion, nor when only the key differs', async () => {
  const other = 'ab'.repeat(32);
  const keyChange = { field: 'privateKey', from: key, to: other };
  entries = [entry(3, [keyChange]), entry(2, [fee(1, 5)], { action: 'delete' }), created];
  const { history } = await openHistory();
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((item) => offer(item) !== null),
  ).toEqual([false, false, true]);
});

it('does not restore a key, and says so', async () => {
  entries = [entry(2, [fee(1, 5), { field: 'privateKey', from: key, to: 'ab'.repeat(32) }]), created];
  const { dialog } = await askFor();
  expect(dialog.getAllByRole('row')).toHaveLength(2);
  expect(dialog.getByText(/Not restored: Private key/)).toBeVisible();
});

it('is not offered to users who may only view', async () => {
  await openHistory({ permissions: ['merchants:view'] });
  expect(screen.queryByRole('button', { name: 'Restore this version' })).not.toBeInTheDocument();
});

it('reports a change by another user, and shows the new changes', async () => {
  const { user, dialog } = await askFor();
  stored[0] = { ...stored[0]!, freeDifference: 9, updatedAt: '2026-04-20T00:00:00.000Z' };
  entries = [entry(5, [fee(5, 9)], { actor: 'zhao' }), ...entries];
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong');
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await dialog.findByText('Another user changed this merchant')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reload' }));
  expect(await dialog.findByRole('row', { name: 'Fee difference 9 1' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText('Merchant updated')).toBeVisible();
  expect(sent().at(-1)).toMatchObject({ updatedAt: '2026-04-20T00:00:00.000Z', reason: 'Wrong' });
});

it('names a field refused by the server or by today’s rules', async () => {
  const { user, dialog } = await askFor();
  fakeApi.put(merchantPaths.merchantUpdate, () =>
    failure(400, 'Invalid', [{ path: 'freeDifference', message: 'Not on Sundays' }]),
  );
  const confirm = dialog.getByRole('button', { name: 'Restore version' });
  await user.click(confirm);
  expect(await dialog.findByText(/Fee difference: Not on Sundays/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'x'.repeat(201));
  await user.click(confirm);
  expect(await dialog.findByText('Use at most 200 characters')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('refuses old values that today’s rules forbid', async () => {
  entries = [entry(2, [fee(500, 5)]), entry(1, [fee(null, 500)], { action: 'create' })];
  const { user, dialog } = await askFor();
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Fee difference: /);
  expect(sent()).toEqual([]);
});

it('sends no reason to an API without reasons', async () => {
  entries = entries.map(({ reason: _reason, ...before }) => before);
  const { user, dialog } = await askFor();
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  expect(await screen.findByText('Merchant updated')).toBeVisible();
});

it('reports that nothing would change, that the row cannot be read, or that it is gone', async () => {
  const { user } = await openHistory();
  stored[0] = { ...stored[0]!, freeDifference: 3, updatedAt: LATER };
  entries = [entry(5, [fee(5, 3)]), ...entries];
  await user.click(offer(entryOf(/2026\/04\/03/))!);
  expect(await screen.findByText('The record already has these values')).toBeVisible();
  fakeApi.post(merchantPaths.merchantList, () => failure(500, 'On fire'));
  await user.click(offer(entryOf(/Created by wang/))!);
  expect(await screen.findByText('Could not reload the merchant')).toBeVisible();
  expect(screen.getByText('On fire')).toBeVisible();
  fakeApi.post(merchantPaths.merchantList, () => ({ items: [], total: 0 }));
  await user.click(offer(entryOf(/Created by wang/))!);
  expect(await screen.findByText('This record was deleted.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Restore Shop 1?' })).not.toBeInTheDocument();
});

it('reports a deleted row in its dialog', async () => {
  const { user, dialog } = await askFor();
  stored.splice(0);
  fakeApi.put(merchantPaths.merchantUpdate, () => failure(409, 'Changed since'));
  await user.click(dialog.getByRole('button', { name: 'Restore version' }));
  await user.click(await dialog.findByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('This record was deleted.')).toBeVisible();
});

it('compares entries of a later page with newer ones', async () => {
  const slips = Array.from({ length: 31 }, (_, at) =>
    entry(40 - at, at % 2 === 0 ? [fee(1, 5)] : [fee(5, 1)], { at: LATER }),
  );
  entries = [...slips, created];
  const { user, history } = await openHistory();
  await user.click(within(history).getByRole('button', { name: 'Page 2' }));
  await within(history).findByText('Created by wang');
  const items = within(history).getAllByRole('listitem');
  expect(items.filter((item) => offer(item))).toHaveLength(6);
  await user.click(offer(entryOf('Created by wang'))!);
  expect(within(await setBackDialog()).getByRole('row', { name: 'Fee difference 5 1' })).toBeVisible();
});
