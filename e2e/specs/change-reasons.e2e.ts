import { USER_PASSWORD } from '../fixtures/api-caller';
import { findBarriers } from '../fixtures/find-barriers';
import { untilProofIsOld } from '../fixtures/team';
import { expect, test as base } from '../fixtures/test';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

const settings = {
  CHANGE_REASONS: 'merchant:offered,channel:ticket,user:required',
  TICKET_PATTERN: '[A-Z]{2,5}-\\d+',
  TICKET_LINK: 'https://tickets.example.com/browse/{ticket}',
  // Long enough for typing a reason after the proof.
  STEP_UP_SECONDS: '4',
};
const test = base.extend<object, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ settings });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
});

// The refusals, and the failure of the cancelled save, are logged in the browser.
test.use({ expectedComplaints: /428|400|ApiError|Say why/ });

test.beforeEach(async ({ page, shell }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(shell.menu).toBeVisible();
});

test('an offered reason is typed by keyboard, and is in history and audit log with a link to its ticket', async ({
  page,
  merchantList,
  shell,
}) => {
  await merchantList.open();
  await merchantList.add();
  const { dialog, confirm } = merchantList.form;
  await dialog.getByRole('textbox', { name: /^Merchant name/ }).fill('Reasonable Bakery');
  await dialog.getByRole('button', { name: 'Add a reason' }).focus();
  await page.keyboard.press('Enter');
  const reason = dialog.getByRole('textbox', { name: /^Reason/ });
  await expect(reason).toBeFocused();
  await page.keyboard.type('New contract, signed in Köln');
  await page.keyboard.press('Tab');
  await page.keyboard.type('OPS');
  await page.keyboard.press('Tab');
  await expect(dialog).toContainText('Enter a ticket of the format [A-Z]{2,5}-\\d+');
  await dialog.getByRole('textbox', { name: /^Ticket/ }).fill('OPS-41');
  expect(await findBarriers(page)).toEqual([]);
  await confirm.click();
  await expect(shell.notices).toContainText('Merchant created');

  await page.goto('/user/audit-log?ticket=ops-41');
  const entries = page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('row');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Reasonable Bakery');
  await entries.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await expect(details).toContainText('New contract, signed in Köln');
  const link = details.getByRole('link', { name: 'OPS-41' });
  await expect(link).toHaveAttribute('href', 'https://tickets.example.com/browse/OPS-41');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await merchantList.open({ merchantName: 'Reasonable Bakery' });
  await merchantList.openRowMenu('Reasonable Bakery');
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Reason: New contract' })).toContainText(
    'Ticket: OPS-41',
  );
});

test('a required reason is asked for in place, and nothing typed is lost', async ({ page, channelList }) => {
  await channelList.open();
  const row = channelList.rows.first();
  await row.getByRole('button', { name: 'Edit' }).click();
  const { dialog, weight, confirm } = channelList.form;
  const before = await weight.inputValue();
  const after = before === '33' ? '34' : '33';
  await weight.fill(after);
  await confirm.click();
  const reasonDialog = page.getByRole('alertdialog', { name: 'Add a reason' });
  await expect(reasonDialog.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(reasonDialog).toBeHidden();
  await expect(dialog).toContainText('Say why you make this change.');
  await expect(weight).toHaveValue(after);

  await confirm.click();
  await expect(reasonDialog.getByRole('textbox', { name: /^Reason/ })).toBeFocused();
  await page.keyboard.type('Cheaper provider');
  await page.keyboard.press('Tab');
  await page.keyboard.type('OPS-42');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/user/audit-log?ticket=OPS-42');
  await expect(page.getByRole('table', { name: 'Audit log' })).toContainText(`${before} → ${after}`);
});

test('a proof and a reason are asked for one after the other', async ({ page, shell, userList, stack }) => {
  await userList.open();
  await userList.addButton.click();
  await userList.field('Username').fill('reason.able');
  await userList.field('Password').fill(USER_PASSWORD);
  await userList.dialog.getByRole('combobox', { name: 'Role' }).selectOption('editor');
  await untilProofIsOld(page, stack.apiAddress);
  await userList.confirm.click();
  const proof = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  await proof.getByRole('textbox', { name: 'Password' }).fill('111111');
  await page.keyboard.press('Enter');
  const reasonDialog = page.getByRole('alertdialog', { name: 'Add a reason' });
  await reasonDialog.getByRole('textbox', { name: /^Reason/ }).fill('Starts on Monday');
  await page.keyboard.press('Enter');
  await expect(shell.notices).toContainText('User created');
});
