import { USER_PASSWORD } from '../fixtures/api-caller';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';

test.use({ signedInAs: 'admin' });

const CHOSEN = 'a barometer of 1923';

test('an invited user chooses a password with the link, which works once', async ({
  page,
  browser,
  address,
  userList,
}) => {
  const username = uniqueUsername();
  await userList.open();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(username);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('editor');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  const shown = page.getByRole('dialog', { name: `Link for ${username}` });
  const link = (await shown.getByText('/set-password#').innerText()).trim();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(userList.row(username)).toBeVisible();

  const theirs = await browser.newContext({ baseURL: address });
  const own = await theirs.newPage();
  await own.goto(link);
  await expect(own.getByText(`You were invited as ${username}.`)).toBeVisible();
  expect(own.url()).not.toContain('#');
  await own.reload();
  await own.getByLabel('New password').fill(CHOSEN);
  await own.getByLabel('Confirm password').fill(CHOSEN);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('heading', { name: 'Password saved' })).toBeVisible();
  await own.getByRole('button', { name: 'Sign in' }).click();
  await own.getByLabel('Username').fill(username);
  await own.getByRole('textbox', { name: 'Password' }).fill(CHOSEN);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await own.goto(link);
  await expect(own.getByRole('heading', { name: 'Could not open this link' })).toBeVisible();
  await own.getByRole('button', { name: 'Sign in' }).click();
  await expect(own).toHaveURL('/dashboard');
  await theirs.close();
});

test('a link for a new password leaves the former password working until it is used, and is announced to its user', async ({
  page,
  browser,
  address,
  api,
  userList,
}) => {
  const { username } = await api.createUser({ username: uniqueUsername() });
  const theirs = await browser.newContext({ baseURL: address });
  const own = await theirs.newPage();
  const signIn = async (password: string) => {
    await own.getByLabel('Username').fill(username);
    await own.getByRole('textbox', { name: 'Password' }).fill(password);
    await own.keyboard.press('Enter');
    await expect(own.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  };
  await own.goto('/login');
  await signIn(USER_PASSWORD);

  await userList.open(username);
  await userList.row(username).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  const question = page.getByRole('alertdialog', { name: `Reset ${username}’s password?` });
  await question.getByRole('button', { name: 'Make link' }).click();
  const shown = page.getByRole('dialog', { name: `Link for ${username}` });
  const link = (await shown.getByText('/set-password#').innerText()).trim();

  await own.getByRole('button', { name: /^Notifications/ }).click();
  await expect(own.getByText('A link for a new password was made for you')).toBeVisible();
  await own.goto(link);
  await own.getByLabel('New password').fill('1234567');
  await own.getByLabel('Confirm password').fill('1234567');
  await own.keyboard.press('Enter');
  await expect(own.getByText(/^At least 8 characters/)).toBeVisible();
  await own.getByLabel('New password').fill(CHOSEN);
  await own.getByLabel('Confirm password').fill(CHOSEN);
  await own.keyboard.press('Enter');
  await expect(own.getByRole('heading', { name: 'Password saved' })).toBeVisible();
  await own.getByRole('button', { name: 'Sign in' }).click();
  await theirs.close();
});
