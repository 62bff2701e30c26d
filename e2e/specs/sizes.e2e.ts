import type { CDPSession } from 'playwright/test';
import { expect, test } from '../fixtures/test';

// What a browser with an empty cache receives, in kB as they came over the wire.
interface Traffic {
  requests: number;
  kilobytes: number;
  addresses: string[];
  finished: string[];
}

function measure(
  session: CDPSession,
  { countAhead, countPages }: { countAhead: boolean; countPages: boolean },
) {
  const addresses = new Map<string, string>();
  const finished: string[] = [];
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // What is fetched ahead of the next step, at the lowest priority, is counted where it is awaited.
    const isAhead = request.initialPriority === 'VeryLow' && !countAhead;
    // A remote's files belong to its page, which may be on its way while the frame is still being shown.
    // The other remotes' are loaded when the browser has nothing to do.
    const isPage = countPages
      ? /\/mfe\/(?!merchant\/).*\.js$/.test(request.url)
      : /\/mfe\//.test(request.url);
    if (request.url.startsWith('http') && !isAhead && !isPage) addresses.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (!address) return;
    finished.push(address);
    bytes += encodedDataLength;
  });
  return (): Traffic => ({
    requests: addresses.size,
    kilobytes: bytes / 1000,
    addresses: [...addresses.values()],
    finished: [...finished],
  });
}

const lazy = /xlsx|pinyin|palette|shortcuts|error-log|quill|xychart|export/;

test('the login page is usable after 120 kB in 6 requests, and signing in then costs 10 kB', async ({
  page,
  loginPage,
  shell,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic = measure(session, { countAhead: false, countPages: false });
  await page.goto('/login');
  await expect(loginPage.submit).toBeEnabled();
  await expect(loginPage.username).toHaveValue('admin');
  const login = traffic();
  expect(login.kilobytes).toBeLessThanOrEqual(120);
  expect(login.requests).toBeLessThanOrEqual(6);

  await loginPage.password.focus();
  // The last file that is fetched while the password is typed.
  await expect.poll(() => traffic().finished.some((address) => /\/list\./.test(address))).toBe(true);
  const warmed = traffic();
  await loginPage.submit.click();
  await expect(shell.menu).toBeVisible();
  const signedIn = traffic();
  expect(signedIn.kilobytes - warmed.kilobytes).toBeLessThanOrEqual(10);
});

test('the merchant list is there after 340 kB in all, without what is loaded on use', async ({
  page,
  loginPage,
  shell,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const traffic = measure(session, { countAhead: true, countPages: true });
  await loginPage.signIn('admin', '/merchant/list');
  await expect(shell.main.getByRole('row')).toHaveCount(21);
  // Rows stand in for those that are awaited, too.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const all = traffic();
  expect(all.kilobytes).toBeLessThanOrEqual(340);
  expect(all.addresses.filter((address) => lazy.test(address))).toEqual([]);
});
