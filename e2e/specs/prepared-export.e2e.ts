import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { readExport } from '../fixtures/read-export';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { uniqueUsername } from '../fixtures/unique-username';
import { ExportDialog } from '../pages/export-dialog';

test('an export is created in the background, notified in the inbox and downloaded', async ({
  page,
  context,
  address,
  api,
  merchantList: list,
  shell,
}) => {
  const { username } = await api.createUser({ username: uniqueUsername(), roleName: 'editor' });
  const reader = await ApiCaller.signIn(username, USER_PASSWORD);
  await context.addCookies([{ name: 'Admin-Token', value: reader.token, url: address, sameSite: 'Strict' }]);
  const group = uniqueName('P');
  const made = await Promise.all(
    ['=1+1', 'two'].map((name) => api.createMerchant({ merchantName: `${name} ${group}` })),
  );
  await list.open({ merchantName: group });
  await list.exportButton.click();
  const dialog = new ExportDialog(page);
  await dialog.dialog.getByRole('checkbox', { name: 'Export in the background' }).check();
  await expect(dialog.dialog.getByRole('combobox', { name: 'Format' })).toHaveValue('csv');
  await dialog.fileName.fill('my merchants');
  await dialog.dialog.getByRole('button', { name: 'Export' }).click();
  await expect(shell.notices).toContainText('Export started.');

  await page.goto('/');
  await shell.banner.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: 'Unread: Your export is ready' })
    .click();
  await expect(page).toHaveURL('/exports/list');
  const file = page.getByRole('list', { name: 'Exports' }).getByRole('listitem');
  await expect(file).toContainText('2 rows as of');
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: 'Download: my merchants.csv' }).click();
  const { rows } = await readExport(await download);
  expect((await download).suggestedFilename()).toBe('my merchants.csv');
  expect(rows.slice(1, 3).map((row) => row.slice(1, 3))).toEqual(
    made
      .toSorted((one, other) => one.id - other.id)
      .map(({ merchantName, merchantNo }) => [merchantName.replace(/^=/, "'="), merchantNo]),
  );
  await file.getByRole('button', { name: 'Delete: my merchants.csv' }).click();
  await expect(page.getByText('No exports yet')).toBeVisible();
});
