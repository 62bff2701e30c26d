import { USER_PASSWORD } from '../fixtures/api-caller';
import { untilProofIsOld } from '../fixtures/team';
import { expect, test as base } from '../fixtures/test';
import { UserListPage } from '../pages/user-list-page';
import { startTestStack, type TestStack } from '../setup/start-test-stack';

const test = base.extend<object, { stack: TestStack }>({
  stack: [
    async ({}, use) => {
      const stack = await startTestStack({ settings: { STEP_UP_SECONDS: '2' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  address: async ({ stack }, use) => use(stack.address),
});

// The refusals, and the failure of the cancelled save, are logged in the browser.
test.use({ expectedComplaints: /428|400|ApiError|Confirm that it is you/ });

test('a change of trust asks for the password in place, and keeps what was typed', async ({
  page,
  shell,
  stack,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(shell.menu).toBeVisible();
  const list = new UserListPage(page);
  await list.open();
  await list.addButton.click();
  await list.field('Username').fill('hired.today');
  await list.field('Password').fill(USER_PASSWORD);
  await list.dialog.getByRole('combobox', { name: 'Role' }).selectOption('editor');
  await list.field('Introduction').fill('Half a sentence');
  await untilProofIsOld(page, stack.apiAddress);
  await list.confirm.click();

  const proof = page.getByRole('alertdialog', { name: 'Confirm that it is you' });
  // Until the dialog has the focus, keys go to the form below it, which is being sent.
  const password = proof.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(list.dialog).toContainText('Confirm that it is you, and try again.');
  await expect(list.field('Introduction')).toHaveValue('Half a sentence');

  await list.confirm.click();
  await expect(password).toBeFocused();
  await password.fill('not this one');
  await page.keyboard.press('Enter');
  await expect(proof).toContainText('The current password is incorrect.');
  await password.fill('111111');
  await page.keyboard.press('Enter');
  await expect(shell.notices).toContainText('User created');
  await expect(list.cell('hired.today', 'Introduction')).toHaveText('Half a sentence');
});
