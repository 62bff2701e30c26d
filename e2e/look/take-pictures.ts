import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@backoffice/commands/workspace';
import { findBrowser } from '@backoffice/commands/find-browser';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { chromiumUse } from '../setup/chromium';
import { startTestStack } from '../setup/start-test-stack';

// The screenshots in docs/look.md and README.md, from the running product with its demo data: `pnpm pictures`.

interface Picture {
  file: string;
  path: string;
  user?: 'admin' | 'visitor';
  language?: 'en' | 'zh' | 'es' | 'ja';
  isDark?: boolean;
  isPhone?: boolean;
  /** A text that is visible once the page is complete. */
  shows: string;
  /** Steps before the screenshot, such as opening a dialog. */
  prepare?: (page: Page) => Promise<void>;
}

const pictures: Picture[] = [
  { file: 'dashboard', path: '/dashboard', shows: 'main figure svg, main svg[role=img]', user: 'admin' },
  { file: 'merchant-list', path: '/merchant/list', shows: 'tbody tr:nth-child(20)', user: 'admin' },
  {
    file: 'merchant-list-dark-zh',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    language: 'zh',
    isDark: true,
  },
  {
    file: 'merchant-list-phone',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    isPhone: true,
  },
  { file: 'merchant', path: '/merchant/4', shows: 'tbody tr', user: 'admin' },
  { file: 'merchant-panel', path: '/merchant/list?open=4', shows: 'aside table tbody tr', user: 'admin' },
  {
    file: 'palette',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    async prepare(page) {
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('M2024');
      await page.getByRole('option', { name: /M2024/ }).first().waitFor();
    },
  },
  {
    file: 'merchant-form',
    path: '/merchant/list',
    shows: 'tbody tr:nth-child(20)',
    user: 'admin',
    async prepare(page) {
      await page.getByRole('button', { name: 'Edit' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { file: 'no-permission', path: '/merchant/list', shows: 'main h2, main p', user: 'visitor', isDark: true },
  { file: 'login', path: '/login', shows: 'form button[type=submit]' },
];

const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const stack = await startTestStack();
const browser = await chromium.launch({ ...chromiumUse.launchOptions, executablePath: findBrowser() });

async function signIn(context: BrowserContext, username: string): Promise<void> {
  const answer = await context.request.post(`${stack.apiAddress}/auth/login`, {
    data: { username, password: '111111' },
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await context.addCookies([{ name: 'Admin-Token', value: data.token, url: stack.address }]);
}

/** The most bytes of the picture on the sign-in page. */
const MASK_MAX_BYTES = 20_000;

/**
 * Writes the table on the page as an alpha mask, which the sign-in page fills with the product's colour. The number of shades
 * falls until the file is small enough.
 */
async function writeLoginPicture(page: Page): Promise<void> {
  const table = await page.locator('main table').first().boundingBox();
  if (!table) throw new Error('The page has no table.');
  const clip = { x: table.x, y: table.y, width: 760, height: 640 };
  const png = (await page.screenshot({ clip })).toString('base64');
  const url = await page
    .context()
    .newPage()
    .then((canvas) => canvas.evaluate(drawMask, { png, max: MASK_MAX_BYTES }));
  writeFileSync(join(root, 'host/src/pages/login/list.webp'), Buffer.from(url.split(',')[1]!, 'base64'));
}

/** Runs in the browser: returns a data URL of a WebP whose opacity is the darkness of the picture. */
async function drawMask({ png, max }: { png: string; max: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: image.width,
    height: image.height,
  });
  const context = canvas.getContext('2d')!;
  for (let shades = 8; shades > 1; shades -= 1) {
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height);
    const { data } = pixels;
    for (let at = 0; at < data.length; at += 4) {
      const light = 0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!;
      const dark = Math.min(1, Math.max(0, (250 - light) / 220));
      data.set([0, 0, 0, Math.round((Math.round(dark * (shades - 1)) / (shades - 1)) * 255)], at);
    }
    context.putImageData(pixels, 0, 0);
    const url = canvas.toDataURL('image/webp', 0.2);
    if (atob(url.split(',')[1]!).length <= max) return url;
  }
  throw new Error(`The picture of the list does not fit into ${max} bytes.`);
}

try {
  for (const { file, path, user, language = 'en', isDark, isPhone, shows, prepare } of pictures) {
    const context = await browser.newContext({
      ...chromiumUse,
      viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      hasTouch: isPhone ?? false,
      colorScheme: isDark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'language', value: language, url: stack.address }]);
    if (user) await signIn(context, user);
    const page = await context.newPage();
    await page.goto(stack.address + path);
    await page.locator(shows).first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    if (user) await page.locator('[data-tour=inbox]').waitFor();
    await page.locator('nav svg:empty').first().waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    await prepare?.(page);
    await page.screenshot({ path: join(folder, `${file}.png`) });
    if (file === 'merchant-list') await writeLoginPicture(page);
    await context.close();
  }
} finally {
  await browser.close();
  await stack.stop();
}
console.log(`${pictures.length} pictures are in docs/pictures.`);
