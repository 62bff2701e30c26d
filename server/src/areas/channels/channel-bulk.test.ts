import type { BulkJob, BulkPreview } from '@backoffice/contract/bulk';
import { setTimeout as wait } from 'node:timers/promises';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

// Changes a thousand rows, each in its own transaction.
jest.setTimeout(180_000);

const LOOK_AGAIN_MS = 50;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.asOwner('truncate merchant, bulk_job restart identity cascade');
  // Channels 2k - 1 and 2k belong to merchant k. Those of 101 to 200 with even ids are inactive.
  await api.asOwner(`
    insert into merchant (id, merchant_name, name_folded, merchant_no, status)
    select id, 'M' || id, 'm' || id, 'M' || id, 'active' from generate_series(1, 500) as id;
    insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
    select id, (id + 1) / 2, 'N' || id, 'alipay', id % 100, case when id between 201 and 400 and id % 2 = 0 then 'inactive' else 'active' end
    from generate_series(1, 1000) as id;
    insert into channel_detail (channel_id, expansion) select id, '{}' from channel`);
});

const call = async <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  callApi<T>(api, method, `/channel/bulk/${path}`, { token, ...(body && { body }) });
const preview = async (body: object) => (await call<BulkPreview>('POST', 'preview', body)).data;
const counts = ({ outcomes }: Pick<BulkJob, 'outcomes'>) =>
  Object.fromEntries(outcomes.map(({ outcome, count }) => [outcome, count]));

async function job(until: (job: BulkJob) => boolean = ({ state }) => state !== 'running'): Promise<BulkJob> {
  for (;;) {
    const { data } = await call<BulkJob>('GET', 'job');
    if (until(data)) return data;
    await wait(LOOK_AGAIN_MS);
  }
}
async function run(id: number, options: object = {}): Promise<BulkJob> {
  expect(await call('POST', 'start', { id, ...options })).toMatchObject({ code: 200 });
  return job();
}

async function rowsSeen(): Promise<{ id: number; updatedAt: Date }[]> {
  const { rows } = await api.services.pool.query<{ id: number; updatedAt: Date }>(
    'select id, updated_at as "updatedAt" from channel order by id',
  );
  return rows;
}
const touch = (where: string) =>
  api.asOwner(`update channel set updated_at = updated_at + interval '1 second' where ${where}`);

/** Stops the job at a channel while the test does something else. */
async function heldAt(id: number, work: () => Promise<void>): Promise<void> {
  const holder = await api.services.pool.connect();
  await holder.query('begin');
  await holder.query('select from channel where id = $1 for update', [id]);
  await work();
  await holder.query('rollback');
  holder.release();
}

test('a preview of a thousand rows predicts the outcome of each row', async () => {
  const seen = [...(await rowsSeen()), { id: 1001, updatedAt: new Date() }];
  await touch('id between 401 and 450');
  const status = { status: 'inactive' };
  const { id, total, outcomes } = await preview({ command: status, rows: seen });
  const expected = { change: 375, 'last-active': 475, same: 100, stale: 50, missing: 1 };
  expect({ total, ...counts({ outcomes }) }).toEqual({ total: 1001, ...expected });
  const first = outcomes.find(({ outcome }) => outcome === 'last-active')!.first[0];
  expect(first).toEqual({ id: 2, name: 'N2 alipay', from: 'active', to: 'inactive' });

  expect(counts(await run(id))).toEqual(expected);
  // The answer to the first start is taken as lost: the second start finds the job started and changes nothing.
  expect(counts(await run(id))).toEqual(expected);
  const { rows } = await api.services.pool.query(
    `select count(*) filter (where status = 'active') as active,
       (select count(*) from merchant where channel_state = 'none') as dead,
       (select count(*) from audit_entry where request_id = (select request_id from bulk_job)) as entries
     from channel`,
  );
  expect(rows).toEqual([{ active: 1000 - 100 - 375, dead: 0, entries: 375 }]);
});

test('rows that the user may no longer edit, or that another user changes, are kept', async () => {
  const { id } = await preview({
    command: { weight: { rule: 'add', by: 50 } },
    filter: { merchantNo: 'N9' },
  });
  await heldAt(950, async () => {
    await call('POST', 'start', { id });
    await job(({ outcomes }) => counts({ outcomes }).change === 61);
    await touch('id = 960');
  });
  await heldAt(980, async () => {
    await job(({ outcomes }) => counts({ outcomes }).change === 90);
    await api.asOwner(
      `delete from role_grant where role_key = 'editor' and path = '/channel/list' and action = 'edit'`,
    );
  });
  const ended = await job();
  await api.asOwner(
    `insert into role_grant (role_key, path, action) values ('editor', '/channel/list', 'edit')`,
  );
  expect(counts(ended)).toEqual({ change: 90, stale: 1, forbidden: 20 });
});

