import type { Channel, LoginResponse, Merchant, SuccessEnvelope } from '@backoffice/contract';
import type { Browser, Page } from 'playwright/test';
import { USER_PASSWORD } from '../fixtures/api-caller';
import { findBarriers } from '../fixtures/find-barriers';
import { expect, test as base } from '../fixtures/test';
import { ChannelListPage } from '../pages/channel-list-page';
import { LoginPage } from '../pages/login-page';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

// The policy applies to the whole installation.
const test = base.extend<object, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
});

async function call<T>(stack: TestStack, method: string, path: string, body: object, token?: string) {
  const response = await fetch(stack.apiAddress + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as SuccessEnvelope<T>).data;
}

const USERS = ['asking.clerk', 'approving.clerk'];

/** Adds two users, and a merchant with two channels of equal weight. */
async function prepare(stack: TestStack): Promise<{ merchant: Merchant; token: string }> {
  const account = { username: 'admin', password: '111111' };
  const { token } = await call<LoginResponse>(stack, 'POST', '/auth/login', account);
  for (const username of USERS)
    await call(
      stack,
      'POST',
      '/user/create',
      { username, password: USER_PASSWORD, roleName: 'admin', status: 'active' },
      token,
    );
  const merchant = await call<Merchant>(
    stack,
    'PUT',
    '/merchant/create',
    { merchantName: 'Four Eyes Bakery', status: 'active' },
    token,
  );
  for (const merchantNo of ['eyes-a', 'eyes-b'])
    await call<Channel>(
      stack,
      'POST',
      '/channel/create',
      {
        merchantId: merchant.id,
        merchantNo,
        merchantChannel: 'alipay',
        merchantWeight: 50,
        status: 'active',
      },
      token,
    );
  return { merchant, token };
}

async function pageOf(browser: Browser, address: string, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  await page.goto('/login');
  await expect(new LoginPage(page).username).not.toHaveValue('');
  await new LoginPage(page).enterAs(username, USER_PASSWORD);
  return page;
}

/** The notices of a page, apart from their announcements. */
const noticesOf = (page: Page) => page.getByRole('region', { name: 'Messages' });

test.use({ expectedComplaints: /409|ApiError|needs approval|Sent for approval/ });

test('a change of weights waits, a colleague approves it from the inbox, and the audit log names both', async ({
  page,
  browser,
  stack,
  address,
  loginPage,
}) => {
  await prepare(stack);
  await loginPage.open();
  await loginPage.submit.click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.goto('/approvals?show=policy');
  await expect(page.getByText('3 active users can approve.')).toBeVisible();
  await page.getByLabel('Traffic shares').selectOption('other-user');
  await page.getByRole('button', { name: 'Save policy' }).click();
  await expect(noticesOf(page).getByText('Policy saved')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const asking = await pageOf(browser, address, USERS[0]!);
  const list = new ChannelListPage(asking);
  await list.open({ merchantNo: 'eyes-a' });
  await list.edit('eyes-a');
  await list.form.weight.fill('100');
  await list.form.confirm.click();
  const reason = asking.getByRole('alertdialog', { name: 'Send for approval?' });
  await reason.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.form.weight).toHaveValue('100');
  await list.form.confirm.click();
  const sendForApproval = async (why: string) => {
    await reason.getByRole('textbox', { name: 'Reason' }).fill(why);
    await reason.getByRole('button', { name: 'Send for approval' }).click();
    await expect(noticesOf(asking).getByText('Sent for approval', { exact: true })).toBeVisible();
    await expect(list.form.dialog).toBeHidden();
    await expect(list.cell('eyes-a', 'Weight')).toHaveText('50');
  };
  await sendForApproval('Cheaper');

  const approving = await pageOf(browser, address, USERS[1]!);
  await approving.getByRole('button', { name: /^Notifications, / }).click();
  await approving.getByRole('link', { name: /asking\.clerk asks for approval/ }).click();
  const request = approving.getByRole('listitem').filter({ hasText: 'Four Eyes Bakery' });
  await expect(request).toContainText('Reason: Cheaper');
  await request.getByRole('button', { name: /^Return/ }).click();
  const answer = approving.getByRole('dialog');
  await answer.getByRole('textbox').fill('Which provider?');
  await answer.getByRole('button', { name: 'Return' }).click();
  await expect(approving.getByText('No requests to approve')).toBeVisible();

  await asking.goto('/approvals?show=mine');
  await expect(asking.getByText('Which provider?')).toBeVisible();
  await asking.getByRole('link', { name: 'Change and ask again' }).click();
  await list.form.weight.fill('100');
  await list.form.confirm.click();
  await sendForApproval('Cheaper provider');

  await approving.goto('/approvals');
  await expect(request).toContainText('Cheaper provider');
  await expect(request.getByRole('table', { name: 'Traffic share' })).toContainText('67%');
  expect(await findBarriers(approving)).toEqual([]);
  await request.getByRole('button', { name: /^Approve/ }).click();
  await expect(approving.getByText('No requests to approve')).toBeVisible();

  await list.open({ merchantNo: 'eyes-a' });
  await expect(list.cell('eyes-a', 'Weight')).toHaveText('100');
  await asking.goto('/approvals?show=mine');
  await expect(asking.getByText('Decided by approving.clerk')).toHaveCount(2);
  await approving.goto('/user/audit-log?subject=channel&actor=asking.clerk');
  await approving.getByRole('button', { name: 'Details' }).first().click();
  await expect(approving.getByRole('dialog').getByRole('row', { name: /^Approved by/ })).toContainText(
    'approving.clerk',
  );
});
