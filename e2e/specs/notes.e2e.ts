import { ApiCaller, USER_PASSWORD } from '../fixtures/api-caller';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';
import { uniqueUsername } from '../fixtures/unique-username';
import { Shell } from '../pages/shell';

test.use({ signedInAs: 'admin' });

test('a mention leads from the inbox to the notes of a merchant, and the palette finds the note', async ({
  page,
  browser,
  address,
  api,
}) => {
  const merchant = await api.createMerchant({ merchantName: uniqueName('Noted') });
  const { username } = await api.createUser({ username: uniqueUsername(), roleName: 'editor' });
  await page.goto(`/merchant/list?merchantNo=${merchant.merchantNo}&open=${merchant.id}`);
  const notes = page.getByRole('region', { name: 'Notes' });
  const field = notes.getByRole('textbox', { name: 'New note' });
  await field.fill('Settlement waits for the café’s bank letter. ');
  await field.pressSequentially(`@${username}`);
  await expect(notes.getByRole('option', { name: username })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Settlement waits for the café’s bank letter. @${username} `);
  await page.keyboard.press('Control+Enter');
  await expect(notes.getByRole('listitem')).toContainText(`bank letter. @${username}`);
  await expect(field).toHaveValue('');

  const elsewhere = await browser.newContext({ baseURL: address });
  const { token } = await ApiCaller.signIn(username, USER_PASSWORD);
  await elsewhere.addCookies([{ name: 'Admin-Token', value: token, url: address, sameSite: 'Strict' }]);
  const other = await elsewhere.newPage();
  const otherShell = new Shell(other);
  await other.goto('/dashboard');
  await otherShell.banner.getByRole('button', { name: /^Notifications, / }).click();
  await other.getByRole('link', { name: /admin mentioned you/ }).click();
  await expect(other.getByRole('complementary', { name: merchant.merchantName })).toBeVisible();
  const theirs = other.getByRole('region', { name: 'Notes' });
  await expect(theirs.getByRole('listitem')).toBeInViewport();
  await expect(theirs.getByRole('button', { name: 'Edit note' })).toHaveCount(0);
  await theirs.getByRole('textbox', { name: 'New note' }).fill('It arrived today.');
  await theirs.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toHaveText([/It arrived today/, /bank letter/]);

  await other.goto('/dashboard');
  await expect(otherShell.heading).toBeVisible();
  await other.keyboard.press('Control+k');
  await otherShell.paletteField.fill(`SETTLE cafe ${username}`);
  const found = other.getByRole('option', { name: /Settlement waits/ });
  await expect(found).toContainText(merchant.merchantName);
  await found.click();
  await expect(theirs.getByRole('listitem')).toHaveCount(2);
  await elsewhere.close();
});

test('a channel’s note is drafted, edited, deleted and restored', async ({ page, api, shell }) => {
  const { id: merchantId } = await api.createMerchant({ merchantName: uniqueName('Channel notes') });
  const number = `N-${merchantId}`;
  const channel = await api.createChannel({ merchantId, merchantNo: number });
  await page.goto(`/channel/list?open=${channel.id}`);
  const notes = page.getByRole('region', { name: 'Notes' });
  const field = notes.getByRole('textbox', { name: 'New note' });
  await field.fill('Weight is temporary');
  await page.reload();
  await expect(field).toHaveValue('Weight is temporary');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const note = notes.getByRole('listitem');
  await expect(note).toContainText('Weight is temporary');
  await note.getByRole('button', { name: 'Edit note' }).click();
  await notes.getByRole('textbox', { name: 'Note text' }).press('End');
  await page.keyboard.type(' until Friday');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await notes.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toContainText('Weight is temporary until Friday');
  await note.getByRole('button', { name: 'Delete note' }).click();
  await expect(notes).toContainText('No notes yet');
  await shell.notices.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toContainText('Weight is temporary until Friday');

  await page.goto(`/merchant/${merchantId}`);
  await expect(notes).toContainText('No notes yet');
});
