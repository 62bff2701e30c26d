import { ApiCaller } from '../fixtures/api-caller';
import { lookAround } from '../fixtures/look-around';
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
  await list.field('Password').fill('111111');
  await list.role.selectOption('visitor');
  await list.field('Introduction').fill('Made by a test');
  await list.confirm.click();
  await expect(shell.notices).toContainText('User created');
  await expect(list.rows.first()).toContainText(username);

  const session = await ApiCaller.signIn(username);
  expect(await session.info()).toMatchObject({ name: username, roles: ['visitor'] });
  await list.row(username).getByRole('button', { name: 'Deactivate' }).click();
  await expect(list.cell(username, 'Status')).toHaveText('Inactive');
  await expect(session.info()).rejects.toThrow('401');
  await expect(ApiCaller.signIn(username)).rejects.toThrow('60204');

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
  const session = await ApiCaller.signIn(username);
  await page.goto(`/user/access-review?username=${username}`);
  await page.getByRole('button', { name: `Sessions of ${username}: 1` }).click();
  const dialog = page.getByRole('dialog', { name: `Open sessions of ${username}` });
  await dialog.getByRole('button', { name: 'End session' }).click();
  await expect(shell.notices).toContainText(`${username} is signed out there`);
  await expect(dialog).toContainText('No session is open');
  await expect(session.info()).rejects.toThrow('401');
});

const looks = [
  { language: 'en', colorScheme: 'light', width: 1440, add: 'Add' },
  { language: 'zh', colorScheme: 'dark', width: 390, add: '新增' },
  { language: 'es', colorScheme: 'light', width: 390, add: 'Añadir' },
  { language: 'ja', colorScheme: 'dark', width: 1440, add: '追加' },
] as const;

for (const { language, colorScheme, width, add } of looks) {
  test.describe(`${language} ${colorScheme} ${width}`, () => {
    // A colour in the middle of a change is nobody's.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`users, sessions and audit log are open to everybody in ${language}, ${colorScheme}, at ${width} px`, async ({
      page,
      context,
      address,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      await context.addCookies([{ name: 'language', value: language, url: address }]);
      const dialog = page.getByRole('dialog');
      const rows = page.getByRole('table').locator('tbody').getByRole('row');
      const { found, look } = lookAround(page);
      const settle = async () => {
        await expect(rows.first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      };

      await page.goto('/user/list');
      await settle();
      await look('users');
      await page.getByRole('button', { name: add, exact: true }).click();
      await expect(dialog).toBeVisible();
      await dialog.locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
      await look('user dialog with mistakes');

      await page.goto('/user/access-review');
      await settle();
      await look('access review');
      await rows.getByRole('button').first().click();
      await expect(dialog).toBeVisible();
      await look('sessions');

      await page.goto('/user/audit-log');
      await settle();
      await look('audit log');
      await rows.first().getByRole('button').click();
      await expect(dialog).toBeVisible();
      await look('audit entry');
      expect(found).toEqual({});
    });
  });
}
