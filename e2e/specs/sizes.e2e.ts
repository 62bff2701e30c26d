import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

// A first visit, with empty browser caches.
test.use({ reuseContext: false });

// The traffic of a browser with an empty cache, in kB on the wire.
interface Traffic {
  requests: number;
  kilobytes: number;
  addresses: string[];
  finished: string[];
  /** The number of counted requests still in progress. */
  underWay: number;
}

interface Request {
  method: string;
  url: string;
}

interface Share {
  /** Whether to count files that are prefetched for the next step at the lowest priority. */
  countAhead: boolean;
  /** Addresses of a page's files and data, which may still be loading while the frame is shown. */
  isPage: RegExp;
  /** The call after whose answer the browser prefetches, which is not counted. */
  last?: RegExp;
}

function measure(session: CDPSession, { countAhead, isPage, last }: Share) {
  const requested = new Map<string, Request>();
  const finished: string[] = [];
  let bytes = 0;
  let isOver = false;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const isAhead = request.initialPriority === 'VeryLow' && !countAhead;
    if (isOver || isAhead || isPage.test(request.url) || !request.url.startsWith('http')) return;
    requested.set(requestId, request);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requested.get(requestId);
    if (!request) return;
    finished.push(request.url);
    bytes += encodedDataLength;
    if (last?.test(`${request.method} ${request.url}`)) isOver = true;
  });
  return (): Traffic => ({
    requests: requested.size,
    kilobytes: bytes / 1000,
    addresses: [...requested.values()].map(({ url }) => url),
    finished: [...finished],
    underWay: requested.size - finished.length,
  });
}

const lazy = /xlsx|pinyin|palette|shortcuts|error-log|quill|xychart|export/;
/** Pages, and what nothing waits for: logo, picture of the login page, hashes, and the code that follows the first page. */
const anyPage =
  /\/mfe\/|\/(dashboard|transaction)\/|\/(operations|events)$|login-picture|\/(scripts|follow|problems)\.|\.webp$|\/logo$/;
/** Pages of other remotes, and typeface, picture and logo, which nothing waits for. */
const otherPages = /\/mfe\/(?!merchant\/).*\.js$|login-picture|\.(woff2|webp)$|\/logo$/;

async function watchNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return session;
}

test('the login page is usable after 120 kB in 6 requests, and signing in then costs 15 kB with the first page’s manifest', async ({
  page,
  loginPage,
  shell,
}) => {
  const session = await watchNetwork(page);
  const traffic = measure(session, { countAhead: false, isPage: anyPage });
  await page.goto('/login');
  await expect(loginPage.submit).toBeEnabled();
  await expect(loginPage.username).toHaveValue('admin');
  const login = traffic();
  expect(login.kilobytes).toBeLessThanOrEqual(120);
  expect(login.requests).toBeLessThanOrEqual(6);

  await loginPage.password.focus();
  // The files that are loaded while the password is typed.
  await expect.poll(() => traffic().finished.some((address) => /\/facades\./.test(address))).toBe(true);
  await expect.poll(() => traffic().underWay).toBe(0);
  const warmed = traffic();
  await loginPage.submit.click();
  await expect(shell.menu).toBeVisible();
  const signedIn = traffic();
  expect(signedIn.kilobytes - warmed.kilobytes).toBeLessThanOrEqual(15);
});

test('the merchant list is shown after at most 360 kB, without code loaded on use', async ({
  page,
  loginPage,
  shell,
}) => {
  const session = await watchNetwork(page);
  const traffic = measure(session, {
    countAhead: true,
    isPage: otherPages,
    last: /^POST .*\/merchant\/list$/,
  });
  await loginPage.signIn('admin', '/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  // Waits for placeholder rows, too.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const all = traffic();
  expect(all.kilobytes).toBeLessThanOrEqual(360);
  expect(all.addresses.filter((address) => lazy.test(address))).toEqual([]);
});

for (const [path, limit] of [
  ['/merchant/list', 900],
  ['/channel/list', 1100],
] as const) {
  test(`${path} has at most ${limit} elements for 20 rows, also after scrolling through all columns`, async ({
    loginPage,
    shell,
  }) => {
    await loginPage.signIn('admin', path);
    await expect(shell.main.locator('tbody tr')).toHaveCount(20);
    // The last parts of the list that load.
    await expect(shell.main.getByRole('checkbox')).toHaveCount(21);
    await expect(shell.main.getByRole('button', { name: /^Copy/ })).toHaveCount(
      path === '/channel/list' ? 100 : 40,
    );
    const elements = () => shell.main.locator('*').count();
    expect(await elements()).toBeLessThanOrEqual(limit);
    await shell.main.evaluate((main) => {
      for (const box of main.querySelectorAll('[role=group]')) box.scrollLeft = box.scrollWidth;
    });
    await expect(shell.main.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
    expect(await elements()).toBeLessThanOrEqual(limit);
  });
}

test('the typeface is fetched with 18 kB at most once the form is usable, and sets the pages', async ({
  page,
  loginPage,
  shell,
}) => {
  const session = await watchNetwork(page);
  const sizes = new Map<string, number>();
  const requested: { id: string; priority: string }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.endsWith('.woff2')) requested.push({ id: requestId, priority: request.initialPriority });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await page.goto('/login');
  await expect(loginPage.submit).toBeEnabled();
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]!.priority).toBe('VeryLow');
  await expect.poll(() => sizes.get(requested[0]!.id)).toBeLessThanOrEqual(18_000);
  await loginPage.submit.click();
  await expect(shell.menu).toBeVisible();
  const families = () =>
    page.evaluate(() => [...document.fonts].map(({ family, status }) => [family, status]));
  await expect.poll(families).toEqual([['Geist', 'loaded']]);
  await expect(shell.menu).toHaveCSS('font-family', /^Geist, /);
});
