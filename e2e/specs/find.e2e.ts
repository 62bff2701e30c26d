import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

test('the palette finds a merchant by sound, key and id, and shows the reason', async ({
  page,
  api,
  shell,
}) => {
  const { id, merchantName, merchantNo } = await api.createMerchant({ merchantName: uniqueName('张三丰') });
  const { keyFingerprint } = await api.merchantDetail(id);
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  const found = page.getByRole('group', { name: 'Records' }).getByRole('option');
  const row = (by: string) => `Merchant${merchantName}${by}${merchantNo}`;
  await shell.paletteField.fill('zsf');
  await expect(found.first()).toHaveText(row('zhang san feng'));
  await shell.paletteField.fill(keyFingerprint!.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 '));
  await expect(found).toHaveText([row('Uses this key')]);
  await shell.paletteField.fill(String(id));
  await expect(found.first()).toHaveText(row(`ID ${id}`));
});

test('the palette deactivates, activates and edits a found record by keyboard', async ({
  page,
  api,
  shell,
}) => {
  const { merchantName, merchantNo } = await api.createMerchant({ merchantName: uniqueName('Commanded') });
  await page.goto(`/merchant/list?merchantNo=${merchantNo}`);
  await expect(shell.main.getByRole('row', { name: merchantName })).toContainText('Active');
  await page.keyboard.press('Control+k');
  await shell.paletteField.fill(merchantNo);
  await expect(page.getByRole('group', { name: 'Records' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const commands = page.getByRole('group', { name: merchantName }).getByRole('option');
  await expect(commands).toHaveText([
    /^Open/,
    /^Edit/,
    /^Deactivate/,
    /^Copy number/,
    /^Copy private key/,
    /^Copy public key/,
    /^Show channels/,
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(shell.main.getByRole('row', { name: merchantName })).toContainText('Inactive');
  await shell.notices.getByRole('button', { name: 'Undo' }).click();
  await expect(shell.main.getByRole('row', { name: merchantName })).not.toContainText('Inactive');

  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  await shell.paletteField.fill(merchantNo);
  await expect(page.getByRole('group', { name: 'Records' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit merchant' })).toBeVisible();
  await expect(page).toHaveURL(`/merchant/list?merchantNo=${merchantNo}`);
});

test('the create menu lists permitted forms and opens one on a fresh start', async ({ page, shell }) => {
  await page.goto('/dashboard');
  await shell.banner.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add merchant',
    'Add channel',
    'Add user',
    'Add role',
    'Write article',
  ]);
  await page.getByRole('menuitem', { name: 'Add channel' }).click();
  await expect(page.getByRole('dialog', { name: 'Add channel' })).toBeVisible();
  await expect(page).toHaveURL('/channel/list');

  await page.goto('/user/list?form=new');
  await expect(page.getByRole('dialog', { name: 'Add user' })).toBeVisible();
  await page.reload();
  await expect(shell.main.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the user menu has the create entries, and a touch shows a record’s commands', async ({
  page,
  api,
  shell,
}) => {
  const { merchantName, merchantNo } = await api.createMerchant({ merchantName: uniqueName('Touched') });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard');
  await expect(shell.banner.getByRole('button', { name: 'Create' })).toHaveCount(0);
  await shell.paletteButton.click();
  await shell.paletteField.fill(merchantNo);
  const found = shell.palette.getByRole('option', { name: merchantName });
  const { x, y, width, height } = (await found.boundingBox())!;
  await page.mouse.click(x + width - 20, y + height / 2);
  await expect(shell.palette.getByRole('group', { name: merchantName })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await shell.banner.getByRole('button', { name: /Roles: / }).click();
  await page.getByRole('menuitem', { name: 'Add merchant' }).click();
  await expect(page.getByRole('dialog', { name: 'Add merchant' })).toBeVisible();
});

test('the palette offers a number from the clipboard when opened by its button', async ({
  page,
  context,
  shell,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('2088000000000001'));
  await shell.paletteButton.click();
  await shell.palette.getByRole('option', { name: 'Find “2088000000000001” from the clipboard' }).click();
  await expect(shell.paletteField).toHaveValue('2088000000000001');
});

test.describe('a visitor', () => {
  test.use({ signedInAs: 'visitor' });

  test('finds only permitted records, and has no create entries', async ({ page, api, shell }) => {
    const { merchantNo } = await api.createMerchant({ merchantName: uniqueName('Hidden') });
    await page.goto('/dashboard');
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Control+k');
    await shell.paletteField.fill(merchantNo);
    await expect(shell.palette).toContainText('No results');
    await page.keyboard.press('Escape');
    await expect(shell.banner.getByRole('button', { name: 'Create' })).toHaveCount(0);
  });
});
