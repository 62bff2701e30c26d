import { merchantPaths, type HistoryEntry, type Merchant } from '@backoffice/contract';
import { failure, fakeApi, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { merchantRow, openMerchants, serveMerchants } from './merchants.fixture';

const before = merchantRow({ freeDifference: 5, merchantExpansionA: 'old' });
const calls = () => fakeApi.calls('put', merchantPaths.merchantUpdate);
const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByRole('textbox', { name });
const conflict = (name: string) => within(dialog().getByRole('group', { name }));
const confirm = () => dialog().getByRole('button', { name: 'Save changes' });
const panel = (name = 'Another user changed this merchant') => dialog().findByRole('region', { name });

let stored: Merchant[];

/** Changes the merchant as another user. */
function change(values: Partial<Merchant>, day: number) {
  const at = `2026-04-0${day}T00:00:00.000Z`;
  const changes = Object.entries(values).map(([name, to]) => ({ field: name, from: null, to: to as string }));
  const entry: HistoryEntry = { id: day, at, actor: `wang ${day}`, action: 'update', changes };
  stored[0] = { ...stored[0]!, ...values, updatedAt: at };
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [entry], total: 1 }));
}

async function openForm() {
  stored = [before];
  serveMerchants(stored);
  fakeApi.put(merchantPaths.merchantUpdate, (request) => {
    if (request.updatedAt !== stored[0]!.updatedAt) return failure(409, 'Outdated');
    return { ...stored[0]!, ...request, updatedAt: '2026-05-01T00:00:00.000Z' };
  });
  const { user } = await openMerchants();
  await user.click(await screen.findByRole('button', { name: 'Shop 1' }));
  await screen.findByRole('dialog');
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  return { user, type };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it('merges changes of two users to different fields, names the other user, and saves both', async () => {
  const { user, type } = await openForm();
  await type('Expansion B', 'mine');
  change({ freeDifference: 50, merchantExpansionA: 'theirs' }, 1);
  await user.click(confirm());
  expect(await panel()).toHaveTextContent('wang 1 changed this record on');
  expect(dialog().getByRole('heading', { name: 'Another user changed this merchant' })).toHaveFocus();
  expect(dialog().queryByRole('radio')).not.toBeInTheDocument();
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fee difference: 5 50', 'Expansion A: old theirs']);
  expect(field('Expansion A')).toHaveValue('theirs');
  expect(field('Expansion B')).toHaveValue('mine');
  await user.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls()[1]!.body).toMatchObject({
    updatedAt: '2026-04-01T00:00:00.000Z',
    freeDifference: 50,
    merchantExpansionA: 'theirs',
    merchantExpansionB: 'mine',
  });
});

it('asks about fields that both changed until each is answered, and keeps the answers after a third change', async () => {
  const { user, type } = await openForm();
  await type('Expansion A', 'mine A');
  await type('Expansion B', 'mine B');
  change({ merchantExpansionA: 'theirs A', merchantExpansionB: 'theirs B' }, 1);
  await user.click(confirm());
  await panel();
  expect(field('Expansion A')).toHaveValue('mine A');
  await user.click(conflict('Expansion A').getByRole('radio', { name: /^Theirs: theirs A \(wang 1, 2026/ }));
  expect(field('Expansion A')).toHaveValue('theirs A');
  await user.click(confirm());
  expect(await dialog().findByText(/Choose a value for each field/)).toBeVisible();
  expect(conflict('Expansion B').getByRole('radio', { name: /^Theirs/ })).toHaveFocus();
  expect(calls()).toHaveLength(1);
  await user.click(conflict('Expansion B').getByRole('radio', { name: 'Yours: mine B' }));

  change({ merchantExpansionB: 'later B', merchantExpansionC: 'later C' }, 2);
  await user.click(confirm());
  expect(await panel()).toHaveTextContent('wang 2 changed this record on');
  expect(dialog().queryByRole('group', { name: 'Expansion A' })).not.toBeInTheDocument();
  expect(field('Expansion B')).toHaveValue('mine B');
  await user.click(conflict('Expansion B').getByRole('radio', { name: 'Yours: mine B' }));
  await user.click(confirm());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls()[2]!.body).toMatchObject({
    merchantExpansionA: 'theirs A',
    merchantExpansionB: 'mine B',
    merchantExpansionC: 'later C',
  });
});

it('keeps the input when the row cannot be read, and merges once it can', async () => {
  const { user, type } = await openForm();
  await type('Expansion B', 'mine');
  change({ merchantExpansionA: 'theirs' }, 1);
  fakeApi.post(merchantPaths.merchantList, () => offline());
  await user.click(confirm());
  await dialog().findByText('Another user changed this merchant');
  const reload = dialog().getByRole('button', { name: 'Reload' });
  await user.click(reload);
  expect(await screen.findByText('Could not reload the merchant')).toBeVisible();
  serveMerchants(stored);
  await user.click(reload);
  await panel();
  expect(reload).not.toBeInTheDocument();
  expect(field('Expansion A')).toHaveValue('theirs');
  expect(field('Expansion B')).toHaveValue('mine');
});

it.each([
  ['gone', 404, 'This record was deleted'],
  ['out of reach', 403, 'You no longer have permission to edit this record'],
])('offers to copy the input when the row is %s', async (_case, status, title) => {
  const { user, type } = await openForm();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await type('Expansion B', 'mine');
  fakeApi.put(merchantPaths.merchantUpdate, () => failure(status, 'No'));
  await user.click(confirm());
  await panel(title);
  expect(field('Expansion B')).toHaveValue('mine');
  await user.click(dialog().getByRole('button', { name: 'Copy your input' }));
  const [copied] = writeText.mock.lastCall!;
  expect(copied.split('\n')).toEqual(
    expect.arrayContaining(['Fee difference: 5', 'Status: Active', 'Expansion B: mine']),
  );
});
