import type { CDPSession, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';

// A recorded trace and leftovers of other tests would use the page's memory.
test.use({ signedInAs: 'admin', trace: 'off', reuseContext: false });

const OTHER_PAGES = [
  '/channel/list',
  '/profile/index',
  '/documentation/index',
  '/guide/index',
  '/error-log/log',
];

/** Measures each page when it is idle: a page left during loading would keep more in memory. */
async function measure(page: Page, session: CDPSession) {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
    // An idle list loads further code, which ends with the checkboxes of its rows.
    if ((await tab.innerText()).includes(' list')) {
      await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeVisible();
    }
  }
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { heap: read('JSHeapUsedSize'), listeners: read('JSEventListeners'), nodes: read('Nodes') };
}

/** Shows one tab after another, each until it is painted. */
function walk(page: Page, switches: number): Promise<void> {
  return page.evaluate(async (count) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let step = 0; step < count; step++) {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      const tab = tabs[step % tabs.length]!;
      tab.click();
      do await painted();
      while (tab.ariaSelected !== 'true');
    }
  }, switches);
}

test('200 switches over all pages leave heap, listeners and elements as they were', async ({
  page,
  shell,
  tabBar,
  merchantList,
}) => {
  test.setTimeout(240_000);
  await merchantList.open({ status: 'active' });
  await merchantList.open({ status: 'inactive' });
  for (const [at, path] of OTHER_PAGES.entries()) {
    await page.goto(path);
    await expect(tabBar.tabs).toHaveCount(4 + at);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');

  await measure(page, session);
  // First, so that everything has been loaded and compiled.
  await walk(page, 100);
  const before = await measure(page, session);
  await walk(page, 200);
  const after = await measure(page, session);
  await expect(shell.heading).toBeVisible();
  expect(after.heap / before.heap).toBeLessThan(1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50);
});
