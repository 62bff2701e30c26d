import type { PreparedFile } from '@backoffice/contract/exports';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { callApi } from '../../testing/call-api';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const LOOK_AGAIN_MS = 20;
const ROWS = 5_000;
const writing = `select pid from pg_stat_activity
  where application_name = 'backoffice-export' and datname = current_database()`;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn('editor');
  await api.asOwner(`
    insert into merchant (id, merchant_name, name_folded, merchant_no, status)
    values (1, '=1+1, "Shop"', '=1+1, "shop"', 'M1', 'active');
    insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status, created_at)
    select id, 1, case when id % 2 = 0 then 'even' else 'odd' end || id, 'alipay', 1, (random() * 200000 - 100000)::numeric(18, 2),
      'active', '2026-01-01T00:00:00Z'
    from generate_series(1, ${ROWS}) as id;
    insert into channel_detail (channel_id, expansion) select id, '{}' from channel`);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.asOwner('truncate export_job cascade');
  // An export of an earlier test that is still being written would occupy its slot and its user.
  while ((await query<{ pid: number }>(writing)).length > 0) await wait(LOOK_AGAIN_MS);
});

const call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as = token) =>
  callApi<T>(api, method, path, { token: as, ...(body && { body }) });
const start = (filter: object = {}, as = token, sort?: string) =>
  call<{ id: number }>(
    'POST',
    '/channel/export',
    { fileName: 'channels', timeZone: 'Asia/Shanghai', filter, sort },
    as,
  );
const files = async () => (await call<{ items: PreparedFile[] }>('GET', '/exports')).data.items;
const file = (id: number, as = token) =>
  api.call('GET', `/exports/file?id=${id}`, { token: as, headers: { 'accept-encoding': 'gzip' } });

async function until(state: PreparedFile['state'], id: number): Promise<PreparedFile> {
  for (;;) {
    const found = (await files()).find((one) => one.id === id)!;
    if (found.state === state) return found;
    await wait(LOOK_AGAIN_MS);
  }
}
const query = async <Row extends object>(text: string) => (await api.services.pool.query<Row>(text)).rows;

