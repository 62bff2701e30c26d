import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { textContrast } from '../fixtures/text-contrast';

test.use({ signedInAs: 'admin', contextOptions: { reducedMotion: 'reduce' } });

const themed = '.fui-FluentProvider';
const background = (page: Page, of = 'body *') =>
  page.evaluate((selector) => getComputedStyle(document.querySelector(selector)!).backgroundColor, of);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`text is legible with any theme colour, ${colorScheme}`, async ({
      page,
      merchantList,
      shell,
      settings,
    }) => {
      await page.goto('/merchant/list');
      await expect(merchantList.rows).toHaveCount(20);
      for (const colour of ['#ffff00', '#ffffff', '#000000', '#ff8800', '#00ffcc', '#e11681']) {
        await settings.open();
        await settings.chooseColour(colour);
        await expect(settings.code).toHaveValue(colour);
        await settings.close();
        const link = merchantList.rows
          .first()
          .getByRole('link')
          .or(merchantList.rows.first().getByRole('button'))
          .first();
        const texts = {
          add: merchantList.addButton,
          link,
          current: shell.menu.locator('[aria-current=page]'),
          page: page.getByRole('button', { name: 'Page 1', exact: true }),
        };
        for (const [name, text] of Object.entries(texts)) {
          expect(await textContrast(text), `${name} in ${colour}`).toBeGreaterThanOrEqual(4.5);
        }
        await merchantList.addButton.hover();
        expect(await textContrast(merchantList.addButton), `${colour} hovered`).toBeGreaterThanOrEqual(4.5);
      }
    });
  });
}

test('a theme colour is chosen from the presets, the picker or by its code, and is there at the first sight of the next visit', async ({
  page,
  merchantList,
  settings,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const root = document.querySelector('.fui-FluentProvider');
      const colour = root && getComputedStyle(root).getPropertyValue('--colorBrandBackground');
      if (colour && seen.at(-1) !== colour) seen.push(colour);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  await settings.open();
  await expect(settings.choice('Blue')).toBeChecked();
  await settings.choice('Violet').check();
  await expect(settings.code).toHaveValue('#7658bb');
  await settings.panel.getByLabel('Any colour').fill('#117b39');
  await expect(settings.choice('Green')).toBeChecked();

  await settings.chooseColour('nothing');
  await expect(settings.panel).toContainText('Enter a code such as #0f6cbd');
  await expect(settings.choice('Green')).toBeChecked();
  await settings.chooseColour('a3c');
  await expect(settings.code).toHaveValue('#aa33cc');
  await expect(settings.panel).not.toContainText('Enter a code such as #0f6cbd');
  await settings.close();
  const chosen = (await seen()).at(-1);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.reload();
  await expect(merchantList.rows).toHaveCount(20);
  expect(await seen()).toEqual([chosen]);
  expect(fetched.filter((url) => /\/settings\./.test(url))).toEqual([]);
  await settings.open();
  await settings.panel.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(settings.choice('Blue')).toBeChecked();
});

test('light and dark follow the system until one is chosen, on the login page too', async ({
  page,
  context,
  shell,
  settings,
}) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  await expect(shell.heading).toBeVisible();
  const light = await background(page, themed);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  const dark = await background(page, themed);
  expect(dark).not.toBe(light);

  await settings.open();
  await settings.choice('Light').check();
  await expect.poll(scheme).toBe('light');
  expect(await background(page, themed)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await settings.choice('Dark').check();
  await page.reload();
  await expect(shell.heading).toBeVisible();
  expect(await scheme()).toBe('dark');
  expect(await background(page, themed)).toBe(dark);

  await context.clearCookies({ name: 'Admin-Token' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await scheme()).toBe('dark');
  expect(await background(page, themed)).toBe(dark);
});

test('forced colours keep the current entry, badges, switches and the focus visible', async ({
  page,
  shell,
  merchantList,
  settings,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/merchant/list');
  await expect(merchantList.rows).toHaveCount(20);
  const style = (selector: string, property: string) =>
    page.evaluate(
      ([found, name]) => getComputedStyle(document.querySelector(found!)!).getPropertyValue(name!),
      [selector, property],
    );
  const canvas = await style('body', 'background-color');
  const current = await shell.menu
    .locator('[aria-current=page]')
    .evaluate((entry) => getComputedStyle(entry).backgroundColor);
  expect(current).not.toBe(canvas);
  expect(await style('button[aria-current=page]', 'border-top-style')).toBe('solid');
  const badge = merchantList.rows.first().getByText(/^(Active|Inactive)$/);
  const dot = await badge.evaluate((label) => {
    const { borderTopStyle, borderTopColor } = getComputedStyle(label, '::before');
    return { borderTopStyle, isSeen: borderTopColor !== getComputedStyle(document.body).backgroundColor };
  });
  expect(dot).toEqual({ borderTopStyle: 'solid', isSeen: true });
  await settings.open();
  const on = settings.switch('Fixed header');
  const face = () =>
    on.evaluate(
      (input) =>
        getComputedStyle(input.parentElement!.querySelector('.fui-Switch__indicator')!).backgroundColor,
    );
  const before = await face();
  await on.focus();
  await page.keyboard.press('Space');
  await expect.poll(face).not.toBe(before);
});

test('with reduced motion nothing moves: pages, panels, dialogs and menus are there at once', async ({
  page,
  merchantList,
  settings,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const note = ({ target }: Event) => {
      for (const animation of (target as Element).getAnimations()) {
        const what =
          animation instanceof CSSTransition
            ? animation.transitionProperty
            : (animation as CSSAnimation).animationName;
        const takesTime = Number(animation.effect?.getComputedTiming().duration) > 1;
        // Transitions of colours are allowed, because nothing moves.
        if (takesTime && !/color|shadow|fill|opacity|filter/.test(what))
          moved.push(`${what} of ${(target as Element).className}`);
      }
    };
    for (const name of ['animationstart', 'transitionrun']) addEventListener(name, note, true);
  });
  await merchantList.open();
  await merchantList.add();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await merchantList.rows.first().getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await settings.open();
  await settings.switch('Fixed header').press('Space');
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});
