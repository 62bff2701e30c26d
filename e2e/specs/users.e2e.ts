import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { workbookFile } from '../fixtures/import-files';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueUsername } from '../fixtures/unique-username';
import { ExportDialog } from '../pages/export-dialog';
import { ImportDialog } from '../pages/import-dialog';

test.use({ signedInAs: 'admin' });

test('a created user signs in, and is signed out on deactivation', async ({
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
  expect(rows[0]).toEqual(['id', 'username', 'roleName', 'status', 'createdAt', 'createdAt (ISO 8601)']);
  expect(rows.slice(1).map(([, ...row]) => row.slice(0, 3))).toEqual([[username, 'visitor', 'inactive']]);
});

test('users are imported from the template, which has no password column', async ({
  page,
  userList: list,
}) => {
  const [first, second] = [uniqueUsername(), uniqueUsername()];
  await list.open();
  const dialog = new ImportDialog(
    page,
    page.getByRole('search').getByRole('button', { name: 'More actions' }),
  );
  await dialog.show();
  const download = page.waitForEvent('download');
  await dialog.dialog.getByRole('button', { name: 'Download template' }).click();
  const { rows } = await readExport(await download);
  const [columns, example] = rows;
  expect(columns).toEqual(['Username', 'Role', 'Status', 'Introduction']);
  expect(example!.slice(0, 3)).toEqual(['mary.jones', 'editor', 'Active']);
  await dialog.choose({
    name: 'users.xlsx',
    content: workbookFile([
      columns!,
      example!,
      [first, 'Visitor', 'Active', 'By a file'],
      [second, 'visitor', 'Inactive', null],
      ['no', 'nobody', 'Deleted', null],
    ]),
  });
  await expect(dialog.dialog).toContainText('2 rows without errors');
  for (const sentence of ['Use 4 to 16', 'Unknown role', 'Enter Active or Inactive'])
    await expect(dialog.row(5)).toContainText(sentence);
  await dialog.start.click();
  await expect(dialog.dialog).toContainText('2 created');
  await dialog.close.click();
  await list.open(first);
  await expect(list.cell(first, 'Role')).toHaveText('visitor');
  await expect(list.cell(first, 'Introduction')).toHaveText('By a file');
  await expect(ApiCaller.signIn(first, USER_PASSWORD)).rejects.toThrow('60204');
});

test('a session is ended from the access review', async ({ page, api, shell }) => {
  const { username } = await api.createUser({ username: uniqueUsername() });
  const session = await ApiCaller.signIn(username, USER_PASSWORD);
  await page.goto(`/user/access-review?username=${username}`);
  await page.getByRole('button', { name: `1 session of ${username}` }).click();
  const dialog = page.getByRole('dialog', { name: `${username}’s sessions` });
  await dialog.getByRole('button', { name: 'End session' }).click();
  await expect(shell.notices).toContainText('Session ended');
  await expect(dialog).toContainText('No sessions');
  await expect(session.info()).rejects.toThrow('401');
});