/** Blocks reads of channels until the work is done. */
async function withLockedChannels(work: () => Promise<unknown>): Promise<void> {
  const holder = await api.services.pool.connect();
  await holder.query('begin');
  await holder.query('lock table channel in access exclusive mode');
  try {
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

async function linesOf(id: number): Promise<string[]> {
  const answer = await file(id);
  expect(answer.statusCode).toBe(200);
  return gunzipSync(answer.rawPayload).toString().split('\r\n');
}

test('an export contains the matches of its snapshot, sums up as SQL does, and runs no formulas', async () => {
  const { id } = (await start({ merchantNo: 'even' })).data;
  const { total, asOf } = await until('ready', id);
  const lines = await linesOf(id);
  const rows = lines.slice(1, total! + 1);
  const [head, first] = lines;
  expect(head).toBe(
    '\ufeffid,merchantName,merchantNo,merchantChannel,merchantBalance,merchantWeight,status,createdAt',
  );
  expect(first).toMatch(/^2,"'=1\+1, ""Shop""",even2,alipay,-?\d+\.\d\d,1,active,2026\/01\/01 08:00:00$/);
  const cents = rows.reduce((sum, row) => sum + Math.round(Number(row.split(',')[5]) * 100), 0);
  const [sum] = await query<{ rows: number; cents: number }>(
    `select count(*) as rows, sum(merchant_balance * 100)::bigint as cents from channel where merchant_no like 'even%'`,
  );
  expect({ rows: rows.length, cents }).toEqual(sum);
  expect(lines.slice(total! + 1)).toEqual([
    '',
    `rows,${ROWS / 2}`,
    `as of,${asOf}`,
    'filter,"{""merchantNo"":""even""}"',
    '',
  ]);
  const stored = await query<{ sealed: Buffer }>('select sealed from export_part');
  expect(() => gunzipSync(stored[0]!.sealed)).toThrow('incorrect header check');
});

test('a missing part ends its own download only, with any encoding', async () => {
  const { id } = (await start({ ids: [1] })).data;
  await until('ready', id);
  await api.asOwner('delete from export_part');
  for (const encoding of ['gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const answer = await api.call('GET', `/exports/file?id=${id}`, { token, headers });
    expect(answer.statusCode).toBe(500);
  }
});

test('the rows are in the order of the list, for every order', async () => {
  const orders: [sort: string, sql: string][] = [
    ['-merchantBalance', 'merchant_balance desc, id desc'],
    ['+merchantNo', 'merchant_no, id'],
    ['-id', 'id desc'],
  ];
  for (const [sort, sql] of orders) {
    const { id } = (await start({ merchantNo: 'even' }, token, sort)).data;
    const { total } = await until('ready', id);
    const ids = (await linesOf(id)).slice(1, total! + 1).map((line) => Number(line.split(',')[0]));
    const listed = await query<{ id: number }>(
      `select id from channel where merchant_no like 'even%' order by ${sql}`,
    );
    expect(ids).toEqual(listed.map((row) => row.id));
  }
  expect((await start({}, token, '+keys')).code).toBe(400);
});

test('an export of ids contains only these rows', async () => {
  const { id } = (await start({ ids: [3, 4711, 999_999] })).data;
  await until('ready', id);
  expect((await linesOf(id)).slice(1, 4).map((line) => line.split(',')[0])).toEqual(['3', '4711', '']);
});

test('the owner is notified and alone can download, and each download is in the audit log', async () => {
  const { id } = (await start({ ids: [1] })).data;
  await until('ready', id);
  const inbox = await call<{ items: object[] }>('GET', '/inbox');
  expect(inbox.data.items[0]).toMatchObject({ kind: 'export-ready', values: { kind: 'channels', rows: 1 } });
  const admin = await api.signIn('admin');
  expect((await file(id, admin)).statusCode).toBe(404);
  await call('PUT', '/exports/state', { id, state: 'deleted' }, admin);
  expect((await file(id)).statusCode).toBe(200);
  expect(
    await query(
      `select actor_name, subject, subject_name, changes from audit_entry where action = 'export-download' order by id desc limit 1`,
    ),
  ).toEqual([
    {
      actor_name: 'editor',
      subject: 'channel',
      subject_name: 'channels.csv',
      changes: [{ field: 'rows', from: null, to: 1 }],
    },
  ]);
});

describe('without permission to view the list', () => {
  const change = (sql: string) => api.asOwner(sql);
  afterEach(() =>
    change(
      `insert into role_grant (role_key, path, action) values ('editor', '/channel/list', 'view') on conflict do nothing`,
    ),
  );
  const withdraw = () =>
    change(`delete from role_grant where role_key = 'editor' and path = '/channel/list' and action = 'view'`);

  test('no export starts, and a ready file cannot be downloaded', async () => {
    const { id } = (await start({ ids: [1] })).data;
    await until('ready', id);
    await withdraw();
    expect((await file(id)).statusCode).toBe(403);
    expect((await start()).code).toBe(403);
  });

  test('a user who must change the password cannot download either', async () => {
    const { id } = (await start({ ids: [1] })).data;
    await until('ready', id);
    await change(`update app_user set must_change_password = true where username = 'editor'`);
    const answer = await file(id);
    await change(`update app_user set must_change_password = false where username = 'editor'`);
    expect(answer.statusCode).toBe(403);
  });

  test('a running export ends without a file', async () => {
    let id = 0;
    await withLockedChannels(async () => {
      ({ id } = (await start()).data);
      await withdraw();
    });
    await until('forbidden', id);
    expect((await file(id)).statusCode).toBe(404);
  });
});

test('an export of a killed process is written again without leftovers', async () => {
  let id = 0;
  await withLockedChannels(async () => {
    ({ id } = (await start()).data);
    const writer = `from pg_stat_activity
      where application_name = 'backoffice-export' and datname = current_database() and wait_event_type = 'Lock'`;
    while ((await query(`select pid ${writer}`)).length === 0) await wait(LOOK_AGAIN_MS);
    await query(`insert into export_part (job_id, number, sealed) values (${id}, 7, 'half')`);
    await query(`select pg_terminate_backend(pid) ${writer}`);
    expect((await file(id)).statusCode).toBe(404);
  });
  const { total } = await until('ready', id);
  const ids = (await linesOf(id)).slice(1, total! + 1).map((line) => Number(line.split(',')[0]));
  expect(new Set(ids).size).toBe(ROWS);
  expect(
    await query('select attempts, parts, (select count(*) from export_part) as kept from export_job'),
  ).toEqual([{ attempts: 2, parts: 1, kept: 1 }]);
});

test('an export is given up after too many attempts, and its owner is notified', async () => {
  await api.asOwner(`
    insert into export_job (user_id, kind, file_name, filter, time_zone, state, attempts)
    select id, 'channels', 'killed', '{}', 'UTC', 'running', 3 from app_user where username = 'editor'`);
  await start({ ids: [1] });
  const [, given] = await files();
  await until('failed', given!.id);
  const inbox = await call<{ items: object[] }>('GET', '/inbox');
  expect(inbox.data.items).toContainEqual(
    expect.objectContaining({ kind: 'export-failed', values: { fileName: 'killed.csv' } }),
  );
  expect((await file(given!.id)).statusCode).toBe(404);
});

test('a user has two exports at a time, and can replace one by cancelling it', async () => {
  let cancelled = 0;
  await withLockedChannels(async () => {
    await start();
    cancelled = (await start()).data.id;
    expect(await start()).toMatchObject({ code: 409, reason: 'exports-too-many' });
    await call('PUT', '/exports/state', { id: cancelled, state: 'cancelled' });
    expect((await start()).code).toBe(200);
  });
  await until('cancelled', cancelled);
  expect((await file(cancelled)).statusCode).toBe(404);
});

test('one export of a user is written at a time, so that another user has the other slot', async () => {
  const admin = await api.signIn('admin');
  const statesOf = async (name: string) =>
    (
      await query<{ state: string }>(
        `select state from export_job where user_id = (select id from app_user where username = '${name}') order by id`,
      )
    ).map(({ state }) => state);
  await withLockedChannels(async () => {
    await start();
    await start();
    await start({}, admin);
    while (
      [...(await statesOf('editor')), ...(await statesOf('admin'))].filter((s) => s === 'running').length < 2
    )
      await wait(LOOK_AGAIN_MS);
    expect([await statesOf('editor'), await statesOf('admin')]).toEqual([
      ['running', 'waiting'],
      ['running'],
    ]);
  });
});

test('a user can download two files at once, independent of other users', async () => {
  const { id } = (await start({ ids: [1] })).data;
  await until('ready', id);
  const answers = await Promise.all([file(id), file(id), file(id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 429]);
  expect((await file(id)).statusCode).toBe(200);
});
