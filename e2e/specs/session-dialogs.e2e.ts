import { apiPaths, type SessionLife } from '@backoffice/contract';
import type { Page } from 'playwright/test';
import { ApiCaller } from '../fixtures/api-caller';
import { lookAround } from '../fixtures/look-around';
import { expect, test } from '../fixtures/test';

// Calls of an ended session are failed calls to the browser, and the product reports them too.
test.use({ expectedComplaints: /status of 401|ApiError/ });

// What keeps the session is loaded once the browser has nothing else to do.
const LOADED_LATE = { timeout: 30_000 };

/** Lets the server say that a session soon ends for idleness, and, once it was kept alive, that it soon ends for good. */
async function serveEnds(page: Page): Promise<void> {
  let end: Partial<SessionLife> = { idleSeconds: 115 };
  await page.route('**' + apiPaths.userSession, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: SessionLife };
    if (route.request().method() === 'POST') end = { absoluteSeconds: 115 };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...end } } });
  });
}

test('what the session says is open to everybody in every language', async ({ page, context, address }) => {
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
  // Beside the one in the corner only one is left: nothing puts this end off.
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
