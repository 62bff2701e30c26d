import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

test.use({
  signedInAs: 'admin',
  expectedComplaints: /Content Security Policy|Trusted/,
  provokesPolicy: true,
});

/** Runs code in the page like one of its scripts. @returns the page's objection, or `done` */
function tryInPage(page: Page, attempt: () => unknown): Promise<string> {
  return page.evaluate(attempt).then(
    () => 'done',
    (error: unknown) => String(error),
  );
}

test.beforeEach(async ({ page, shell }) => {
  await page.goto('/example/list');
  await expect(shell.main).toBeVisible();
});

test('the policy refuses text set as HTML', async ({ page }) => {
  const attempts = [
    () => (document.body.innerHTML = '<img src=x onerror="document.title = 1">'),
    () => document.body.insertAdjacentHTML('beforeend', '<p>x</p>'),
    () => new DOMParser().parseFromString('<p>x</p>', 'text/html'),
    () => (document.createElement('iframe').srcdoc = '<p>x</p>'),
    () => document.createRange().createContextualFragment('<p>x</p>'),
  ];
  for (const attempt of attempts) {
    expect(await tryInPage(page, attempt), String(attempt)).toContain("requires 'TrustedHTML' assignment");
  }
});

test('the policy refuses scripts from texts and from addresses outside the product', async ({
  page,
  address,
}) => {
  const script = (url: string) => (document.createElement('script').src = url);
  const attempts = [
    () => (document.createElement('script').text = '1'),
    () => new Worker('data:text/javascript,1'),
    () => new Worker(URL.createObjectURL(new Blob(['1']))),
    () => new Worker('/avatar.png'),
  ];
  for (const attempt of attempts) {
    expect(await tryInPage(page, attempt), String(attempt)).toMatch(
      /requires 'TrustedScript(URL)?' assignment/,
    );
  }
  const ofNoRelease = `${address}/mfe/merchant/r1/entry.js`;
  for (const url of ['data:text/javascript,1', '/avatar.png', `${address}/healthz`, 'blob:x', ofNoRelease]) {
    await expect(page.evaluate(script, url), url).rejects.toThrow("requires 'TrustedScriptURL' assignment");
  }
  const taken = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/mfe\/content\/.*\.js$/.test(name)),
  );
  for (const url of ['/assets/main.js', taken!]) expect(await page.evaluate(script, url)).toBe(url);
});

/** Makes the page load a script. @returns the result */
function loadInPage(page: Page, url: string): Promise<string> {
  return page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        script.src = url;
        document.head.append(script);
      }),
    url,
  );
}

test('a script of another origin is not requested', async ({ page, context }) => {
  const requested: string[] = [];
  await context.route('https://evil.example/**', async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: 'document.title = "ran"' });
  });
  expect(await loadInPage(page, 'https://evil.example/x.js')).toBe('refused');
  expect(requested).toEqual([]);
});

test('a script of the product is not run without a hash', async ({ page }) => {
  const own = await page.locator('script[src*="/assets/"]').first().getAttribute('src');
  expect(await loadInPage(page, own!)).toBe('refused');
});

test('refusals by the policy are counted and shown on the Remotes page', async ({ page, shell }) => {
  await tryInPage(page, () => (document.body.innerHTML = '<p>x</p>'));
  await expect(async () => {
    await page.goto('/operations/remotes');
    const line = shell.main.getByRole('listitem').filter({ hasText: '/example/list' });
    await expect(line.filter({ hasText: 'require-trusted-types-for' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('text is not run as code', async ({ page }) => {
  // Outside the stack of the test's own call, which is allowed to.
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(globalThis.eval('1'));
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(refused).toBe('EvalError');
});

test('no script can create another Trusted Types policy', async ({ page }) => {
  const makePolicy = (name: string) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    trustedTypes.createPolicy(name, {});
  };
  for (const name of ['other', 'default']) {
    await expect(page.evaluate(makePolicy, name)).rejects.toThrow('TypeError');
  }
});
