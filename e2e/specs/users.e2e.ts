import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';
import { ExportDialog } from '../pages/export-dialog';

test.use({ signedInAs: 'admin' });

test('a user is made, signs in, and is out as soon as they are switched off', async ({
  page,
  shell,
  userList: list,
}) => {
  const username = uniqueUsername();
  await list.open();
  await list.addButton.click();
  await expect(list.field('Username')).toBeFocused();
  await list.field('Username').fill(username);
  await list.field('Password').fill(USER_PASSWORD);
  await list.role.selectOption('visitor');
  await list.field('Introduction').fill('Made by a test');
  await list.confirm.click();
  await expect(shell.notices).toContainText('User created');
  await expect(list.rows.first()).toContainText(username);

  const session = await ApiCaller.signIn(username, USER_PASSWORD);
  expect(await session.info()).toMatchObject({ name: username, roles: ['visitor'] });
  await list.row(username).getByRole('button', { name: 'Deactivate' }).click();
  await expect(list.cell(username, 'Status')).toHaveText('Inactive');
  await expect(session.info()).rejects.toThrow('401');
  await expect(ApiCaller.signIn(username, USER_PASSWORD)).rejects.toThrow('60204');

  await list.open(username);
  await expect(list.rows).toHaveCount(1);
  await expect(list.cell(username, 'Status')).toHaveText('Inactive');
  await list.exportButton.click();
  const dialog = new ExportDialog(page);
  await dialog.choose('all', 'csv');
  const download = await dialog.start();
  expect(download.suggestedFilename()).toBe('user-list.csv');
  const { rows } = await readExport(download);
  expect(rows[0]).toEqual(['id', 'username', 'roleName', 'status', 'createdAt']);
  expect(rows.slice(1).map(([, ...row]) => row.slice(0, 3))).toEqual([[username, 'visitor', 'inactive']]);
});

test('a session is ended from the access review', async ({ page, api, shell }) => {
  const { username } = await api.createUser({ username: uniqueUsername() });
  const session = await ApiCaller.signIn(username, USER_PASSWORD);
  await page.goto(`/user/access-review?username=${username}`);
  await page.getByRole('button', { name: `Sessions of ${username}: 1` }).click();
  const dialog = page.getByRole('dialog', { name: `Open sessions of ${username}` });
  await dialog.getByRole('button', { name: 'End session' }).click();
  await expect(shell.notices).toContainText(`${username} is signed out there`);
  await expect(dialog).toContainText('No session is open');
  await expect(session.info()).rejects.toThrow('401');
});
