import type { CDPSession } from 'playwright/test';
import { expect, test } from '../fixtures/test';

test.use({ signedInAs: 'admin' });

const SWITCHES = 200;

async function measure(session: CDPSession) {
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return { heap: read('JSHeapUsedSize'), listeners: read('JSEventListeners'), nodes: read('Nodes') };
}

test('200 switches between open pages leave heap, listeners and elements as they were', async ({
  page,
  tabBar,
  merchantList,
}) => {
  test.setTimeout(180_000);
  await merchantList.open({ status: 'active' });
  await merchantList.open({ status: 'inactive' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const addresses = await tabBar.addresses();
  const walk = async (times: number) => {
    for (let step = 0; step < times; step++) {
      const address = addresses[step % addresses.length]!;
      await tabBar.at(address).click();
      await expect(page).toHaveURL(address);
      await expect(tabBar.at(address)).toHaveAttribute('aria-selected', 'true');
    }
  };

  // Everything has been shown, fetched and compiled once.
  await walk(30);
  const before = await measure(session);
  await walk(SWITCHES);
  const after = await measure(session);
  expect(after.heap / before.heap).toBeLessThan(1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.02);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
});
