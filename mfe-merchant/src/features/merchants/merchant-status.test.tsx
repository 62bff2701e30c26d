import { ApiError } from '@backoffice/api-client';
import { merchantPaths, type Merchant } from '@backoffice/contract';
import { deferred, failure, fakeApi, offline } from '@backoffice/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { merchantRow, openMerchants, serveMerchants } from './merchants.fixture';

const LATER = '2026-04-01T00:00:00.000Z';
const calls = () => fakeApi.calls('put', merchantPaths.merchantStatus);
const row = () => within(screen.getByText('Shop 1').closest('tr')!);

/** Opens the page with one merchant, which the test can change on the server. */
async function openWith(merchant: Partial<Merchant> = {}, language: 'en' | 'zh' = 'en') {
  const stored = [merchantRow(merchant)];
  serveMerchants(stored);
  const { user } = await openMerchants({ language });
  await screen.findByText('Shop 1');
  return {
    user,
    change: (values: Partial<Merchant>) => (stored[0] = merchantRow({ ...merchant, ...values })),
  };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

it('offers to deactivate active merchants and to activate inactive ones', async () => {
  serveMerchants([merchantRow(), merchantRow({ id: 2, status: 'inactive' })]);
  await openMerchants();
  const active = within((await screen.findByText('Shop 1')).closest('tr')!);
  const inactive = within(screen.getByText('Shop 2').closest('tr')!);
  expect(active.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  expect(active.queryByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
  expect(inactive.getByRole('button', { name: 'Activate' })).toBeVisible();
  expect(inactive.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
});

it('changes the status at once, shows it, and can be undone', async () => {
  const { user } = await openWith({}, 'zh');
  fakeApi.put(merchantPaths.merchantStatus, ({ status }) => merchantRow({ status, updatedAt: LATER }));
  await user.click(row().getByRole('button', { name: '停用' }));
  expect(await screen.findByText('操作成功')).toBeVisible();
  expect(row().getByText('停用')).toBeVisible();
  expect(calls()[0]!.body).toEqual({ id: 1, status: 'inactive', updatedAt: merchantRow().updatedAt });

  await user.click(screen.getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(row().getByText('启用')).toBeVisible());
  expect(calls()[1]!.body).toEqual({ id: 1, status: 'active', updatedAt: LATER });
});

it('sends one call for a double click', async () => {
  const { user } = await openWith();
  const answer = deferred<Merchant>();
  fakeApi.put(merchantPaths.merchantStatus, () => answer.promise);
  await user.dblClick(row().getByRole('button', { name: 'Deactivate' }));
  answer.resolve(merchantRow({ status: 'inactive' }));
  expect(await row().findByText('Inactive')).toBeVisible();
  expect(calls()).toHaveLength(1);
});

it('reports a failure with the specified text and the server’s message, and logs it', async () => {
  const { user } = await openWith({}, 'zh');
  fakeApi.put(merchantPaths.merchantStatus, () => failure(500, 'Database on fire'));
  await user.click(row().getByRole('button', { name: '停用' }));
  expect(await screen.findByText('更新商户状态失败')).toBeVisible();
  expect(screen.getByText('失败')).toBeVisible();
  expect(screen.getByText('Database on fire')).toBeVisible();
  expect(row().getByText('启用')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(expect.any(ApiError));
});

it('shows the row as another user changed it, with a notice', async () => {
  const { user, change } = await openWith();
  fakeApi.put(merchantPaths.merchantStatus, () => failure(409, 'Outdated'));
  change({ freeDifference: 99, updatedAt: LATER });
  await user.click(row().getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Changed by another user')).toBeVisible();
  expect(row().getByText('99')).toBeVisible();
  expect(row().getByText('Active')).toBeVisible();
});

it.each([
  { found: 'done', status: 'inactive', updatedAt: LATER, notice: 'Shop 1 deactivated', reasons: 0 },
  {
    found: 'not done',
    status: 'active',
    updatedAt: undefined,
    notice: 'Could not change the merchant’s status',
    reasons: 1,
  },
  {
    found: 'changed otherwise',
    status: 'active',
    updatedAt: LATER,
    notice: 'Changed by another user',
    reasons: 0,
  },
] as const)('reads the row again when no answer came: $found', async (found) => {
  const { status, updatedAt, notice, reasons } = found;
  const { user, change } = await openWith();
  fakeApi.put(merchantPaths.merchantStatus, () => {
    change({ status, ...(updatedAt && { updatedAt }) });
    return offline();
  });
  await user.click(row().getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.queryAllByText('Network Error')).toHaveLength(reasons);
  expect(row().getByText(status === 'active' ? 'Active' : 'Inactive')).toBeVisible();
});

it('reports an unknown result when the row could not be read either', async () => {
  const { user } = await openWith();
  fakeApi.put(merchantPaths.merchantStatus, () => {
    fakeApi.post(merchantPaths.merchantList, () => offline());
    return offline();
  });
  await user.click(row().getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Not sure if it was saved')).toBeVisible();
  expect(screen.queryByText('Could not change the merchant’s status')).not.toBeInTheDocument();
  expect(row().getByText('Active')).toBeVisible();
});

it('is not reverted by a list requested before the change', async () => {
  const { user } = await openWith();
  const early = deferred<{ items: Merchant[]; total: number }>();
  fakeApi.post(merchantPaths.merchantList, () => early.promise);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const changed = merchantRow({ status: 'inactive', updatedAt: LATER });
  fakeApi.put(merchantPaths.merchantStatus, () => {
    serveMerchants([changed]);
    return changed;
  });
  await user.click(row().getByRole('button', { name: 'Deactivate' }));
  expect(await row().findByText('Inactive')).toBeVisible();
  early.resolve({ items: [merchantRow()], total: 1 });
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(row().getByText('Inactive')).toBeVisible();
});
