import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

test('the frame has its landmarks, a trail to the page and its title', async ({ page, shell }) => {
  await page.goto('/merchant/list');
  await expect(page).toHaveTitle('Merchant list - Payment Back-office');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Dashboard', 'Merchants', 'Merchant list']);
  await expect(shell.heading).toHaveText('Merchant list');
  await trail.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page).toHaveTitle('Dashboard - Payment Back-office');
  await expect(trail.getByRole('listitem')).toHaveText(['Dashboard']);
});

test('the sidebar is 210 px wide, collapses to named icons, and stays so', async ({
  page,
  context,
  shell,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'sidebarStatus')?.value;
  const width = async () => (await shell.menu.locator('..').boundingBox())!.width;
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  expect(await width()).toBe(210);
  await shell.banner.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect.poll(width).toBe(48);
  expect(await stored()).toBe('0');
  await page.reload();
  await expect(shell.heading).toBeVisible();
  expect(await width()).toBe(48);
  await shell.open('Merchant list');
  await expect(page).toHaveURL('/merchant/list');
  await shell.banner.getByRole('button', { name: 'Expand the menu' }).click();
  await expect.poll(width).toBe(210);
  expect(await stored()).toBe('1');
});

test('below 992 px the menu is a drawer that navigation closes', async ({ page, context, shell }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/dashboard');
  await expect(shell.heading).toHaveText('Dashboard');
  await expect(shell.menu).toBeHidden();
  expect(await context.cookies()).toContainEqual(
    expect.objectContaining({ name: 'device', value: 'mobile' }),
  );
  await shell.drawerButton.click();
  await expect(shell.menu).toBeVisible();
  await shell.open('Merchant list');
  await expect(page).toHaveURL('/merchant/list');
  await expect(shell.menu).toBeHidden();
  await shell.drawerButton.click();
  await expect(shell.menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.menu).toBeHidden();
  await expect(shell.drawerButton).toBeFocused();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(shell.menu).toBeVisible();
});

test('a printed list has its title and all rows, without the frame and what can be pressed', async ({
  page,
  shell,
  merchantList,
}) => {
  await merchantList.open();
  await expect(merchantList.rows).toHaveCount(20);
  await page.emulateMedia({ media: 'print' });
  await expect(shell.menu).toBeHidden();
  await expect(shell.main.getByRole('button', { name: 'Add', exact: true })).toBeHidden();
  await expect(shell.heading).toBeVisible();
  const cutBoxes = await shell.main
    .locator('div:has(table)')
    .evaluateAll((boxes) =>
      boxes.filter(
        (box) => box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible',
      ),
    );
  expect(cutBoxes).toEqual([]);
});

test('the language is switched without a reload, announced and stored', async ({ page, context, shell }) => {
  await page.goto('/merchant/list?page=2');
  await shell.switchLanguage('中文');
  await expect(shell.heading).toHaveText('商户列表');
  await expect(page).toHaveTitle('商户列表 - 支付后台');
  await expect(page.getByRole('columnheader', { name: '私钥' })).toBeVisible();
  await shell.switchLanguage('English');
  await expect(shell.notices).toContainText('Switch Language Success');
  await expect(page).toHaveURL('/merchant/list?page=2');
  await shell.switchLanguage('Español');
  await shell.switchLanguage('日本語');
  await expect(shell.heading).toHaveText('加盟店一覧');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'language', value: 'ja' }));
  await page.reload();
  await expect(shell.heading).toHaveText('加盟店一覧');
});

test.describe('without a choice', () => {
  test.use({ locale: 'es-MX' });

  test('the language is the browser’s', async ({ page, shell }) => {
    await page.goto('/merchant/list');
    await expect(shell.heading).toHaveText('Lista de comercios');
  });
});

test('an unknown path leads to /404, which leads home', async ({ page, shell }) => {
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/404');
  await expect(page).toHaveTitle('404 - Payment Back-office');
  await expect(shell.main.getByRole('heading', { name: 'OOPS!' })).toBeVisible();
  await expect(shell.main).toContainText('No page at this address: /no/such/page?x=1');
  await expect(shell.main).toContainText('The webmaster said that you can not enter this page...');
  await expect(shell.main).toContainText('Please check that the URL you entered is correct');
  await shell.main.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('/401 goes back one step, or to the dashboard with noGoBack', async ({ page, shell }) => {
  await page.goto('/merchant/list');
  await page.goto('/401');
  await expect(shell.main).toContainText('You do not have permission to open this page.');
  await shell.main.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/merchant/list');
  await page.goto('/401?noGoBack=true');
  await shell.main.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/401');
  await shell.main.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('/redirect goes to the path behind it and keeps the query, inside the app only', async ({ page }) => {
  await page.goto('/redirect/merchant/list?page=2&status=active');
  await expect(page).toHaveURL('/merchant/list?page=2&status=active');
  await page.goto('/redirect//evil.example/x');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/redirect/%5Cevil.example');
  await expect(page).toHaveURL('/dashboard');
});

test('the first entry of the page leads past the menu', async ({ page, shell }) => {
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.main).toBeFocused();
});
