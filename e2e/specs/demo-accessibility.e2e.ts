import { specifiedRoutes } from '../demos/specified-routes';
import { everywhere } from '../fixtures/everywhere';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

for (const { group, paths } of specifiedRoutes) {
  const [first = '', ...others] = paths.map((path) => `${group}/${path}`);
  everywhere(`the demonstrations of ${group}`, async ({ page, shell, look, settle }) => {
    test.setTimeout(60_000 + 40_000 * paths.length);
    const isShown = async () => {
      await expect(shell.heading).toBeVisible();
      // Waits for the page's own content: a paragraph, a table or a heading.
      await expect(shell.main.locator('p, table, h2').filter({ visible: true }).first()).toBeVisible();
      await settle();
    };
    await page.goto(first);
    await expect(page).toHaveURL(first);
    await isShown();
    await look(first);
    for (const path of others) {
      const before = (await shell.heading.textContent())!;
      await shell.goInside(path);
      await expect(shell.heading).not.toHaveText(before);
      await isShown();
      await look(path, 'main');
    }
  });
}
