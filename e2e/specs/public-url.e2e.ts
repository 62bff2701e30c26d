import { Shell } from '../pages/shell';
import { provokePolicy, reportStatus, requestsBeyond, spendFirstDay, watchPage } from '../fixtures/first-day';
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
    const { requests, complaints } = watchPage(page);
    await spendFirstDay(page, `${origin}/office`, PASSWORD);
    expect(complaints).toEqual([]);
    expect(requests.map((request) => request.method())).not.toContain('OPTIONS');
    expect(requestsBeyond(`${origin}/office`, requests)).toEqual([]);
    expect(requests.some((request) => request.url().startsWith(`${origin}/office/api/events`))).toBe(true);
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
    const { complaints } = watchPage(page);
    await spendFirstDay(page, origin, PASSWORD);
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
