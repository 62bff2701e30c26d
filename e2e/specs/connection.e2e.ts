import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', expectedComplaints: /ERR_INTERNET_DISCONNECTED|Could not reach the server/ });

const OFFLINE = 'You are offline.';

test('a banner is shown while the browser is offline', async ({ page, context, shell }) => {
  await page.goto('/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: OFFLINE });
  await expect(banner).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(banner).toBeInViewport();
  const { y, height } = (await banner.boundingBox())!;
  const columns = (await shell.main.getByRole('columnheader').first().boundingBox())!;
  expect(columns.y).toBeGreaterThanOrEqual(y + height - 1);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(shell.notices).toContainText('You are back online');
});

test('a progress bar is shown while a page’s code is loading', async ({ page, shell }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/mfe/merchant/**/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  // A held request delays the document's load event, too.
  await page.goto('/merchant/list', { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 2 });
  release();
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  await expect(bar).toHaveCount(0);
});