test('weights stop at their bounds, and all matches of a filter are changed', async () => {
  const command = { weight: { rule: 'multiply', by: 1.5 } };
  const { id, total, bounded } = await preview({ command, filter: { merchantNo: 'N1' } });
  expect([total, bounded]).toEqual([112, 33]);
  await run(id);
  const { rows } = await api.services.pool.query(
    'select merchant_weight as weight from channel where id in (11, 199, 200) order by id',
  );
  expect(rows).toEqual([{ weight: 17 }, { weight: 100 }, { weight: 0 }]);
});

test('an undo restores rows that were not changed since, once', async () => {
  const { id } = await preview({ command: { status: 'inactive' }, filter: { merchantId: 1 } });
  expect(counts(await run(id, { takesLastActive: true }))).toEqual({ change: 2 });
  await touch('id = 2');
  expect(await call('POST', 'undo', { id })).toMatchObject({ code: 200 });
  expect(await job()).toMatchObject({
    isUndo: true,
    canUndo: false,
    outcomes: [
      { outcome: 'change', first: [{ id: 1, from: 'inactive', to: 'active' }] },
      { outcome: 'stale', first: [{ id: 2 }] },
    ],
  });
  expect(await call('POST', 'undo', { id })).toMatchObject({ code: 404, reason: 'bulk-unknown' });
});

test('a cancelled job lists its remaining rows, and one job of a user runs at a time', async () => {
  const { id } = await preview({ command: { status: 'inactive' }, filter: {} });
  await heldAt(5, async () => {
    await call('POST', 'start', { id });
    const merchant = { command: { status: 'inactive' }, filter: {} };
    const other = await callApi<BulkPreview>(api, 'POST', '/merchant/bulk/preview', {
      token,
      body: merchant,
    });
    const refused = await callApi(api, 'POST', '/merchant/bulk/start', {
      token,
      body: { id: other.data.id },
    });
    expect(refused).toMatchObject({ code: 409, reason: 'bulk-running' });
    const cancelled = call('PUT', 'state', { id, state: 'cancelled' });
    for (let waiting = 0; waiting === 0;) {
      const { rows } = await api.services.pool.query<{ waiting: number }>(
        `select count(*) as waiting from pg_stat_activity where query like '%cancelled%' and wait_event_type = 'Lock'`,
      );
      waiting = rows[0]!.waiting;
    }
    void cancelled;
  });
  const { state, untried } = await job();
  expect(state).toBe('cancelled');
  expect(untried[0]!.id % 20).toBe(1);
  await call('PUT', 'state', { id, state: 'closed' });
  expect((await call('GET', 'job')).data).toBeNull();
});

test('a result that was seen is gone on a later visit, one that was not stays for a day', async () => {
  const { id } = await preview({ command: { status: 'inactive' }, filter: { merchantId: 1 } });
  expect(await run(id, { takesLastActive: true })).toMatchObject({ id, state: 'done' });
  const latest = async () => (await call<BulkJob | null>('GET', 'job')).data?.id;
  const left = (watched: string) =>
    api.asOwner(
      `update bulk_job set worked_at = now() - interval '31 minutes', watched_at = now() - interval '${watched}'`,
    );
  await left('40 minutes');
  expect(await latest()).toBe(id);
  await left('31 minutes');
  expect(await latest()).toBeUndefined();
});

test('a job that ends unwatched is reported in the notifications', async () => {
  const { id } = await preview({
    command: { weight: { rule: 'set', by: 100 } },
    filter: { merchantNo: 'N9' },
  });
  let left: Promise<void> | undefined;
  await heldAt(9, async () => {
    await call('POST', 'start', { id });
    // Waits for the first rows, which are locked.
    left = api.asOwner(`update bulk_job set watched_at = now() - interval '1 minute'`);
  });
  await left;
  const notifications = async () =>
    (
      await api.services.pool.query<{ values: object; address: string }>(
        'select "values", address from notification',
      )
    ).rows;
  while ((await notifications()).length === 0) await wait(LOOK_AGAIN_MS);
  expect(await notifications()).toEqual([{ values: { changed: 111, others: 0 }, address: '/channel/list' }]);
});

test('too many rows, and jobs of other users, are refused', async () => {
  const { id } = await preview({ command: { status: 'inactive' }, filter: { merchantId: 1 } });
  const other = await api.signIn('admin');
  const body = { id };
  expect(await callApi(api, 'POST', '/channel/bulk/start', { token: other, body })).toMatchObject({
    code: 404,
  });
  expect(await callApi(api, 'POST', '/merchant/bulk/start', { token, body })).toMatchObject({ code: 404 });
  await api.asOwner(`
    insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
    select id, 1, 'N' || id, 'alipay', 1, 'inactive' from generate_series(1001, 10001) as id`);
  const refused = await call('POST', 'preview', { command: { status: 'active' }, filter: {} });
  expect(refused).toMatchObject({ code: 400, reason: 'bulk-too-many' });
});
