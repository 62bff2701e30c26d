import type { Page } from 'playwright/test';
import { ApiCaller } from '../fixtures/api-caller';
import { everywhere } from '../fixtures/everywhere';
import { merchantWithChannels } from '../fixtures/merchant-with-channels';
import { expect, test } from '../fixtures/test';
import { DashboardPage, escaped } from '../pages/dashboard-page';

/** Records layout shifts of the page: the browser's score, and the moved elements. */
async function recordShifts(page: Page): Promise<() => Promise<{ score: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifts = { score: 0, moved: [] as string[] };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        shifts.score += entry.value;
        shifts.moved.push(...entry.sources.map(({ node }) => node?.outerHTML.slice(0, 120) ?? 'gone'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { score: number; moved: string[] } }).shifts);
}

test.describe('for an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('figures come before the charts, charts by panel, keys and table, and nothing moves', async ({
    page,
  }) => {
    const dashboard = new DashboardPage(page);
    const shifts = await recordShifts(page);
    // Finds the file of the charts below the figures, by the reading of a text that only they show.
    let letChartsCome = () => {};
    const isAllowed = new Promise<void>((resolve) => (letChartsCome = resolve));
    await page.route(/\/mfe\/content\/.*\.js$/, async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('("dashboard.chart.weekday")')) await isAllowed;
      await route.fulfill({ response: answer });
    });

    // A held request may delay the document's load event, too.
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(dashboard.panel('New visits')).toContainText(/New visits[\d,]{4,}/);
    await expect(dashboard.figure('Merchants at risk')).toBeVisible();
    await expect(dashboard.transactions).toHaveCount(8);
    await expect(dashboard.charts).toHaveCount(0);
    letChartsCome();
    await expect(dashboard.charts).toHaveCount(4);
    await expect(dashboard.waiting()).toHaveCount(0);
    await expect(dashboard.charts.locator('svg path').first()).toBeVisible();
    expect(await shifts()).toEqual({ score: 0, moved: [] });

    await dashboard.panel('Purchases').click();
    await expect(dashboard.panel('Purchases')).toHaveAttribute('aria-pressed', 'true');
    const chart = dashboard.chart('Purchases per day');
    await chart.focus();
    const last = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(chart).not.toHaveAttribute('aria-valuetext', last!);
    const [day] = (await chart.getAttribute('aria-valuetext'))!.split(',');
    await expect(dashboard.tooltip).toContainText(day!);
    await page.keyboard.press('Escape');
    await expect(dashboard.tooltip).toHaveCount(0);
    await dashboard.chart('Last 12 months').hover();
    await expect(dashboard.tooltip).toContainText('Shoppings');

    await dashboard.showAsTable('Purchases per day');
    await expect(page.getByRole('table', { name: 'Purchases per day' }).getByRole('row')).toHaveCount(31);
    expect((await shifts()).score).toBe(0);
  });
});

/** A time zone in which it is noon, so that the day has transactions. */
function zoneAtNoon(): string {
  const offset = 12 - new Date().getUTCHours();
  // The names of these zones count hours to the west.
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

test.describe('the figures above the series', () => {
  test.use({ signedInAs: 'admin', timezoneId: zoneAtNoon() });

  test('lead to lists whose total they are', async ({ page, api }) => {
    await merchantWithChannels(api, { alipay: 30 });
    await merchantWithChannels(api, { alipay: 0, wechat: 0 });
    await expect(ApiCaller.signIn('visitor', 'not the password')).rejects.toThrow();
    const dashboard = new DashboardPage(page);
    const total = page.getByText(/^[\d,]+ results?$/);
    for (const name of [
      'Transactions',
      'Merchants at risk',
      'No active channel',
      'No traffic (all weights 0)',
      'Only one active channel',
      'Over 1 year old',
      'Over 2 years old',
      'Failed sign-ins in 24 hours',
      'Sign-ins and sign-outs in 24 hours',
    ]) {
      await page.goto('/dashboard');
      const link = dashboard.figure(name);
      const spoken = (await link.getAttribute('aria-label')) ?? (await link.textContent())!;
      const [, count] = new RegExp(`${escaped(name)} ([\\d,]+)`).exec(spoken)!;
      await link.click();
      await expect(page).not.toHaveURL(/dashboard/);
      await expect(total).toHaveText(new RegExp(`^${count} results?$`));
    }
  });

  test('say None instead of 0, without a link', async ({ page }) => {
    const dashboard = new DashboardPage(page);
    await page.route(/\/dashboard\/figures/, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: { payments: object } };
      data.payments = { ...data.payments, overdue: 0 };
      await route.fulfill({ response: answer, json: { ...rest, data } });
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Pending over 1 hour None')).toBeVisible();
    await expect(dashboard.figure('Pending over 1 hour')).toHaveCount(0);
  });

  test('show the hours of the day by keys and as a table', async ({ page }) => {
    const dashboard = new DashboardPage(page);
    await page.goto('/dashboard');
    const hours = dashboard.chart('Volume by hour');
    await hours.focus();
    await page.keyboard.press('Home');
    await expect(hours).toHaveAttribute('aria-valuetext', /^00:00, Today [\d,]+, Yesterday [\d,]+$/);
    await expect(dashboard.tooltip).toContainText('Yesterday');
    await dashboard.showAsTable('Volume by hour');
    await expect(page.getByRole('table', { name: 'Volume by hour' }).getByRole('row')).toHaveCount(25);
  });

  test('stay when the activity below them is folded, which a reload keeps', async ({ page }) => {
    const dashboard = new DashboardPage(page);
    await page.goto('/dashboard');
    await expect(dashboard.charts).toHaveCount(4);
    await dashboard.activity.click();
    await expect(dashboard.charts).toHaveCount(0);
    await page.reload();
    await expect(dashboard.panel('New visits')).toBeVisible();
    await expect(dashboard.activity).toHaveAttribute('aria-expanded', 'false');
    await dashboard.activity.click();
    await expect(dashboard.charts).toHaveCount(4);
  });

  test('a transaction leads to its merchant, whose page has its latest', async ({ page }) => {
    const dashboard = new DashboardPage(page);
    await page.goto('/dashboard');
    await expect(dashboard.transactions).toHaveCount(8);
    const order = await dashboard.transactions.first().getByRole('cell').first().innerText();
    await expect(dashboard.transactions.first().getByRole('link', { name: order })).toHaveAttribute(
      'href',
      /\/transaction\/list\?open=\d+$/,
    );
    await dashboard.transactions.first().getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/merchant\/\d+$/);
    const latest = page.getByRole('region', { name: 'Latest transactions' });
    await expect(latest.getByRole('row', { name: order })).toBeVisible();
    await latest.getByRole('link', { name: 'Show in transaction list' }).click();
    await expect(page).toHaveURL(/\/transaction\/list\?merchantId=\d+$/);
    await expect(page.getByRole('row', { name: order })).toBeVisible();
  });
});

