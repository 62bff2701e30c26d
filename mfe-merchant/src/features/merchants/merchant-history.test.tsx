import { merchantPaths, type HistoryEntry } from '@backoffice/contract';
import { failure, fakeApi } from '@backoffice/testing';
import { screen, within } from '@testing-library/react';
import { merchantRow, openMerchants, serveMerchants } from './merchants.fixture';

const entry = (values: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 1,
  at: '2026-04-01T00:00:00.000Z',
  actor: 'wang',
  action: 'update',
  changes: [{ field: 'status', from: 'active', to: 'inactive' }],
  ...values,
});

async function openHistory(language: 'en' | 'zh' = 'en') {
  serveMerchants([merchantRow()]);
  const { user } = await openMerchants({ language });
  const row = within((await screen.findByText('Shop 1')).closest('tr')!);
  await user.click(row.getByRole('button', { name: language === 'en' ? 'More actions' : '更多操作' }));
  await user.click(screen.getByRole('menuitem', { name: language === 'en' ? 'History' : '变更历史' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

it('shows who changed which values', async () => {
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [entry()], total: 1 }));
  const { dialog } = await openHistory();
  expect(dialog).toHaveAccessibleName('History of Shop 1');
  const changeTable = await within(dialog).findByRole('table', { name: /Changed by wang/ });
  expect(within(changeTable).getByRole('row', { name: 'Status Active Inactive' })).toBeVisible();
});

it('labels fingerprints of keys, and leaves out fields that stayed empty', async () => {
  const changes = [
    { field: 'privateKey', from: null, to: '0123456789ab'.padEnd(64, 'c') },
    { field: 'merchantExpansionA', from: null, to: '' },
  ];
  fakeApi.post(merchantPaths.merchantHistory, () => ({
    items: [entry({ action: 'create', changes })],
    total: 1,
  }));
  const { dialog } = await openHistory();
  const changeTable = await within(dialog).findByRole('table', { name: /Created by wang/ });
  expect(
    within(changeTable).getByRole('row', { name: 'Private key – fingerprint 0123 4567 89ab' }),
  ).toBeVisible();
  expect(within(changeTable).queryByText('Expansion A')).not.toBeInTheDocument();
});

it('uses the language of the interface', async () => {
  fakeApi.post(merchantPaths.merchantHistory, () => ({
    items: [
      entry({ actor: null, action: 'create', changes: [{ field: 'freeDifference', from: null, to: 3 }] }),
    ],
    total: 1,
  }));
  const { dialog } = await openHistory('zh');
  expect(await within(dialog).findByText('由 系统 创建')).toBeVisible();
});

it('shows an empty history', async () => {
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [], total: 0 }));
  const { dialog } = await openHistory();
  expect(await within(dialog).findByText('No changes yet')).toBeVisible();
});

it('shows a failure, and retries', async () => {
  fakeApi.post(merchantPaths.merchantHistory, () => failure(500, 'The database is away.'));
  const { user, dialog } = await openHistory();
  expect(await within(dialog).findByText('Could not load the history')).toBeVisible();
  fakeApi.post(merchantPaths.merchantHistory, () => ({ items: [entry()], total: 1 }));
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByText('Changed by wang')).toBeVisible();
});

it('shows twenty entries at a time', async () => {
  fakeApi.post(merchantPaths.merchantHistory, ({ page }) => ({
    items: [entry({ id: page, actor: `user of page ${page}` })],
    total: 21,
  }));
  const { user, dialog } = await openHistory();
  await within(dialog).findByText('Changed by user of page 1');
  await user.click(within(dialog).getByRole('button', { name: 'Page 2' }));
  expect(await within(dialog).findByText('Changed by user of page 2')).toBeVisible();
});
