import type { Page, Request } from 'playwright/test';
import { readFileSync } from 'node:fs';
import { root } from '@backoffice/commands/workspace';
import { MerchantListPage } from '../pages/merchant-list-page';
import { LoginPage } from '../pages/login-page';
import { Shell } from '../pages/shell';
import { callApi } from '../fixtures/team';
import { startTlsProxy } from '../fixtures/tls-proxy';
import { expect, test } from '../fixtures/test';
import { chromiumUse } from '../setup/chromium';
import { startTestStack } from '../setup/start-test-stack';

const { launchOptions } = chromiumUse;
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--host-resolver-rules=MAP *.example.com 127.0.0.1'],
  },
});

const PASSWORD = 'plum-otter-9-canal';

/** Starts a product without demo data behind a proxy that speaks TLS. */
async function startBehindProxy(
  settingsFor: (port: number) => Record<string, string>,
  names: { page: string; api?: string },
) {
  const proxy = await startTlsProxy(Object.values(names));
  const stack = await startTestStack({
    settings: {
      DEMO_DATA: 'off',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: PASSWORD,
      ...settingsFor(proxy.port),
    },
  });
  proxy.lead(names.page, stack.address);
  proxy.lead('wrong.example.com', stack.address);
  if (names.api) proxy.lead(names.api, stack.apiAddress);
  return {
    port: proxy.port,
    apiAddress: stack.apiAddress,
    async stop() {
      proxy.stop();
      await stack.stop();
    },
  };
}

/** Records what a page asks for, and what it complains of. */
function watch(page: Page) {
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { requests, complaints };
}

/** Does what a clerk does on a first day: signs in, adds a merchant, opens another remote, uploads a picture, reloads. */
async function useProduct(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/merchant/list`);
  await expect(page).toHaveURL(`${address}/login?redirect=%2Fmerchant%2Flist`);
  await new LoginPage(page).enterAs('admin', PASSWORD);
  await expect(page).toHaveURL(`${address}/merchant/list`);
  const merchants = new MerchantListPage(page);
  await merchants.add();
  await merchants.form.name.fill('Behind the proxy');
  await merchants.form.confirm.click();
  await expect(merchants.rows.filter({ hasText: 'Behind the proxy' })).toBeVisible();
  await new Shell(page).open('Channel list');
  await expect(page).toHaveURL(`${address}/channel/list`);
  await page.goto(`${address}/profile/index`);
  const buffer = readFileSync(`${root}/host/src/avatar.png`);
  const input = page.getByLabel('Change picture').and(page.locator('input'));
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page
    .getByRole('dialog', { name: 'Crop picture' })
    .getByRole('button', { name: 'Save picture' })
    .click();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').locator('img[src*="/uploads/"]')).toHaveJSProperty('complete', true);
}

/** Provokes a refusal by the page's policy. */
const provokePolicy = (page: Page) =>
  page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://other.example/x.png' })),
  );

/** Returns the status of the report of a refusal, on the page's own origin. */
async function reportStatus(page: Page): Promise<number> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/policy/reports'));
  await provokePolicy(page);
  return (await answered).status();
}

test('the whole product works under a path of a company’s name, with PUBLIC_URL alone', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const product = await startBehindProxy(
    (port) => ({ PUBLIC_URL: `https://tools.example.com:${port}/office` }),
    { page: 'tools.example.com' },
  );
  try {
    const origin = `https://tools.example.com:${product.port}`;
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const { requests, complaints } = watch(page);
    await useProduct(page, `${origin}/office`);
    expect(complaints).toEqual([]);
    expect(requests.map((request) => request.method())).not.toContain('OPTIONS');
    const own = requests.map((request) => request.url()).filter((url) => /^http/.test(url));
    expect(own.filter((url) => !url.startsWith(`${origin}/office/`))).toEqual([]);
    expect(own.some((url) => url.startsWith(`${origin}/office/api/events`))).toBe(true);
    expect(await context.cookies(`${origin}/other`)).not.toContainEqual(
      expect.objectContaining({ name: 'Admin-Token' }),
    );
    expect(await reportStatus(page)).toBeLessThan(300);
    await new Shell(page).signOut();
    await expect(page).toHaveURL(/\/office\/login/);
    await context.close();
  } finally {
    await product.stop();
  }
});

test('pages and calls with names of their own work with PUBLIC_URL and API_BASE_URL', async ({ browser }) => {
  test.setTimeout(180_000);
  const product = await startBehindProxy(
    (port) => ({
      PUBLIC_URL: `https://office.example.com:${port}`,
      API_BASE_URL: `https://api.office.example.com:${port}`,
    }),
    { page: 'office.example.com', api: 'api.office.example.com' },
  );
  try {
    const origin = `https://office.example.com:${product.port}`;
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    const { complaints } = watch(page);
    await useProduct(page, origin);
    expect(complaints).toEqual([]);
    await provokePolicy(page);
    const { value: token } = (await context.cookies(origin)).find(({ name }) => name === 'Admin-Token')!;
    const reports = async () => JSON.stringify(await callApi(product.apiAddress, token, '/policy/reports'));
    await expect.poll(reports).toContain('https://other.example');

    await page.goto(`https://wrong.example.com:${product.port}/login`);
    await expect(page.getByRole('alert').filter({ hasText: 'PUBLIC_URL' })).toHaveText(
      `This product is set up for ${origin}. Open it there, or ask your administrator to change PUBLIC_URL.`,
    );
    await context.close();
  } finally {
    await product.stop();
  }
});
