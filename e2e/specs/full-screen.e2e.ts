import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

test('full screen is entered and left by its button, whose name follows however it is left', async ({
  page,
  shell,
}) => {
  await page.goto('/dashboard');
  const enter = shell.banner.getByRole('button', { name: 'Full screen', exact: true });
  const leave = shell.banner.getByRole('button', { name: 'Exit full screen' });
  await enter.click();
  await expect(leave).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await leave.click();
  await expect(enter).toBeVisible();
  await enter.click();
  await expect(leave).toBeVisible();
  // Like Esc in a browser with a window.
  await page.evaluate(() => document.exitFullscreen());
  await expect(enter).toBeVisible();
});

test('a browser without full screen shows a message', async ({ page, shell }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  );
  await page.goto('/dashboard');
  await shell.banner.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect(shell.notices).toContainText('you browser can not work');
});
