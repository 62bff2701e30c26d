import { apiPaths, type SessionLife } from '@backoffice/contract';
import type { Page } from 'playwright/test';
import { ApiCaller } from '../fixtures/api-caller';
import { lookAround } from '../fixtures/look-around';
import { expect, test } from '../fixtures/test';

// Calls of an ended session are failed calls in the browser's console, and are logged by the product, too.
test.use({ expectedComplaints: /status of 401|ApiError/ });

// The session's dialogs are loaded once the browser is idle.
const LOADED_LATE = { timeout: 30_000 };

/** Simulates a session that is about to end because it is idle and, once extended, is about to reach its absolute end. */
async function serveEnds(page: Page): Promise<void> {
  let end: Partial<SessionLife> = { idleSeconds: 115 };
  await page.route('**' + apiPaths.userSession, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: SessionLife };
    if (route.request().method() === 'POST') end = { absoluteSeconds: 115 };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...end } } });
  });
}

test('the session dialogs are accessible in every language', async ({ page, context, address }) => {
  test.setTimeout(120_000);
  const { token, signOut } = await ApiCaller.signIn('editor');
  await context.addCookies([{ name: 'Admin-Token', value: token, url: address }]);
  await serveEnds(page);
  const dialog = page.getByRole('alertdialog');
  const { found, look } = await lookAround(page);

  await page.goto('/401');
  await expect(dialog).toContainText(/1:\d\d/, LOADED_LATE);
  await look('an idle session', '[role=alertdialog]');
  await dialog.getByRole('button').last().click();
  // Only one button besides the close button: this end cannot be postponed.
  await expect(dialog.getByRole('button')).toHaveCount(2);
  await look('the end for good', '[role=alertdialog]');
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);

  await signOut();
  await page.locator('a[href="/merchant/list"]').click();
  await expect(dialog.locator('input[type=password]')).toBeVisible();
  await look('a session that has ended', '[role=alertdialog]');
  expect(found).toEqual({});
});
