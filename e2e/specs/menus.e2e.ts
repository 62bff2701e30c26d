import type { RouteNode } from '@backoffice/contract';
import type { Page } from 'playwright/test';
import { serveRoutes } from '../fixtures/serve-routes';
import { expect, test } from '../fixtures/test';

// The menu, its drawer and dialogs move here.
test.use({ signedInAs: 'admin', contextOptions: { reducedMotion: 'no-preference' } });

const leaf = (path: string, title: string, component = 'host/Documentation'): RouteNode => {
  return { path, component, name: title, meta: { title } };
};
/** A menu of three levels, with a group that is not clickable in the breadcrumb. */
const nested: RouteNode[] = [
  {
    path: '/nested',
    component: 'Layout',
    name: 'nested',
    redirect: '/nested/menu1/menu1-1',
    meta: { title: 'Nested', icon: 'list' },
    children: [
      {
        path: 'menu1',
        component: 'Layout',
        name: 'menu1',
        redirect: 'noRedirect',
        meta: { title: 'Menu 1' },
        children: [
          leaf('menu1-1', 'Menu 1-1'),
          {
            path: 'menu1-2',
            component: 'Layout',
            name: 'menu1-2',
            meta: { title: 'Menu 1-2' },
            children: [leaf('menu1-2-1', 'Menu 1-2-1'), leaf('menu1-2-2', 'Menu 1-2-2', 'host/Guide')],
          },
        ],
      },
      leaf('menu2', 'Menu 2', 'host/Profile'),
    ],
  },
];
const links = (...addresses: string[]): RouteNode[] => [
  {
    path: '/links',
    component: 'Layout',
    name: 'links',
    meta: { title: 'Links' },
    children: addresses.map((address, index) => leaf(address, `Link ${index + 1}`, 'Link')),
  },
];

test('the menu has captions, one drawing an entry, and the demo pages in one closed group at its end', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  const operations = shell.menu.getByRole('list', { name: 'Operations' });
  await expect(operations.getByRole('link')).toHaveText(['Audit log', 'Operations status', 'Remotes']);
  const { demos } = shell;
  const components = shell.menu.getByRole('button', { name: 'Components' });
  await expect(components).toBeHidden();
  await shell.openDemos();
  await expect(components).toBeVisible();

  const drawings = () =>
    shell.menu
      .locator(':is(a, button) > svg:first-child')
      .evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  await expect.poll(drawings).not.toContain('');
  const drawn = await drawings();
  expect(drawn.length).toBeGreaterThan(20);
  expect(new Set(drawn).size).toBe(drawn.length);

  // Expanded groups stay expanded in this browser tab; collapsed groups are expanded by a page in them.
  await page.reload();
  await expect(components).toBeVisible();
  await demos.click();
  await shell.banner.getByRole('button', { name: 'Collapse the menu' }).click();
  await demos.click();
  await page.getByRole('menuitem', { name: 'Sticky' }).click();
  await expect(shell.heading).toHaveText('Sticky');
  await shell.banner.getByRole('button', { name: 'Expand the menu' }).click();
  await expect(demos).toHaveAttribute('aria-expanded', 'true');
});

