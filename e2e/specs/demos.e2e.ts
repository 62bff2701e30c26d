import type { Page } from 'playwright/test';
import { componentActions } from '../demos/component-actions';
import { otherActions } from '../demos/other-actions';
import { specifiedRoutes } from '../demos/specified-routes';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } });

const actions = new Map([...componentActions, ...otherActions].map(({ path, act }) => [path, act]));

/** What did not arrive, or was refused; a page that is left takes its calls with it. */
function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failures.push(`${response.status()}: ${response.url()}`);
  });
  return failures;
}

for (const { group, paths, hidden = [] } of specifiedRoutes) {
  test(`${group} opens from the menu and by its addresses, and each page does what it shows`, async ({
    page,
    shell,
  }) => {
    test.setTimeout(60_000 + 10_000 * paths.length);
    const failures = collectFailures(page);
    const listed = paths.map((path) => `${group}/${path}`);
    for (const path of [...listed, ...hidden.map((each) => `${group}/${each}`)]) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(shell.heading).toBeVisible();
      const act = actions.get(path);
      expect(act, `What ${path} does is in no list of actions.`).toBeDefined();
      await act?.({ page, main: shell.main, notices: shell.notices });
    }

    // What was typed would ask before it is left; a new document has nothing typed.
    await page.goto('/dashboard');
    await expect(shell.heading).toHaveText('Dashboard');
    const closed = shell.menu.locator('button[aria-expanded=false]');
    await expect(shell.menu.locator('a[href^="/components/"], button').first()).toBeVisible();
    for (const path of listed) {
      const link = shell.menu.locator(`a[href="${path}"]`);
      await expect(async () => {
        if (!(await link.isVisible())) await closed.first().click({ timeout: 1000 });
        await expect(link).toBeVisible({ timeout: 100 });
      }).toPass();
      await link.click();
      // A page that is open still shows what was chosen in it.
      await expect(page).toHaveURL(({ pathname }) => pathname === path);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
    expect(failures).toEqual([]);
  });
}

test('the other spelling of the mixed chart leads to it', async ({ page }) => {
  await page.goto('/charts/mixchart');
  await expect(page).toHaveURL('/charts/mix-chart');
});
