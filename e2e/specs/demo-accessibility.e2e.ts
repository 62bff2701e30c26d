import { specifiedRoutes } from '../demos/specified-routes';
import { lookAround } from '../fixtures/look-around';
import { surround, surroundings } from '../fixtures/surroundings';
import { expect, test } from '../fixtures/test';

test.describe.configure({ mode: 'parallel' });

const groups = specifiedRoutes.map(({ group, paths }) => paths.map((path) => `${group}/${path}`));
const narrow = surroundings.filter(({ width }) => width === 390);

for (const around of narrow) {
  const { language, width } = around;
  test(`the demonstrations are open to everybody in ${language}, at ${width} px`, async ({
    page,
    context,
    address,
    callerOf,
    shell,
  }) => {
    test.setTimeout(60_000 + 10_000 * groups.flat().length);
    await surround(page, around, 1400);
    await context.addCookies([
      { name: 'language', value: language, url: address },
      { name: 'Admin-Token', value: (await callerOf('admin')).token, url: address },
    ]);
    const { found, look } = lookAround(page, language);
    const isShown = async () => {
      await expect(shell.heading).toBeVisible();
      // Something of the page itself: it begins with a sentence, a table or a heading.
      await expect(shell.main.locator('p, table, h2').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
    };
    for (const [first = '', ...others] of groups) {
      await page.goto(first);
      await expect(page).toHaveURL(first);
      await isShown();
      await look(first);
      for (const path of others) {
        const before = (await shell.heading.textContent())!;
        await shell.goInside(path);
        await expect(shell.heading).not.toHaveText(before);
        await isShown();
        await look(path);
      }
    }
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(found).toEqual({});
  });
}
