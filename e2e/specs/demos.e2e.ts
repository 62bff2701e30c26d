import type { Page } from 'playwright/test';
import { componentActions } from '../demos/component-actions';
import { otherActions } from '../demos/other-actions';
import { specifiedRoutes } from '../demos/specified-routes';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

const actions = new Map([...componentActions, ...otherActions].map(({ path, act }) => [path, act]));

/** Collects failed and refused requests, except those cancelled by a navigation. */
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

const listed = specifiedRoutes.flatMap(({ group, paths }) => paths.map((path) => `${group}/${path}`));

test('the menu lists each page of the demonstrations, in groups that open', async ({ page, shell }) => {
  await page.goto('/dashboard');
  await expect(shell.demos).toBeVisible();
  for (const path of listed) await expect(await shell.unfold(path)).toBeVisible();
});

for (const { group, paths, hidden = [] } of specifiedRoutes) {
  test(`${group} opens from the menu and by its addresses, and each page does what it shows`, async ({
    page,
    shell,
  }) => {
    test.setTimeout(60_000 + 10_000 * paths.length);
    const failures = collectFailures(page);
    const act = async (path: string) => {
      await expect(shell.heading).toBeVisible();
      const action = actions.get(path);
      expect(action, `What ${path} does is in no list of actions.`).toBeDefined();
      await action?.({ page, main: shell.shownPage, notices: shell.notices });
    };
    for (const [at, each] of paths.entries()) {
      const path = `${group}/${each}`;
      // Messages of one page must not be mistaken for the next page's.
      const isByAddress = at === 0 || (await shell.notices.getByRole('listitem').count()) > 0;
      if (isByAddress) await page.goto(path);
      const link = await shell.unfold(path);
      if (!isByAddress) await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await act(path);
      const answer = await page.request.get(path);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([
        200,
        expect.stringContaining('text/html'),
      ]);
    }
    for (const each of hidden) {
      await page.goto(`${group}/${each}`);
      await expect(page).toHaveURL(`${group}/${each}`);
      await act(`${group}/${each}`);
    }
    expect(failures).toEqual([]);
  });
}

test('the other spelling of the mixed chart leads to it', async ({ page }) => {
  await page.goto('/charts/mixchart');
  await expect(page).toHaveURL('/charts/mix-chart');
});
