import type { Page } from 'playwright/test';
import { EVENTS_CHANNEL, EVENTS_READ_LOCK, type RowsChange } from '@backoffice/contract/server-events';
import { findBarriers } from '../fixtures/find-barriers';
import { expect, test } from '../fixtures/test';
import { uniqueName } from '../fixtures/unique-name';

// Signed in as another user than the administrator, whose program writes.
test.use({ signedInAs: 'editor' });

const ROWS_PATH = '/merchant/rows';

/** Collects the ids of later calls for rows; `doubts` has those of calls that check whether rows still match the list. */
function watchReads(page: Page): { reads: number[][]; checks: number[][] } {
  const reads: number[][] = [];
  const checks: number[][] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith(ROWS_PATH)) return;
    const { ids, filter } = request.postDataJSON() as { ids: number[]; filter?: object };
    (filter ? checks : reads).push(ids);
  });
  return { reads, checks };
}

/** Whether a stream of events is being read. Without one, lists poll. */
const isStreamRead = (page: Page) =>
  page.evaluate(
    async (lock) => (await navigator.locks.query()).held!.some(({ name }) => name === lock),
    EVENTS_READ_LOCK,
  );

async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

/** Collects the rows in later events. */
async function watchEvents(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate((name) => {
    const announced: number[] = [];
    Object.assign(window, { announced, channel: new BroadcastChannel(name) });
    (window as unknown as { channel: BroadcastChannel }).channel.onmessage = ({ data }) =>
      announced.push(...((data as Partial<RowsChange> | null)?.changed ?? []));
  }, EVENTS_CHANNEL);
  return () => page.evaluate(() => (window as unknown as { announced: number[] }).announced);
}

test('rows changed by another user are marked, and new ones offered', async ({
  page,
  api,
  merchantList: list,
}) => {
  const name = uniqueName('Live');
  const one = await api.createMerchant({ merchantName: `${name} one` });
  const two = await api.createMerchant({ merchantName: `${name} two` });
  await list.open({ merchantName: name, status: 'active' });
  await expect(list.rows).toHaveCount(2);
  await expect.poll(() => isStreamRead(page)).toBe(true);
  await api.updateMerchant({ id: one.id, status: 'active', freeDifference: 17 });
  await expect(list.row(one.merchantName)).toContainText('Updated');
  await expect(list.row(one.merchantName)).toContainText('17');
  await api.updateMerchant({ id: two.id, status: 'inactive' });
  await expect(list.row(two.merchantName)).toContainText('No longer matches the filters');
  await expect(list.rows).toContainText([one.merchantName, two.merchantName]);
  expect(await findBarriers(page)).toEqual([]);

  const announced = await watchEvents(page);
  const { reads, checks } = watchReads(page);
  await setHidden(page, true);
  reads.length = 0;
  for (const [index, { id }] of [one, two].entries()) {
    await api.updateMerchant({ id, status: 'active', freeDifference: index });
    await expect.poll(announced).toContain(id);
  }
  expect(reads).toEqual([]);
  await setHidden(page, false);
  await expect(list.row(two.merchantName)).toContainText('Active');
  expect(reads).toEqual([[one.id, two.id]]);

  reads.length = 0;
  await list.open({ merchantName: `${name} t`, sort: '-id' });
  // Events about rows start once the list has caught up.
  await expect.poll(() => reads.length).toBeGreaterThan(0);
  const other = await api.createMerchant({ merchantName: `${name} four` });
  const three = await api.createMerchant({ merchantName: `${name} three` });
  const offer = page.getByRole('status').getByRole('button', { name: /^Show \d+ new records?$/ });
  await expect(offer).toHaveText('Show 1 new record');
  // Tests at the same time create merchants, too.
  const own = [one, two, other, three].map(({ id }) => id);
  expect(checks.flat().filter((id) => own.includes(id))).toEqual([other.id, three.id]);
  await expect(list.row(three.merchantName)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await offer.click();
  await expect(list.row(three.merchantName)).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('an open form shows another user’s change before saving, and merges it', async ({
  page,
  api,
  merchantList: list,
}) => {
  const { id, merchantName, status } = await api.createMerchant({ merchantName: uniqueName('Learns') });
  await list.open({ merchantName });
  await list.edit(merchantName);
  await list.form.openCustomFields();
  await list.form.expansion('B').fill('mine');
  await api.updateMerchant({ id, status, merchantExpansionA: 'theirs' });
  const message = list.form.dialog.getByRole('status').filter({ hasText: 'admin changed this record.' });
  await expect(message).toBeVisible();
  await expect(list.form.expansion('B')).toBeFocused();
  expect(await findBarriers(page, { within: '[role=dialog]' })).toEqual([]);
  await message.getByRole('button', { name: 'Show changes' }).click();
  await expect(list.form.dialog.getByRole('listitem')).toHaveText(['Expansion A: nothing theirs']);
  await expect(message).toHaveCount(0);
  await list.form.confirm.click();
  await expect(list.form.dialog).toHaveCount(0);
  expect(await api.merchantDetail(id)).toMatchObject({
    merchantExpansionA: 'theirs',
    merchantExpansionB: 'mine',
  });
});
