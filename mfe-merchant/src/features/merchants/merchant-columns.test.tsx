import { listLayoutPath } from '@backoffice/contract';
import { setLanguage } from '@backoffice/i18n';
import { failure, fakeApi } from '@backoffice/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { merchantRows, openMerchants, serveMerchants } from './merchants.fixture';

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const kept = () => fakeApi.calls('put', listLayoutPath).map(({ body }) => body);
const dialog = () => within(screen.getByRole('dialog', { name: 'Columns' }));

async function openColumns() {
  serveMerchants(merchantRows(2));
  fakeApi.put(listLayoutPath, () => null);
  const page = await openMerchants();
  await screen.findByText('Shop 1');
  await page.user.click(within(screen.getByRole('search')).getByRole('button', { name: 'More actions' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Columns…' }));
  await screen.findByRole('dialog', { name: 'Columns' });
  return page;
}

it('hides, moves, pins and resizes columns by keys, and saves them on the server', async () => {
  const { user } = await openColumns();
  await user.click(dialog().getByRole('checkbox', { name: 'Private key' }));
  expect(headers()).not.toContain('Private key');
  expect(dialog().getByRole('checkbox', { name: 'Merchant name' })).toBeDisabled();

  const created = dialog().getByRole('checkbox', { name: 'Created' });
  created.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(headers().slice(-3)).toEqual(['Created (UTC)', 'Status', 'Actions']);
  expect(created).toHaveFocus();
  expect(dialog().getByText('Created moved to position 6 of 9')).toBeInTheDocument();

  await user.click(dialog().getByRole('button', { name: 'Pin Status' }));
  expect(headers()[0]).toBe('Status');
  expect(dialog().getByRole('button', { name: 'Pin Status' })).toHaveFocus();

  const width = dialog().getByRole('spinbutton', { name: 'Width of Fee difference in pixels' });
  await user.clear(width);
  await user.type(width, '200');
  await waitFor(() =>
    expect(kept().at(-1)).toEqual({
      list: 'merchants',
      columns: [
        { key: 'status', isPinned: true },
        { key: 'id' },
        { key: 'merchantName' },
        { key: 'merchantNo' },
        { key: 'privateKey', isHidden: true },
        { key: 'freeDifference', width: 200 },
        { key: 'createdAt' },
        { key: 'keysChangedAt', isHidden: true },
        { key: 'formerKeyUntil', isHidden: true },
        { key: 'actions' },
      ],
    }),
  );

  await user.click(dialog().getByRole('button', { name: 'Reset to default' }));
  expect(headers()).toHaveLength(8);
  await waitFor(() => expect(kept().at(-1)).toEqual({ list: 'merchants', columns: [] }));
});

it('reports that the columns could not be saved, and keeps them on screen', async () => {
  const { user } = await openColumns();
  fakeApi.put(listLayoutPath, () => failure(500));
  await user.click(dialog().getByRole('checkbox', { name: 'Status' }));
  expect(await screen.findByText(/Could not save your columns/)).toBeInTheDocument();
  expect(headers()).not.toContain('Status');
});

it('a list has the user’s own columns from the first render', async () => {
  serveMerchants(merchantRows(1));
  await openMerchants({
    listLayouts: {
      merchants: [{ key: 'gone' }, { key: 'createdAt' }, { key: 'privateKey', isHidden: true }],
    },
  });
  expect(headers()).toEqual([
    'ID',
    'Merchant name',
    'Merchant number',
    'Created (UTC)',
    'Fee difference',
    'Status',
    'Actions',
  ]);
});

it('names columns in the language that is chosen while the dialog is open', async () => {
  await openColumns();
  await act(() => setLanguage('es'));
  const columns = within(screen.getByRole('dialog', { name: 'Columnas' }));
  expect(columns.getByRole('checkbox', { name: 'Clave privada' })).toBeInTheDocument();
});
