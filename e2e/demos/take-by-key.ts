import type { Locator, Page } from 'playwright/test';

/** Takes what a handle drags. The library listens to further keys only after a timer of its own, behind which this one waits. */
export async function takeByKey(page: Page, handle: Locator): Promise<void> {
  await handle.press('Space');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}
