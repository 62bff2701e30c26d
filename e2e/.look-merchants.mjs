import { chromium } from 'playwright';
import { readFileSync, existsSync } from 'node:fs';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-web-security',
    '--disable-features=LocalNetworkAccessChecks,PrivateNetworkAccessSendPreflights,BlockInsecurePrivateNetworkRequests',
  ],
});
const page = await browser.newPage({ viewport: { width: 1360, height: 900 } });
page.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 300)),
);
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 300)));
await page.route('**/remotes', async (route) => {
  const r = await route.fetch();
  const j = await r.json();
  j.data = j.data.map((x) =>
    x.name === 'mfe-merchant' ? { ...x, release: 'dev', manifest: '/mfe/merchant/dev/mf-manifest.json' } : x,
  );
  await route.fulfill({ response: r, json: j });
});
await page.route('**/mfe/merchant/dev/**', (route) => {
  const f = '/work/main/mfe-merchant/dist/dev/' + new URL(route.request().url()).pathname.split('/').pop();
  return existsSync(f)
    ? route.fulfill({ path: f, contentType: f.endsWith('.js') ? 'text/javascript' : 'application/json' })
    : route.fulfill({ status: 404 });
});
await page.route('http://localhost:8080/assets/**', (route) =>
  route.fulfill({
    path: '/tmp/look/host/assets/' + new URL(route.request().url()).pathname.split('/').pop(),
    contentType: 'text/javascript',
  }),
);
await page.route(
  (url) => url.port === '8080' && !url.pathname.includes('.'),
  (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ path: '/tmp/look/host/index.html', contentType: 'text/html' })
      : route.fallback(),
);
page.setDefaultTimeout(40000);
await page
  .context()
  .addCookies([{ name: 'language', value: process.argv[2] ?? 'en', url: 'http://localhost:8080' }]);
await page.goto('http://localhost:8080/login?redirect=%2Fmerchant%2Flist');
await page.locator('input[type=password]').waitFor();
await page.waitForTimeout(1500);
await page.locator('button[type=submit]').click();
await page.locator('tbody tr button').first().waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/look/list.png' });
await page.locator('tbody tr').first().locator('button').first().click();
await page.getByRole('dialog').waitFor();
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/look/edit.png' });
console.log(
  'name value',
  JSON.stringify(await page.getByRole('dialog').locator('input').first().inputValue()),
);
await page.keyboard.press('Escape');
await page.waitForTimeout(300);
const edge = page.locator('tbody tr').first();
console.log(await edge.innerText());
await page.setViewportSize({ width: 390, height: 800 });
await page.waitForTimeout(500);
await page.screenshot({ path: '/tmp/look/phone.png' });
await browser.close();
