import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

test.use({ signedInAs: 'admin' });

for (const language of ['en', 'zh', 'es', 'ja']) {
  test(`a page is found by the sound of its Chinese title in ${language}, by keyboard`, async ({
    page,
    context,
    address,
    shell,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: address }]);
    await page.goto('/dashboard');
    await expect(shell.heading).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { expanded: true })).toBeFocused();
    await page.keyboard.type('shgl');
    // Similar sounds follow; the best match is the one that Enter opens.
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('/merchant/list');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/merchant/list');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(shell.heading).toBeFocused();
  });
}

test('Enter that comes before the sounds of titles are here opens what they find', async ({
  page,
  shell,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const requested = page.waitForRequest(/\/pinyin\./);
  await page.route(/\/pinyin\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search pages, commands and records' });
  await requested;
  await field.fill('shgl');
  await field.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByText('No results')).toHaveCount(0);
  release();
  await expect(page).toHaveURL('/merchant/list');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys typed while the palette is loading arrive in its field', async ({ page, shell }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/palette\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('channel');
  release();
  await page.keyboard.type(' list');
  await expect(shell.paletteField).toHaveValue('channel list');
  await expect(shell.paletteField).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/channel/list');
});

test('titles are found with typing errors, and an empty result is announced as such', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  await shell.paletteButton.click();
  await shell.paletteField.fill('mercant');
  await expect(shell.palette.getByRole('option', { selected: true })).toContainText('Merchant list');
  await shell.paletteField.fill('qqqqqq');
  await expect(shell.palette).toContainText('No results for “qqqqqq”');
  await expect(shell.palette.getByRole('status')).toHaveText('0 results');
  await page.keyboard.press('Escape');
  await expect(shell.paletteButton).toBeFocused();
});

test('recent entries come first, also after a reload, without their queries', async ({ page, shell }) => {
  await page.goto('/merchant/list?merchantName=Secret');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  await shell.paletteField.fill('merchant list');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/merchant/list');
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  const recent = shell.palette.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText([/Merchant list/]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secret');
});

test('commands switch the language and sign out', async ({ page, shell, loginPage, context }) => {
  // A session of its own, because this test ends it.
  await context.clearCookies();
  await loginPage.signIn('admin', '/dashboard');
  await page.keyboard.press('Control+k');
  await shell.paletteField.fill('español');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { expanded: true }).fill('english');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Control+k');
  await shell.paletteField.fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
});

test('nothing of the search is loaded before it is opened', async ({ page, shell }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  const ofSearch = () => scripts.filter((url) => /\/(palette|pinyin)\./.test(url)).length;
  expect(ofSearch()).toBe(0);
  await page.keyboard.press('Control+k');
  await expect(shell.paletteField).toBeFocused();
  await expect.poll(ofSearch).toBe(2);
});

test.describe('without a network', () => {
  // A script that fails to load is a failed request in the browser's console.
  test.use({ expectedComplaints: /ERR_FAILED|ChunkLoadError|Loading chunk/ });

  test('a palette that cannot be loaded shows an error, and opens at the next try', async ({
    page,
    shell,
  }) => {
    // Set before the page is opened, because a route takes a moment to apply to an open page.
    await page.route(/\/palette\./, (route) => route.abort());
    await page.goto('/merchant/list');
    await expect(shell.main.getByRole('row')).toHaveCount(21);
    await page.keyboard.press('Control+k');
    await expect(shell.notices).toContainText('Could not open the dialog');
    await page.unroute(/\/palette\./);
    await page.keyboard.press('Control+k');
    await expect(shell.paletteField).toBeFocused();
  });
});

test('the keys are listed by a question mark, from the user’s menu and from the palette', async ({
  page,
  shell,
}) => {
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(list).toContainText('Search pages, commands and records');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await shell.banner.getByRole('button', { name: /Roles: / }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await shell.paletteField.fill('keyboard shortcuts');
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Merchant name' }).fill('');
  await page.getByRole('textbox', { name: 'Merchant name' }).press('?');
  await expect(page.getByRole('textbox', { name: 'Merchant name' })).toHaveValue('?');
  await expect(list).toBeHidden();
});

test('on a narrow screen the palette fits and works by touch', async ({ page, shell }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard');
  await shell.paletteButton.click();
  const { x, width } = (await shell.palette.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  await shell.palette.getByRole('option', { name: 'Merchant list' }).click();
  await expect(page).toHaveURL('/merchant/list');
});

test('a merchant is found by its number from any page, by keyboard', async ({ page, api, shell }) => {
  const { id, merchantName, merchantNo } = await api.createMerchant({ merchantName: uniqueName('Sought') });
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages, commands and records' }).fill(merchantNo);
  const found = page.getByRole('group', { name: 'Records' }).getByRole('option');
  await expect(found).toHaveText([`Merchant${merchantName}${merchantNo}`]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/merchant/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: merchantName })).toBeVisible();
});
