import { specifiedRoutes } from '../demos/specified-routes';
import { lookAround } from '../fixtures/look-around';
import { surround, surroundings } from '../fixtures/surroundings';
import { expect, test } from '../fixtures/test';

// The longest words on the narrowest window, and the other script on the widest.
const views = surroundings.filter(
  ({ language, width }) => `${language} ${width}` === 'es 390' || `${language} ${width}` === 'zh 1440',
);

for (const around of views) {
  const { language, width } = around;
  test(`the demonstrations are open to everybody in ${language}, at ${width} px`, async ({
    page,
    context,
    address,
    callerOf,
    shell,
  }) => {
    const paths = specifiedRoutes.flatMap(({ group, paths }) => paths.map((path) => `${group}/${path}`));
    test.setTimeout(60_000 + 10_000 * paths.length);
    await surround(page, around, 1400);
    await context.addCookies([
      { name: 'language', value: language, url: address },
      { name: 'Admin-Token', value: (await callerOf('admin')).token, url: address },
    ]);
    const { found, look } = lookAround(page);
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      await expect(shell.heading.first()).toBeVisible();
      // Something of the page itself: it begins with a sentence, a table or a heading.
      await expect(shell.main.locator('p, table, h2').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await look(path);
    }
    expect(found).toEqual({});
  });
}
