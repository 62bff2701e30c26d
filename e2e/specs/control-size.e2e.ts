import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

test('the control size is chosen in the top bar, announced, stored in its cookie, and scales rows, controls and text', async ({
  page,
  context,
  shell,
  merchantList,
  settings,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'size')?.value;
  const height = async (control: 'row' | 'search' | 'field' | 'select') => {
    const locator = {
      row: merchantList.rows.first(),
      search: page.getByRole('button', { name: 'Search', exact: true }),
      field: page.getByRole('textbox', { name: 'Merchant name' }).locator('..'),
      select: page.getByRole('combobox', { name: /Status/ }),
    }[control];
    return (await locator.boundingBox())!.height;
  };
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  const expected = [
    { size: 'Mini', row: 30, control: 24, font: '12px' },
    { size: 'Small', row: 36, control: 28, font: '13px' },
    { size: 'Medium', row: 40, control: 30, font: '14px' },
    { size: 'Default', row: 44, control: 32, font: '14px' },
  ] as const;
  for (const { size, row, control, font } of expected) {
    await settings.chooseSize(size);
    await expect(shell.notices).toContainText('Size changed');
    expect(await stored()).toBe(size.toLowerCase());
    await expect.poll(() => height('row')).toBeCloseTo(row, 0);
    for (const each of ['search', 'field', 'select'] as const) expect(await height(each)).toBe(control);
    const cell = merchantList.rows.first().getByRole('cell').first();
    expect(await cell.evaluate((found) => getComputedStyle(found).fontSize)).toBe(font);
  }
  await settings.chooseSize('Small');
  await page.reload();
  await expect(merchantList.rows).toHaveCount(20);
  await expect.poll(() => height('row')).toBeCloseTo(36, 0);
  await settings.sizeButton.click();
  await expect(page.getByRole('menuitemradio', { name: 'Small' })).toBeChecked();
});

test('all targets are at least 24 px at the smallest control size', async ({
  page,
  context,
  address,
  merchantList,
  settings,
}) => {
  await context.addCookies([{ name: 'size', value: 'mini', url: address }]);
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  const tooSmall = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a, button, input:not([type=radio], [type=checkbox]), select, textarea')]
        .filter((control) => !control.closest('[hidden], [inert]'))
        .filter((control) => control.getAttribute('tabindex') !== '-1' || control.closest('[role=menu]'))
        .map((control) => {
          const box = (control.matches('input') ? control.parentElement! : control).getBoundingClientRect();
          return { name: control.getAttribute('aria-label') ?? control.textContent, box };
        })
        .filter(({ box }) => box.width > 0 && (box.height < 23.9 || box.width < 23.9))
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    );
  expect(await tooSmall()).toEqual([]);
  const key = merchantList.rows.first().getByRole('textbox', { name: 'Private key' });
  expect((await key.boundingBox())!.height, 'one row, apart from those above and below').toBeCloseTo(24, 0);
  await merchantList.rows.first().getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await tooSmall()).toEqual([]);
  await page.keyboard.press('Escape');
  await merchantList.add();
  expect(await tooSmall()).toEqual([]);
  await page.keyboard.press('Escape');
  await settings.open();
  expect(await tooSmall()).toEqual([]);
});

test.describe('in a window of 1280 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page scrolls sideways', async ({ page, shell }) => {
    const paths = ['/dashboard', '/merchant/list', '/channel/list', '/example/create', '/i18n/index'];
    for (const path of paths) {
      await page.goto(path);
      await expect(shell.main).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // Renders the parts that appear on scrolling into view.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(tooWide, path).toBeLessThanOrEqual(0);
      if (path === '/dashboard') {
        await expect(page.getByRole('radiogroup', { name: 'Period' })).toBeAttached();
        expect(await tooWide(), path).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('text and rows grow with the text size of the browser, and no name is cut in its row', async ({
  page,
  context,
  merchantList,
}) => {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await merchantList.open();
  const row = merchantList.rows.first();
  await expect.poll(async () => (await row.boundingBox())!.height).toBeCloseTo(88, 0);
  const cell = row.getByRole('cell').nth(1);
  expect(await cell.evaluate((found) => getComputedStyle(found).fontSize)).toBe('28px');
  const inner = await merchantList.rows
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.scrollHeight - link.closest('td')!.clientHeight));
  expect(Math.max(...inner)).toBeLessThanOrEqual(0);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});
