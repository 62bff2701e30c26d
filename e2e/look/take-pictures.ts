import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@backoffice/commands/workspace';
import { findBrowser } from '@backoffice/commands/find-browser';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright/test';
import { languages, settle, speak } from '../fixtures/look-around';
import { touchScreen } from '../fixtures/touch-targets';
import { chromiumUse } from '../setup/chromium';
import { startTestStack, type TestStack } from '../setup/start-test-stack';
import { documentPictures } from './document-pictures';
import { writeLoginPicture } from './login-mask';
import type { Account, Screen } from './screen-states';
import { screens } from './screens';

// `pnpm pictures` takes the screenshots in docs/look.md and README.md, from the running product with its demo data.
// `pnpm pictures --to <folder>` takes all screens and states in each language, light and dark, wide and narrow;
// `--only <pattern>` limits them to names such as `merchants.390`, before language and colours.

const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Opens a page for a user, or signed out. */
async function openPage(browser: Browser, stack: TestStack, user?: Account, options?: BrowserContextOptions) {
  const context = await browser.newContext({ ...chromiumUse, reducedMotion: 'reduce', ...options });
  if (user) {
    const answer = await context.request.post(`${stack.apiAddress}/auth/login`, {
      data: { username: user, password: '111111' },
    });
    const { data } = (await answer.json()) as { data: { token: string } };
    await context.addCookies([{ name: 'Admin-Token', value: data.token, url: stack.address }]);
  }
  return { context, page: await context.newPage() };
}

/** Waits for what a page shows, and for the frame around it, unless the page stays busy only for a time. */
async function complete(page: Page, shows: string, isSignedIn: boolean, isPending = false): Promise<void> {
  // The tools of the frame wait for the page's first answer.
  if (isSignedIn && !isPending) await page.locator('[data-tour=inbox]').waitFor();
  await page.locator(shows).first().waitFor();
  if (isPending) return;
  await page.locator('nav svg:empty').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** @returns the number of pictures */
async function takeDocumentPictures(browser: Browser, stack: TestStack): Promise<number> {
  const folder = join(root, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const picture of documentPictures) {
    const { file, path, user, language = 'en', isDark, isPhone, shows, prepare } = picture;
    const { context, page } = await openPage(browser, stack, user, {
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: isPhone ?? false,
      colorScheme: isDark ? 'dark' : 'light',
    });
    await context.addCookies([{ name: 'language', value: language, url: stack.address }]);
    await page.goto(stack.address + path);
    await complete(page, shows, user !== undefined);
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await prepare?.(page);
    await page.screenshot({ path: join(folder, `${file}.png`) });
    if (file === 'merchant-list') await writeLoginPicture(page);
    await context.close();
  }
  return documentPictures.length;
}

/** Takes one screen at one width, and switches the languages and colours of the open page. */
async function takeScreen(page: Page, stack: TestStack, folder: string, screen: Screen, width: number) {
  await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
  await using _touch = width < 640 ? await touchScreen(page) : undefined;
  await screen.serve?.(page, stack.apiAddress);
  await page.goto(stack.address + screen.path);
  await complete(page, screen.shows, screen.user !== undefined, screen.isPending);
  if (!screen.isPending) await settle(page);
  await screen.prepare?.(page);
  for (const language of languages) {
    // Signed out there is no language to switch; a request that is never answered would end in a failure meanwhile.
    if (screen.user && !screen.isPending) await speak(page, language);
    else {
      await page.context().addCookies([{ name: 'language', value: language, url: stack.address }]);
      await page.reload();
      await complete(page, screen.shows, screen.user !== undefined, screen.isPending);
    }
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      if (!screen.isPending) await settle(page);
      const path = join(folder, `${screen.name}.${width}.${language}.${colorScheme}.png`);
      // Ends the transitions of the colours.
      await page.screenshot({ path, animations: 'disabled' });
    }
  }
}

/**
 * Takes all screens whose names match a pattern. A screen that fails is reported and does not end the others.
 * @returns the number of pictures
 */
async function takeScreens(
  browser: Browser,
  stack: TestStack,
  folder: string,
  only: RegExp,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  for (const screen of screens) {
    for (const width of WIDTHS) {
      if (!only.test(`${screen.name}.${width}`) || (screen.isWide && width !== WIDTHS[0])) continue;
      const { context, page } = await openPage(browser, stack, screen.user);
      page.setDefaultTimeout(20_000);
      try {
        await takeScreen(page, stack, folder, screen, width);
        taken += languages.length * SCHEMES.length;
      } catch (error) {
        console.error(`${screen.name} at ${width} px:`, error);
        await page.screenshot({ path: join(folder, `failed.${screen.name}.${width}.png`) });
        process.exitCode = 1;
      }
      await context.close();
    }
  }
  return taken;
}

const { values } = parseArgs({ options: { to: { type: 'string' }, only: { type: 'string', default: '' } } });
const stack = await startTestStack();
const browser = await chromium.launch({ ...chromiumUse.launchOptions, executablePath: findBrowser() });
try {
  const folder = values.to && resolve(values.to);
  const taken = folder
    ? await takeScreens(browser, stack, folder, new RegExp(values.only))
    : await takeDocumentPictures(browser, stack);
  console.log(`${taken} pictures are in ${folder ?? 'docs/pictures'}.`);
} finally {
  await browser.close();
  await stack.stop();
}