test.describe('for everybody else', () => {
  test.use({ signedInAs: 'visitor' });

  test('there are greeting, figures without names, and a to-do list that outlives a reload', async ({
    page,
  }) => {
    const dashboard = new DashboardPage(page);
    const shifts = await recordShifts(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Welcome back, visitor' })).toContainText('Roles: visitor');
    await expect(page.getByRole('heading', { name: 'Merchants by status' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Newest merchants' })).toHaveCount(0);
    await expect(dashboard.panels).toHaveCount(0);
    await expect(dashboard.transactions).toHaveCount(8);
    await expect(page.getByRole('group', { name: 'Today' })).toHaveCount(0);

    await dashboard.newTodo.fill('call the bank');
    await dashboard.newTodo.press('Enter');
    await dashboard.newTodo.fill('check the fees');
    await dashboard.newTodo.press('Enter');
    await page.getByRole('checkbox', { name: 'check the fees' }).check();
    await page.getByText('call the bank').dblclick();
    await page.getByRole('textbox', { name: 'Edit “call the bank”' }).fill('call both banks');
    await page.keyboard.press('Enter');
    await expect(dashboard.todos).toHaveText(['call both banks', 'check the fees']);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('todos')!) as unknown)).toEqual([
      { text: 'call both banks', done: false },
      { text: 'check the fees', done: true },
    ]);

    await page.reload();
    await expect(dashboard.todos).toHaveText(['call both banks', 'check the fees']);
    await page.getByText('Completed', { exact: true }).click();
    await expect(dashboard.todos).toHaveText(['check the fees']);
    await expect(dashboard.waiting()).toHaveCount(0);
    expect(await shifts()).toEqual({ score: 0, moved: [] });
  });
});

everywhere('transactions, all and none,', async ({ page, look, settle }) => {
  await page.goto('/transaction/list');
  await settle();
  await look('transactions');
  await page.goto('/transaction/list?merchantId=999999999999&status=pending&from=2026-01-01&to=2026-12-31');
  await settle();
  await look('no transactions');
});

everywhere('the charts of the dashboard, as charts and as tables,', async ({ page, look }) => {
  const dashboard = new DashboardPage(page);
  await page.addInitScript(() =>
    localStorage.setItem('todos', '[{"text":"a","done":false},{"text":"b","done":true}]'),
  );
  await page.goto('/dashboard');
  await expect(dashboard.charts).toHaveCount(4);
  await expect(dashboard.waiting()).toHaveCount(0);
  await dashboard.charts.first().focus();
  await expect(dashboard.tooltip).toBeVisible();
  await look('charts', 'main');
  const charts = page.locator('main [role=slider]');
  const toTable = page.locator('main section:has([role=slider]) button[data-tooltip]:has(svg)');
  for (let left = await charts.count(); left > 0; left--) await toTable.first().click();
  await expect(page.locator('main [role=slider]')).toHaveCount(0);
  // No link is under the sticky bar then.
  await page.evaluate(() => window.scrollTo(0, 0));
  await look('tables', 'main');
});
