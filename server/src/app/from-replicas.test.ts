import { merchantSearchOf } from '../areas/merchants/merchant-search';
import { createPool } from '../platform/database/create-pool';
import { inTransaction } from '../platform/database/transaction';
import { Reads, type ReadWhere } from '../platform/replicas/reads';
import { runOn } from '../testing/database-server';
import { installedTestDatabase } from '../testing/installed-test-database';
import { startInstalledServer } from '../../harness/installed-server';
import { until } from '../../harness/until';
import { startTestApi, type TestApi } from '../testing/start-test-api';

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

let servers: Awaited<ReturnType<typeof startInstalledServer>>;
let api: TestApi;
let reads: Reads;
let tokens: { admin: string; colleague: string };
/** The server that answered each call which a replica may answer, in order. */
let where: ReadWhere[];

async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  expect(await until(isSo, { everyMs: LOOK_EVERY_MS, withinMs: PATIENCE_MS })).toBe(true);
}

const replica = () => reads.replicas[0]!;
const onReplica = (statement: string) => runOn(servers.replicas[0]!.url, statement);
const insertMerchant = (name: string) =>
  `with added as (
     insert into merchant (merchant_name, name_folded, merchant_no, status)
     values ('${name}', '${name}', '${name}', 'active') returning id
   )
   insert into merchant_detail (merchant_id, private_key_encrypted) select id, 'unreadable' from added`;

const createType = (code: string) =>
  api.call('POST', '/channel-type/create', {
    token: tokens.admin,
    body: { code, name: code, nameZh: code, nameEs: code, nameJa: code },
  });

/** Returns true when the list of channel types shows the type. */
async function sees(token: string, code: string): Promise<boolean> {
  const answer = await api.call('POST', '/channel-type/list', { token, body: {} });
  expect(answer.statusCode).toBe(200);
  return answer.body.includes(`"${code}"`);
}

beforeAll(async () => {
  servers = await startInstalledServer({ replicas: 1 });
  api = await startTestApi({
    settings: { replicaUrls: [servers.replicas[0]!.url] },
    database: await installedTestDatabase(servers),
  });
  ({ reads } = api.services);
  reads.onRead = (server) => void where.push(server);
  reads.start();
  await api.asOwner(
    `insert into app_user (username, password_hash, role_key)
     select 'colleague', password_hash, role_key from app_user where username = 'admin'`,
  );
  tokens = { admin: await api.signIn('admin'), colleague: await api.signIn('colleague') };
});
afterAll(() => api.stop());
beforeEach(async () => {
  await onReplica('select pg_wal_replay_resume()');
  where = [];
  await eventually(() => replica().problem === null);
});

test('a writer reads from the primary until the replica has the write', async () => {
  await onReplica('select pg_wal_replay_pause()');
  expect((await createType('first')).statusCode).toBe(200);
  expect(await sees(tokens.admin, 'first')).toBe(true);
  expect(where).toEqual(['primary']);
  await onReplica('select pg_wal_replay_resume()');
  await eventually(async () => (await sees(tokens.admin, 'first')) && where.at(-1) === 'replica');
});

test('a stalled replica answers no reads after a second', async () => {
  await onReplica('select pg_wal_replay_pause()');
  expect((await createType('second')).statusCode).toBe(200);
  await eventually(() => replica().problem === 'it is more than a second behind');
  expect(await sees(tokens.colleague, 'second')).toBe(true);
  expect(where).toEqual(['primary']);
});

test('a total on a replica includes transactions that were in progress at the first count', async () => {
  const { pool } = api.services;
  const totals = () => merchantSearchOf(replica().pool).totals({});
  const hasArrived = async (name: string) => {
    const { rowCount } = await replica().pool.query('select from merchant where merchant_name = $1', [name]);
    return rowCount === 1;
  };
  await pool.query(insertMerchant('before'));
  await eventually(() => hasArrived('before'));
  await inTransaction(pool, async (transaction) => {
    await transaction.query(insertMerchant('under way'));
    await pool.query(insertMerchant('meanwhile'));
    await eventually(() => hasArrived('meanwhile'));
    expect((await totals()).active).toBe(2);
  });
  await eventually(() => hasArrived('under way'));
  expect((await totals()).active).toBe(3);
});

test('no call that a replica may answer writes', async () => {
  const token = tokens.colleague;
  const list = { token, body: { page: 1, limit: 20 } };
  const found = { token, body: { query: 'meanwhile' } };
  const history = { token, body: { id: 1, page: 1, limit: 20 } };
  const today = encodeURIComponent(new Date().toISOString());
  const calls = [
    () => api.call('POST', '/merchant/list', list),
    () => api.call('POST', '/merchant/totals', { token, body: {} }),
    () => api.call('POST', '/merchant/find', found),
    () => api.call('POST', '/merchant/history', history),
    () => api.call('POST', '/channel/list', list),
    () => api.call('POST', '/channel/totals', { token, body: {} }),
    () => api.call('POST', '/channel/find', found),
    () => api.call('GET', '/article/list', { token }),
    () => api.call('POST', '/article/find', found),
    () => api.call('GET', '/dashboard/summary', { token }),
    () => api.call('GET', '/dashboard/series', { token }),
    () => api.call('GET', `/dashboard/figures?today=${today}`, { token }),
    () => api.call('GET', '/transaction/list', { token }),
  ];
  const codes: number[] = [];
  for (const call of calls) codes.push((await call()).statusCode);
  expect(codes).toEqual(calls.map(() => 200));
  expect(new Set(where)).toEqual(new Set(['replica']));
});

test('a read on a rebuilt replica is repeated on the primary', async () => {
  // Its pool is closed, as `WatchedReplica` does when the replica is at an earlier position than before.
  const former = createPool(servers.replicas[0]!.url);
  await former.end();
  const read = reads.run({ lastEntry: 0 }, (db) =>
    (db === replica().pool ? former : db).query('select 1 as one'),
  );
  await expect(read).resolves.toMatchObject({ rows: [{ one: 1 }] });
  expect(where).toEqual(['again']);
});

test('reads move to the primary when the replica is busier', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const calls = Array.from({ length: 9 }, () => reads.run({ lastEntry: 0 }, () => held));
  release();
  await Promise.all(calls);
  const [replicas, primaries] = [Array<ReadWhere>(4).fill('replica'), Array<ReadWhere>(4).fill('primary')];
  expect(where.toSorted()).toEqual([...primaries, ...replicas, 'replica']);
  await reads.run({ lastEntry: 0 }, () => {});
  expect(where.at(-1)).toBe('replica');
});

test('an address that is not a replica answers no reads', async () => {
  const { pool, settings } = api.services;
  const { log } = api.services;
  const notReplica = new Reads({
    pool,
    log,
    databaseUrl: settings.databaseUrl,
    replicaUrls: [settings.databaseUrl],
    connections: 1,
  });
  notReplica.start();
  await eventually(() => notReplica.replicas[0]?.problem === 'it is no replica');
  await notReplica.stop();
});

test('a failed read is repeated on the primary, and the replica is not used until it answers', async () => {
  await servers.replicas[0]!.stop();
  expect(await sees(tokens.colleague, 'first')).toBe(true);
  await eventually(() => replica().problem !== null);
  expect(await sees(tokens.colleague, 'first')).toBe(true);
  expect(where.at(-1)).toBe('primary');
});
