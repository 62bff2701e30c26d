import type { BrowserContext, Page } from 'playwright/test';
import { lookAround } from '../fixtures/look-around';
import { expect, test } from '../fixtures/test';

const languages = [
  { language: 'en', add: 'Add', more: 'More actions', settings: 'Settings' },
  { language: 'zh', add: '新增', more: '更多操作', settings: '设置' },
  { language: 'es', add: 'Añadir', more: 'Más acciones', settings: 'Configuración' },
  { language: 'ja', add: '追加', more: 'その他の操作', settings: '設定' },
];
const widths = [1440, 390];

// A page that is fetched ahead while the browser is offline.
test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

for (const { language, add, more, settings } of languages) {
  for (const width of widths) {
    test(`login, dashboard and merchants are open to everybody in ${language}, at ${width} px`, async ({
      page,
      context,
      address,
      callerOf,
      shell,
    }) => {
      // So high that no row is half behind the bar of pages, which scrolling would bring out.
      await page.setViewportSize({ width, height: 1400 });
      await context.addCookies([{ name: 'language', value: language, url: address }]);
      const rows = page.getByRole('table').locator('tbody').getByRole('row');
      const { found, look } = lookAround(page);

      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('[name=username]')).toHaveValue('admin');
      await look('login');

      await beSignedIn(context, { language, address, token: (await callerOf('admin')).token });
      await page.goto('/dashboard');
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look('dashboard');
      await shell.banner.locator('button[aria-haspopup=menu]').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look('menu of the user', '[role=menu]');
      await page.getByRole('menuitem', { name: settings, exact: true }).click();
      await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
      await look('settings', '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await goInside(page, '/merchant/list');
      await expect(rows).toHaveCount(20);
      // Rows stand in for those that are awaited, too.
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look('merchant list');
      await rows.first().getByRole('button', { name: more }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look('row menu', '[role=menu]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: add, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      await look('create dialog with a mistake', '[role=dialog]');

      expect(found).toEqual({});
    });

    test(`the frame’s own pages are open to everybody in ${language}, at ${width} px`, async ({
      page,
      context,
      address,
      callerOf,
      shell,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      await beSignedIn(context, { language, address, token: (await callerOf('admin')).token });
      const { found, look } = lookAround(page);
      const title = shell.main.getByRole('heading', { level: 2 }).first();

      await page.goto('/404');
      await expect(title).toBeVisible();
      await look('/404');
      for (const path of ['/401', '/profile/index', '/documentation/index', '/guide/index']) {
        const before = (await title.textContent())!;
        await goInside(page, path);
        await expect(title).not.toHaveText(before);
        await look(path);
      }
      await shell.main.getByRole('button').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('a step of the guide', '[role=dialog]');

      expect(found).toEqual({});
    });

    test(`the channels are open to everybody in ${language}, at ${width} px`, async ({
      page,
      context,
      address,
      callerOf,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      await beSignedIn(context, { language, address, token: (await callerOf('admin')).token });
      const rows = page.getByRole('table').locator('tbody').getByRole('row');
      const dialog = page.getByRole('dialog');
      const { found, look } = lookAround(page);

      await page.goto('/channel/list?group=merchant&limit=10');
      await expect(page.getByRole('switch')).toBeChecked();
      // Four keys in each of ten rows.
      await expect(rows.locator('textarea')).toHaveCount(40);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look('channel list');

      await rows.getByRole('button', { name: more }).first().click();
      await page.getByRole('menuitem').last().click();
      await expect(page.getByRole('alertdialog').getByRole('status')).toBeVisible();
      await look('question before a deletion', '[role=alertdialog]');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: add, exact: true }).click();
      await expect(dialog.getByRole('combobox').first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await look('options of a merchant', '[role=dialog]');
      await page.keyboard.press('Escape');
      await dialog.locator('textarea').first().fill('no key');
      await dialog.locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
      await look('channel dialog with mistakes', '[role=dialog]');

      expect(found).toEqual({});
    });

    test(`the articles are open to everybody in ${language}, at ${width} px`, async ({
      page,
      context,
      address,
      callerOf,
    }) => {
      await page.setViewportSize({ width, height: 1400 });
      await beSignedIn(context, { language, address, token: (await callerOf('admin')).token });
      const rows = page.getByRole('table').locator('tbody').getByRole('row');
      const dialog = page.getByRole('dialog');
      const { found, look } = lookAround(page);

      await page.goto('/example/list?importance=3&limit=10');
      await expect(rows).toHaveCount(10);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look('article list');
      await rows
        .getByRole('button', { name: /^[1-9][\d.,]*$/ })
        .first()
        .click();
      await expect(dialog.locator('svg path').nth(3)).toBeAttached();
      await look('readings', '[role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: add, exact: true }).click();
      await dialog.locator('[type=submit]').click();
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
      await look('article dialog with mistakes', '[role=dialog]');

      await page.goto('/example/edit/1');
      await expect(page.locator('[contenteditable=true]')).toBeVisible();
      await expect(page.getByRole('img').first()).toBeVisible();
      await look('article form');
      await page.locator('form button[aria-expanded=false]').first().click();
      await look('article form with its platforms open');

      expect(found).toEqual({});
    });

    test(`search, error log and shortcuts are open to everybody in ${language}, at ${width} px`, async ({
      page,
      context,
      address,
      callerOf,
      shell,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await beSignedIn(context, { language, address, token: (await callerOf('admin')).token });
      const { found, look } = lookAround(page);

      await page.goto('/error-log/log');
      await expect(shell.heading).toBeVisible();
      const finds = page.getByRole('listbox').getByRole('option');
      await page.keyboard.press('Control+k');
      await expect(finds.first()).toBeVisible();
      await look('palette', '[role=dialog]');
      const known = await finds.count();
      await page.keyboard.type('shgl');
      await expect(finds).not.toHaveCount(known);
      await expect(finds.first()).toBeVisible();
      await look('palette with what was found', '[role=dialog]');
      await page.keyboard.type('zzzzzzzz');
      await expect(finds).toHaveCount(0);
      await look('palette without a find', '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.locator('body').press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('shortcuts', '[role=dialog]');
      await page.keyboard.press('Escape');

      const errors = shell.main.getByRole('list');
      await expect(errors).toBeVisible();
      await page.evaluate(() => {
        window.dispatchEvent(new ErrorEvent('error', { error: new Error('An error with a stack') }));
      });
      await errors.locator('summary').click();
      await look('error log');
      await shell.main.getByRole('button').nth(1).click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(errors).toHaveCount(0);
      await look('empty error log');

      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).not.toHaveCount(0);
      await look('offline');
      await context.setOffline(false);

      expect(found).toEqual({});
    });
  }
}

/** The cookies of who has signed in before, in a language of their choice. */
async function beSignedIn(
  context: BrowserContext,
  { language, address, token }: { language: string; address: string; token: string },
): Promise<void> {
  await context.addCookies([
    { name: 'language', value: language, url: address },
    { name: 'Admin-Token', value: token, url: address },
  ]);
}

/** Another page in the same document, as by the browser's own buttons. */
function goInside(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
