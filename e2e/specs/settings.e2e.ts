import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { textContrast } from '../fixtures/text-contrast';

test.use({ signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } });

const themed = '.fui-FluentProvider';
const background = (page: Page, of = 'body *') =>
  page.evaluate((selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor, of);

test('the panel opens by its button at 250 px and from the user’s menu, and gives the focus back', async ({
  page,
  shell,
  settings,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((url) => /\/settings\./.test(url));
  await page.goto('/dashboard');
  await expect(settings.edgeButton).toBeVisible();
  const edge = (await settings.edgeButton.boundingBox())!;
  expect(edge.y).toBe(250);
  expect(isFetched()).toBe(false);
  await settings.edgeButton.click();
  await expect(settings.panel).toBeVisible();
  expect(isFetched()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(settings.panel).toBeHidden();
  await expect(settings.edgeButton).toBeFocused();

  await settings.open();
  await page.mouse.click(300, 600);
  await expect(settings.panel).toBeHidden();

  const user = shell.banner.getByRole('button', { name: /Roles: / });
  await user.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await settings.switch('Settings button at the edge').click();
  await settings.panel.getByRole('button', { name: 'Close' }).click();
  await expect(user).toBeFocused();
  await expect(settings.edgeButton).toBeHidden();
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await expect(settings.edgeButton).toBeHidden();
});

test.describe('a failing network', () => {
  test.use({ expectedComplaints: /settings could not be loaded|ERR_FAILED/ });

  test('a panel that cannot be fetched says so and comes with the next try', async ({
    page,
    shell,
    settings,
  }) => {
    await page.goto('/dashboard');
    await page.route('**/settings.*.js', (route) => route.abort(), { times: 1 });
    await settings.edgeButton.click();
    await expect(shell.notices).toContainText('The settings could not be loaded.');
    await settings.open();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`any theme colour leaves text legible on the page itself, ${colorScheme}`, async ({
      page,
      merchantList,
      shell,
      settings,
    }) => {
      await page.goto('/merchant/list');
      await expect(merchantList.rows).toHaveCount(20);
      for (const colour of ['#ffff00', '#ffffff', '#000000', '#ff8800', '#00ffcc', '#e11681']) {
        await settings.open();
        await settings.chooseColour(colour);
        await expect(settings.code).toHaveValue(colour);
        await settings.close();
        const link = merchantList.rows
          .first()
          .getByRole('link')
          .or(merchantList.rows.first().getByRole('button'))
          .first();
        const texts = {
          add: merchantList.addButton,
          link,
          current: shell.menu.locator('[aria-current=page]'),
          page: page.getByRole('button', { name: 'Page 1', exact: true }),
          initial: shell.banner.getByText('A', { exact: true }),
        };
        for (const [name, text] of Object.entries(texts)) {
          expect(await textContrast(text), `${name} in ${colour}`).toBeGreaterThanOrEqual(4.5);
        }
        await merchantList.addButton.hover();
        expect(await textContrast(merchantList.addButton), `${colour} hovered`).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}

test('a theme colour is chosen from the presets, the picker or by its code, and is there at the first sight of the next visit', async ({
  page,
  merchantList,
  settings,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const root = document.querySelector('.fui-FluentProvider');
      const colour = root && getComputedStyle(root).getPropertyValue('--colorBrandBackground');
      if (colour && seen.at(-1) !== colour) seen.push(colour);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  await settings.open();
  await expect(settings.choice('Blue')).toBeChecked();
  await settings.choice('Violet').check();
  await expect(settings.code).toHaveValue('#7658bb');
  await settings.panel.getByLabel('Any colour').fill('#117b39');
  await expect(settings.choice('Green')).toBeChecked();

  await settings.chooseColour('nothing');
  await expect(settings.panel).toContainText('Enter a code such as #0f6cbd.');
  await expect(settings.choice('Green')).toBeChecked();
  await settings.chooseColour('a3c');
  await expect(settings.code).toHaveValue('#aa33cc');
  await expect(settings.panel).not.toContainText('Enter a code such as #0f6cbd.');
  await settings.close();
  const chosen = (await seen()).at(-1);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await expect(merchantList.rows).toHaveCount(20);
  expect(await seen()).toEqual([chosen]);
  expect(fetched.filter((url) => /\/settings\./.test(url))).toEqual([]);
  await settings.open();
  await settings.panel.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(settings.choice('Blue')).toBeChecked();
});

test('light and dark follow the system until one is chosen, on the login page too', async ({
  page,
  context,
  shell,
  settings,
}) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  const light = await background(page, themed);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  const dark = await background(page, themed);
  expect(dark).not.toBe(light);

  await settings.open();
  await settings.choice('Light').check();
  await expect.poll(scheme).toBe('light');
  expect(await background(page, themed)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await settings.choice('Dark').check();
  await page.reload();
  await expect(shell.heading).toBeVisible();
  expect(await scheme()).toBe('dark');
  expect(await background(page, themed)).toBe(dark);

  await context.clearCookies({ name: 'Admin-Token' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await scheme()).toBe('dark');
  expect(await background(page, themed)).toBe(dark);
});

test('the switches are kept, in other tabs too, and go back to what they were at first', async ({
  page,
  context,
  shell,
  settings,
}) => {
  const names = ['Tabs of open pages', 'Fixed header', 'Search by pinyin', 'Demo pages'];
  await page.goto('/dashboard');
  await settings.open();
  // Demo pages too: the server has demo data.
  for (const name of names) await expect(settings.switch(name)).toBeChecked();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByText('Payment Back-office')).toBeVisible();
  for (const name of names) await settings.switch(name).click();
  await settings.switch('Logo in the sidebar').click();
  await expect(other.getByText('Payment Back-office')).toBeHidden();
  await other.close();
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await expect(page.getByText('Payment Back-office')).toBeHidden();
  await settings.open();
  for (const name of names) await expect(settings.switch(name)).not.toBeChecked();
  await settings.panel.getByRole('button', { name: 'Restore defaults' }).click();
  for (const name of names) await expect(settings.switch(name)).toBeChecked();
  await expect(page.getByText('Payment Back-office')).toBeVisible();
});

test('settings that are broken or of another make do no harm', async ({ page, shell, settings }) => {
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('settings', '{"version":1,"tagsView":"x","fixedHeader'));
  await page.reload();
  await expect(shell.heading).toHaveText('Dashboard');
  await settings.open();
  await expect(settings.switch('Fixed header')).toBeChecked();
});

test('the header stays, or goes away with the page', async ({ page, shell, merchantList, settings }) => {
  // Cards are longer than any window.
  await page.setViewportSize({ width: 639, height: 700 });
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(shell.banner).toBeInViewport();

  await settings.moreButton.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await settings.switch('Fixed header').click();
  await settings.close();
  await page.mouse.wheel(0, 600);
  await expect(shell.banner).not.toBeInViewport();
  const stickyTop = () =>
    shell.main.evaluate((main) => getComputedStyle(main).getPropertyValue('--ui-sticky-top').trim());
  expect(await stickyTop()).toBe('0px');
  await page.reload();
  await expect(shell.banner).toBeInViewport();
  expect(await stickyTop()).toBe('0px');
});

test('the size is chosen in the top bar, said, kept in its cookie, and scales rows, controls and text', async ({
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
    await expect(shell.notices).toContainText('Switch Size Success');
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

test('at the smallest size nothing to press is smaller than 24 px', async ({
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

test('full screen is entered and left by its button, whose name follows however it is left', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  const enter = shell.banner.getByRole('button', { name: 'Full screen', exact: true });
  const leave = shell.banner.getByRole('button', { name: 'Leave full screen' });
  await enter.click();
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await leave.click();
  await expect(enter).toBeVisible();
  await enter.click();
  await expect(leave).toBeVisible();
  // As Esc does in a browser with a window.
  await page.evaluate(() => document.exitFullscreen());
  await expect(enter).toBeVisible();
});

test('a browser without full screen says so', async ({ page, shell }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await page.goto('/dashboard');
  await shell.banner.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(shell.notices).toContainText('you browser can not work');
});

test('everything is within reach at 390 px', async ({ page, context, shell, settings }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await settings.moreButton.click();
  await expect(page.getByRole('menuitem', { name: 'Full screen' })).toBeVisible();
  await page.getByRole('menuitemradio', { name: 'Small' }).click();
  await expect(shell.notices).toContainText('Switch Size Success');
  expect((await context.cookies()).find(({ name }) => name === 'size')?.value).toBe('small');
  await settings.moreButton.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(settings.panel).toBeInViewport({ ratio: 0.99 });
  await settings.choice('Dark').check();
  await settings.close();
  await expect(settings.moreButton).toBeFocused();
  await shell.language.selectOption('Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('another language is said in its own words', async ({ page, shell }) => {
  await page.goto('/dashboard');
  await shell.language.selectOption('中文');
  await expect(shell.notices).toContainText('切换语言成功');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await shell.language.selectOption('English');
  await expect(shell.notices).toContainText('Switch Language Success');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('forced colours keep the current entry, badges, switches and the focus visible', async ({
  page,
  shell,
  merchantList,
  settings,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  const style = (selector: string, property: string) =>
    page.evaluate(
      ([found, name]) => getComputedStyle(document.querySelector(found!)!).getPropertyValue(name!),
      [selector, property],
    );
  const canvas = await style('body', 'background-color');
  const current = await shell.menu
    .locator('[aria-current=page]')
    .evaluate((entry) => getComputedStyle(entry).backgroundColor);
  expect(current).not.toBe(canvas);
  expect(await style('button[aria-current=page]', 'border-top-style')).toBe('solid');
  const badge = merchantList.rows.first().getByText(/^(Active|Inactive)$/);
  expect(await badge.evaluate((found) => getComputedStyle(found).outlineStyle)).toBe('solid');
  await settings.open();
  const on = settings.switch('Fixed header');
  const face = () =>
    on.evaluate(
      (input) =>
        getComputedStyle(input.parentElement!.querySelector('.fui-Switch__indicator')!).backgroundColor,
    );
  const before = await face();
  await on.focus();
  await page.keyboard.press('Space');
  await expect.poll(face).not.toBe(before);
});
