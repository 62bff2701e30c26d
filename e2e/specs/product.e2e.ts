import { expect, test } from '../fixtures/test';

test.describe('a product with a name and a colour of its own', () => {
  const ACCENT = '#7658bb';

  test.beforeEach(async ({ page }) => {
    // The tags that the gateway writes into the page, before its scripts run.
    await page.addInitScript((accent) => {
      const add = (name: string, content: string) =>
        document.head.append(Object.assign(document.createElement('meta'), { name, content }));
      document.addEventListener(
        'readystatechange',
        () => {
          add('application-name', 'Acme Pay');
          add('theme-color', accent);
        },
        { once: true },
      );
    }, ACCENT);
  });

  test('shows them from the sign-in page on', async ({ page, loginPage, shell }) => {
    await loginPage.open();
    await expect(page).toHaveTitle('Sign in - Acme Pay');
    const colour = await loginPage.submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(colour).toBe('rgb(118, 88, 187)');
    await loginPage.signIn('admin');
    await expect(shell.menu.getByText('Acme Pay')).toBeVisible();
    await expect(page).toHaveTitle('Dashboard - Acme Pay');
  });
});

test('the logo is a picture of this origin, and the favicon', async ({ page, loginPage, address }) => {
  await loginPage.open();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/logo');
  const logo = await page.request.get(`${address}/logo`);
  expect(logo.headers()['content-type']).toBe('image/svg+xml');
});
