import type { Locator, Page } from 'playwright/test';

/**
 * Picks up the item of a handle by keyboard. The library listens for further keys only after a timer, so this function waits for
 * a later one.
 */
export async function takeByKey(page: Page, handle: Locator): Promise<void> {
  await handle.press('Space');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
