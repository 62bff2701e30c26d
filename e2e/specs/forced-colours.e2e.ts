import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

// Forced colours keep only texts, borders and the system's colours: any other colour is lost.
test.use({
  signedInAs: 'admin',
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

/** The properties that can distinguish elements in this mode. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const lookOfPart = (part?: string) => {
      const style = getComputedStyle(node, part);
      const borders = [style.borderTop, style.borderRight, style.borderBottom, style.borderLeft];
      return [style.backgroundColor, ...borders, style.outline, part ? style.content : ''].join('; ');
    };
    return [lookOfPart(), lookOfPart('::before')].join('\n');
  });

async function expectToDiffer(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible();
  await expect(other).toBeVisible();
  expect(await lookOf(one)).not.toBe(await lookOf(other));
}

const colours = (elements: Locator, property: 'backgroundColor' | 'fill' = 'backgroundColor') =>
  elements.evaluateAll((all, name) => all.map((element) => getComputedStyle(element)[name]), property);

const canvasOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('selected and unselected items look different in forced colours', async ({
  page,
  shell,
  merchantList,
  settings,
}) => {
  await merchantList.open();
  await expectToDiffer(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  );
  await expectToDiffer(
    shell.menu.locator('[aria-current=page]'),
    shell.menu.getByRole('link', { name: 'Channel list' }),
  );
  await expectToDiffer(
    page.getByRole('button', { name: 'Page 1', exact: true }),
    page.getByRole('button', { name: 'Page 2', exact: true }),
  );

  await page.keyboard.press('Control+k');
  const finds = page.getByRole('listbox').getByRole('option');
  await expectToDiffer(finds.first(), finds.nth(1));
  await page.keyboard.press('Escape');

  await settings.open();
  const presets = page.getByRole('dialog').locator('input[type=radio][style]');
  await expectToDiffer(
    presets.and(page.locator(':checked')),
    presets.and(page.locator(':not(:checked)')).first(),
  );
  const drawn = await colours(presets);
  expect(new Set(drawn).size).toBe(drawn.length);

  await settings.timeZone.click();
  const zones = page.getByRole('listbox').getByRole('option');
  await expectToDiffer(zones.first(), zones.nth(1));
});

test('series of a chart, and the bars between panes, are still drawn', async ({ page, shell }) => {
  await page.goto('/charts/mix-chart');
  const marks = shell.main.getByRole('button', { pressed: true }).locator('rect');
  await expect(marks).toHaveCount(3);
  const drawn = await colours(marks, 'fill');
  expect(new Set(drawn).size).toBe(3);
  expect(drawn).not.toContain(await canvasOf(page));

  await shell.goInside('/components/split-pane');
  const bars = shell.main.getByRole('separator');
  await expect(bars).toHaveCount(2);
  expect(await colours(bars)).not.toContain(await canvasOf(page));
});
