import { specifiedRoutes } from '../demos/specified-routes';
import { lookAround } from '../fixtures/look-around';
import { expect, test } from '../fixtures/test';

// The longest words on the narrowest window, and the other script on the widest. Both in light and dark.
const views = [
  { language: 'es', width: 390 },
  { language: 'zh', width: 1440 },
];

for (const { language, width } of views) {
  test(`the demonstrations are open to everybody in ${language}, at ${width} px`, async ({
    page,
    context,
    address,
    callerOf,
    shell,
  }) => {
    const paths = specifiedRoutes.flatMap(({ group, paths }) => paths.map((path) => `${group}/${path}`));
    test.setTimeout(60_000 + 10_000 * paths.length);
    await page.setViewportSize({ width, height: 1400 });
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