test('a menu of three levels expands, and is expanded at the current page', async ({ page, shell }) => {
  await serveRoutes(page, nested);
  await page.goto('/nested/menu1/menu1-2/menu1-2-1');
  await expect(shell.heading).toHaveText('Menu 1-2-1');
  const group = (name: string) => shell.menu.getByRole('button', { name, exact: true });
  await expect(shell.menu.getByRole('link', { name: 'Menu 1-2-1' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['Nested', 'Menu 1', 'Menu 1-2']) {
    await expect(group(name)).toHaveAttribute('aria-expanded', 'true');
  }
  await group('Menu 1').focus();
  await page.keyboard.press('Enter');
  await expect(shell.menu.getByRole('link', { name: 'Menu 1-2-1' })).toBeHidden();
  await expect(group('Menu 1')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(shell.menu.getByRole('link', { name: 'Menu 1-1' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nested/menu1/menu1-1');
  await expect(shell.heading).toBeFocused();
});

test('a collapsed group shows its pages beside its icon, by mouse and keyboard', async ({ page, shell }) => {
  await serveRoutes(page, nested);
  await page.goto('/nested/menu2');
  await shell.banner.getByRole('button', { name: 'Collapse the menu' }).click();
  const icon = shell.menu.getByRole('button', { name: 'Nested' });
  const menu = page.getByRole('menu', { name: 'Nested' });
  await icon.click();
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Menu 1',
    'Menu 1-1',
    'Menu 1-2',
    'Menu 1-2-1',
    'Menu 1-2-2',
    'Menu 2',
  ]);
  await expect(menu.getByRole('menuitem', { name: 'Menu 2' })).toHaveAttribute('aria-current', 'page');
  const iconBox = (await icon.boundingBox())!;
  expect((await menu.boundingBox())!.x).toBeGreaterThanOrEqual(iconBox.x + iconBox.width);
  await page.keyboard.press('ArrowLeft');
  await expect(menu).toBeHidden();
  await expect(icon).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('menuitem', { name: 'Menu 2' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nested/menu1/menu1-2/menu1-2-2');
  await expect(shell.heading).toBeFocused();
});

test('collapsed, names appear at the right of their icons', async ({ page, shell }) => {
  await page.goto('/dashboard');
  await shell.banner.getByRole('button', { name: 'Collapse the menu' }).click();
  for (const name of ['Dashboard', 'Merchant list']) {
    const link = shell.menu.getByRole('link', { name });
    await link.hover();
    const tooltip = page.getByRole('tooltip', { name });
    await expect(tooltip).toBeVisible();
    const [icon, bubble] = [(await link.boundingBox())!, (await tooltip.boundingBox())!];
    expect(bubble.x).toBeGreaterThanOrEqual(icon.x + icon.width);
    expect(Math.abs(bubble.y + bubble.height / 2 - icon.y - icon.height / 2)).toBeLessThan(2);
  }
});

test('in the drawer three levels fit 390 px and a page closes it', async ({ page, shell }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveRoutes(page, nested);
  await page.goto('/nested/menu1/menu1-2/menu1-2-1');
  await shell.drawerButton.click();
  await expect(shell.menu.getByRole('link', { name: 'Menu 1-2-1' })).toHaveAttribute('aria-current', 'page');
  await shell.menu.getByRole('link', { name: 'Menu 1-2-2' }).click();
  await expect(page).toHaveURL('/nested/menu1/menu1-2/menu1-2-2');
  await expect(shell.menu).toBeHidden();
  await expect(shell.heading).toBeFocused();
  // Also for the current page.
  await shell.drawerButton.click();
  await shell.menu.getByRole('link', { name: 'Menu 1-2-2' }).click();
  await expect(shell.menu).toBeHidden();
  await expectFocus(page);
});

test('the external link of the demo data opens a new tab, and is named accordingly', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  await shell.unfold('https://www.iso.org/iso-4217-currency-codes.html');
  const link = shell.menu.getByRole('link', { name: 'Currency codes (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://www.iso.org/iso-4217-currency-codes.html');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the menu omits links that are not https, and logs them', async ({ page, shell }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await serveRoutes(
    page,
    links('https://example.com/', 'http://example.com/', 'javascript:alert(1)', '//x.example'),
  );
  await page.goto('/dashboard');
  await expect(shell.menu.getByRole('link', { name: 'Link 1 (opens in a new tab)' })).toBeVisible();
  await expect(shell.menu.getByRole('link', { name: /Link [234]/ })).toHaveCount(0);
  await expect.poll(() => logged.join()).toContain('javascript:alert(1)');
});

test('a trail leads back by the groups that may be clicked, and keeps its end on narrow screens', async ({
  page,
  shell,
}) => {
  await serveRoutes(page, nested);
  await page.goto('/nested/menu1/menu1-2/menu1-2-2');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Nested',
    'Menu 1',
    'Menu 1-2',
    'Menu 1-2-2',
  ]);
  await expect(trail.getByRole('link')).toHaveText(['Dashboard', 'Nested', 'Menu 1-2']);
  await trail.getByRole('link', { name: 'Nested' }).click();
  await expect(page).toHaveURL('/nested/menu1/menu1-1');
  await expect(shell.heading).toBeFocused();
  // The group of the current page is not a link.
  await expect(trail.getByRole('link')).toHaveText(['Dashboard']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(trail.getByRole('listitem')).toHaveText(['Menu 1-1']);
});

test('the focus is never lost during keyboard navigation', async ({ page, shell, merchantList }) => {
  await serveRoutes(page, nested);
  await page.goto('/dashboard');
  const userMenu = shell.banner.getByRole('button', { name: /Roles: / });
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await expectFocus(page);
    }
  };

  // From the menu to a page, a dialog and back.
  await shell.menu.getByRole('link', { name: 'Merchant list' }).focus();
  await press('Enter');
  await expect(shell.heading).toHaveText('Merchant list');
  await expect(shell.heading).toBeFocused();
  await merchantList.addButton.focus();
  await press('Enter');
  await expect(merchantList.form.dialog).toBeVisible();
  await press('Escape');
  await expect(merchantList.form.dialog).toBeHidden();
  await expect(merchantList.addButton).toBeFocused();

  // The user menu: opened and closed, then used to open a page.
  await userMenu.focus();
  await press('Enter', 'ArrowDown', 'Escape');
  await expect(userMenu).toBeFocused();
  await press('Enter', 'Enter');
  await expect(shell.heading).toHaveText('Profile');
  await expect(shell.heading).toBeFocused();

  // The breadcrumb, the tour and its end.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus();
  await press('Enter');
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(shell.heading).toBeFocused();
  await shell.unfold('/guide/index');
  await shell.menu.getByRole('link', { name: 'Tour' }).focus();
  await press('Enter');
  const start = shell.main.getByRole('button', { name: 'Start tour' });
  await expect(start).toBeEnabled();
  await start.focus();
  await press('Enter', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Escape');
  await expect(start).toBeFocused();

  // The collapsed menu, then the drawer.
  await shell.banner.getByRole('button', { name: 'Collapse the menu' }).focus();
  await press('Enter', 'Enter', 'Enter');
  await shell.menu.getByRole('button', { name: 'Nested' }).focus();
  await press('ArrowRight', 'Escape', 'ArrowDown', 'ArrowUp', 'Enter');
  await expect(shell.heading).toHaveText('Menu 2');
  await expect(shell.heading).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.drawerButton.focus();
  await press('Enter');
  await expect(shell.menu).toBeVisible();
  await press('Tab', 'Escape');
  await expect(shell.drawerButton).toBeFocused();
  await press('Enter');
  await shell.unfold('/documentation/index');
  await shell.menu.getByRole('link', { name: 'Documentation' }).focus();
  await press('Enter');
  await expect(shell.heading).toHaveText('Documentation');
  await expect(shell.heading).toBeFocused();
});

/** Expects a focused control in the page or the frame, so that the next key has an effect. */
async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
      message: 'The focus is lost',
    })
    .not.toBe('BODY');
}

for (const width of [1440, 390]) {
  test(`the entry of the page is in sight in the menu, at ${width} px`, async ({ page, shell }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/components/drag-kanban');
    await expect(shell.heading).toHaveText('Drag kanban');
    if (width === 390) await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(shell.menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
  });
}
