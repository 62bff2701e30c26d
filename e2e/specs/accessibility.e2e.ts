import { everywhere } from '../fixtures/everywhere';
import { expect, test } from '../fixtures/test';

// Prefetching a page fails while the browser is offline.
test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

everywhere(
  'login pages',
  async ({ language, page, look }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('[name=username]')).toHaveValue('admin');
    await look('login');
  },
  { isSignedOut: true },
);

everywhere(
  'dashboard and merchants',
  async ({ words: { add, more, settings }, page, shell, rows, dialog, look, settle }) => {
    await page.goto('/dashboard');
    await expect(rows.first()).toBeVisible();
    await settle();
    await look('dashboard');
    await shell.banner.locator('button[aria-haspopup=menu]').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('menu of the user', '[role=menu]');
    await page.getByRole('menuitem', { name: settings, exact: true }).click();
    await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
    await look('settings', '[role=dialog]');
    await dialog.locator('input[role=combobox]').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await look('time zones', '[role=listbox]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await shell.goInside('/merchant/list?limit=10');
    await expect(rows).toHaveCount(10);
    await settle();
    await look('merchant list');
    await rows.first().getByRole('button', { name: more }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('row menu', '[role=menu]');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: add, exact: true }).click();
    await expect(dialog).toBeVisible();
    await dialog.locator('[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
    await look('create dialog with a mistake', '[role=dialog]');
  },
);

everywhere('the frame’s own pages', async ({ page, shell, dialog, look, settle }) => {
  const title = shell.main.getByRole('heading', { level: 2 }).first();

  await page.goto('/404');
  await expect(title).toBeVisible();
  await look('/404');
  for (const path of ['/401', '/profile/index', '/documentation/index', '/guide/index']) {
    const before = (await title.textContent())!;
    await shell.goInside(path);
    await expect(title).not.toHaveText(before);
    await look(path);
  }
  await shell.main.getByRole('button').first().click();
  await expect(dialog).toBeVisible();
  await look('a step of the guide', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await shell.goInside('/exports/list');
  await expect(shell.main.locator('section').filter({ visible: true })).toHaveCount(1);
  await settle();
  await look('/exports/list');
});

everywhere('the frame’s menus and questions', async ({ page, shell, look, lookHere, narrow }) => {
  const open = page.getByRole('menu');
  await page.goto('/example/create');
  const title = shell.main.locator('input').first();
  await expect(title).toBeVisible();
  const menuButton = shell.banner.locator('[data-tour=menu-button]');
  await menuButton.click();
  await lookHere('menu of icons', '[data-tour=menu]');
  await page.locator('[data-tour=menu] button[aria-haspopup=menu]').first().click();
  await expect(open).toBeVisible();
  await lookHere('menu of a group', '[role=menu]');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);

  await narrow();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  await menuButton.click();
  await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  await lookHere('menu over the page');
  await page.keyboard.press('Escape');
  // The menus of sizes and of languages.
  await shell.banner.locator('button[aria-haspopup=menu]').first().click();
  await expect(open).toBeVisible();
  await lookHere('menu of sizes', '[role=menu]');
  await open.getByRole('menuitemradio').nth(3).click();
  await expect(shell.notices.getByRole('listitem').first()).toBeVisible();
  await look('a notice, at the smallest size');

  await title.fill('typed');
  await page.getByRole('tab', { selected: true }).press('Shift+F10');
  await expect(open).toBeVisible();
  await lookHere('menu of a tab', '[role=menu]');
  await open.getByRole('menuitem').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('question before something typed is lost', '[role=alertdialog]');
});

everywhere('the channels', async ({ words: { add, more }, page, rows, dialog, look, settle }) => {
  await page.goto('/channel/list?group=merchant&limit=10');
  // Ten rows with four keys each.
  await expect(rows.locator('textarea')).toHaveCount(40);
  await settle();
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
});

everywhere('the pages of merchants', async ({ page, look, settle }) => {
  await page.goto('/merchant/1');
  await expect(page.getByRole('table').locator('tbody').getByRole('link').first()).toBeVisible();
  await settle();
  await look('merchant');
});

everywhere('the types of channels', async ({ words: { add }, page, rows, dialog, look, settle }) => {
  await page.goto('/channel/types');
  await expect(rows.first()).toBeVisible();
  await settle();
  await look('channel types');
  await page.getByRole('button', { name: add, exact: true }).click();
  await dialog.locator('[type=submit]').click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
  await look('channel type dialog with mistakes', '[role=dialog]');
});

everywhere('the articles', async ({ words: { add }, page, rows, dialog, look, settle }) => {
  await page.goto('/example/list?importance=3&limit=10');
  await expect(rows).toHaveCount(10);
  await settle();
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
});

everywhere(
  'search, error log and shortcuts',
  async ({ page, context, shell, dialog, look }) => {
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
    await dialog.getByRole('combobox').fill('M20');
    await expect(dialog.getByRole('group').getByRole('option').first()).toBeVisible();
    await look('palette with records', '[role=dialog]');
    await page.keyboard.type('zzzzzzzz');
    await expect(finds).toHaveCount(0);
    await look('palette without a find', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.locator('body').press('?');
    await expect(dialog).toBeVisible();
    await look('shortcuts', '[role=dialog]');
    await page.keyboard.press('Escape');

    const errors = shell.main.getByRole('list');
    await page.evaluate(() => {
      window.dispatchEvent(new ErrorEvent('error', { error: new Error('An error with a stack') }));
    });
    await errors.locator('summary').click();
    await look('error log');
    await shell.main.getByRole('button').nth(1).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await look('question before the log is emptied', '[role=alertdialog]');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(errors).toHaveCount(0);
    await look('empty error log');

    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).not.toHaveCount(0);
    await look('offline');
    await context.setOffline(false);
  },
  { height: 900 },
);

everywhere(
  'users, sessions and audit log',
  async ({ page, shell, rows, dialog, words: { add }, look, settle }) => {
    await page.goto('/user/list?limit=10');
    await expect(rows.first()).toBeVisible();
    await settle();
    await look('users');
    await page.getByRole('button', { name: add, exact: true }).click();
    await dialog.locator('[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await look('user dialog with mistakes', '[role=dialog]');
    await page.keyboard.press('Escape');

    await shell.goInside('/user/access-review?limit=10');
    await expect(rows.getByRole('button').first()).toBeVisible();
    await settle();
    await look('access review', 'main');
    await rows.getByRole('button').first().click();
    await expect(dialog).toBeVisible();
    await look('sessions', '[role=dialog]');
    await page.keyboard.press('Escape');

    await shell.goInside('/user/audit-log?limit=10');
    await expect(rows.getByRole('button').first()).toBeVisible();
    await settle();
    await look('audit log', 'main');
    await rows.first().getByRole('button').click();
    await expect(dialog).toBeVisible();
    await look('audit entry', '[role=dialog]');
    await page.keyboard.press('Escape');

    await shell.goInside('/user/operations');
    await expect(shell.main.getByRole('table').first()).toBeVisible();
    await look('operations', 'main');
  },
);

everywhere('roles and permissions', async ({ page, shell, rows, dialog, look, settle }) => {
  await page.goto('/permission/page');
  await expect(shell.main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await look('permission page');
  await shell.goInside('/permission/directive');
  await expect(shell.main.getByRole('table').first()).toBeVisible();
  await look('permission directive', 'main');
  await shell.goInside('/permission/role?view=matrix');
  await expect(shell.main.getByRole('radio').last()).toBeChecked();
  await settle();
  await look('matrix', 'main');
  await shell.main.getByRole('radio').first().check();
  await expect(rows.filter({ hasText: 'visitor' })).toBeVisible();
  await settle();
  await look('roles', 'main');
  await rows.filter({ hasText: 'visitor' }).getByRole('button').first().click();
  await expect(dialog.getByRole('treegrid').getByRole('checkbox').first()).toBeVisible();
  await look('role dialog', '[role=dialog]');
});
