import type pg from 'pg';
import { verifyAudit } from '../../app/commands/verify-audit';
import { listAuditEntries } from '../../areas/audit-log/audit-log.repository';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { createPool, withPool } from '../database/create-pool';
import { migrateDatabase } from '../database/migrate-database';
import { checkKeyReads, noteKeyReads } from '../key-reads/key-reads.repository';
import { checkChain, insertAuditEntry, keepLogs } from './audit.repository';

// Each test changes a schema.
jest.setTimeout(120_000);

let database: TestDatabase;
let pool: pg.Pool;
const open = async () => {
  database = await createTestDatabase();
  pool = createPool(database.url);
};
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const writeBy = (db: pg.Pool, subjectId: number) =>
  insertAuditEntry(db, { author: null, subject: 'role', subjectId, action: 'update', changes: [] });
const write = (subjectId: number) => writeBy(pool, subjectId);
const read = () =>
  noteKeyReads(pool, {
    reads: JSON.stringify([{ actorId: 1, actorName: 'wang', subject: 'merchant', ids: [1], keys: 1 }]),
    maxKeys: 1_000,
  });

/** Makes all entries older by a number of months, in partitions of their own. */
const age = (months: number) =>
  database.asOwner(`
    create function aged(moment timestamptz) returns timestamptz language sql
      as $$ select (moment at time zone 'UTC' - interval '${months} months') at time zone 'UTC' $$;
    do $$
    declare
      log text;
      bound timestamptz;
    begin
      foreach log in array array['audit_entry', 'key_read'] loop
        execute format('alter table log_month.%I disable trigger user', log || '_before');
        bound := (date_trunc('month', now() at time zone 'UTC') - interval '${months - 1} months') at time zone 'UTC';
        execute format('alter table %I detach partition log_month.%I', log, log || '_before');
        execute format('update log_month.%I set at = aged(at)', log || '_before');
        execute format('alter table %I attach partition log_month.%I for values from (minvalue) to (%L)', log, log || '_before', bound);
        execute format('create table log_month.%I (like %I including defaults, primary key (id))', log || '_now', log);
        execute format('alter table %I attach partition log_month.%I for values from (%L) to (%L)', log, log || '_now', bound,
          (date_trunc('month', now() at time zone 'UTC') + interval '2 months') at time zone 'UTC');
      end loop;
      -- Recomputes the hashes for the new times.
      declare
        entry audit_entry;
        line key_read;
        before bytea := '\\x';
      begin
        for entry in select * from log_month.audit_entry_before order by id loop
          entry.previous_hash := before;
          entry.hash := audit_entry_hash(entry);
          update log_month.audit_entry_before set previous_hash = entry.previous_hash, hash = entry.hash where id = entry.id;
          before := entry.hash;
        end loop;
        before := '\\x';
        for line in select * from log_month.key_read_before order by id loop
          line.previous_hash := before;
          line.hash := key_read_hash(line);
          update log_month.key_read_before set previous_hash = line.previous_hash, hash = line.hash where id = line.id;
          before := line.hash;
        end loop;
      end;
      perform find_audit_head();
      update audit_block set first_at = aged(first_at), last_at = aged(last_at);
    end
    $$`);
const keepMonths = (auditRetentionMonths: number | null) =>
  migrateDatabase({ databaseUrl: database.url, ownerUrl: database.ownerUrl, auditRetentionMonths });
const verify = (...args: string[]) => verifyAudit(args, { DATABASE_URL: database.ownerUrl });
const partsOf = async (log: string) =>
  (await pool.query<{ part: string }>('select part from log_months($1) order by until', [log])).rows.map(
    ({ part }) => part,
  );

/** Returns the partitions and other tables that a call has locked when its transactions end. */
const touchedBy = (call: (db: pg.Pool) => Promise<unknown>) =>
  withPool(database.url, async (db) => {
    const touched = new Set<string>();
    db.on('connect', (client) => {
      const send: (...args: unknown[]) => Promise<pg.QueryResult<{ name: string }>> =
        client.query.bind(client);
      const query = (...args: unknown[]) => {
        if (args[0] === 'commit')
          void send(heldTables).then(({ rows }) => rows.forEach(({ name }) => touched.add(name)));
        return send(...args);
      };
      Object.assign(client, { query });
    });
    await db.query('begin');
    await call(db);
    await db.query('commit');
    return [...touched].toSorted();
  });
const heldTables = `select distinct relname::text as name from pg_locks join pg_class c on c.oid = relation
  join pg_namespace n on n.oid = relnamespace where pid = pg_backend_pid() and relkind = 'r' and nspname = 'log_month'`;

describe('retention', () => {
  let noted: string;
  beforeEach(async () => {
    await open();
    for (let n = 1; n <= 5; n++) await write(n);
    await read();
    await age(4);
    const { last, head } = await checkChain(pool);
    noted = `${last}:${head}`;
    await write(6);
    await read();
  });

  test('keeps everything by default', async () => {
    await keepMonths(null);
    await keepLogs(pool);
    expect(await checkChain(pool)).toMatchObject({ entries: 6, brokenAt: null, removed: null });
  });

  test('keeps entries within the period', async () => {
    await keepMonths(4);
    await keepLogs(pool);
    expect(await checkChain(pool)).toMatchObject({ entries: 6, brokenAt: null, removed: null });
  });

  test('removes older entries, records it, and the chain is intact from there on', async () => {
    await keepMonths(3);
    await keepLogs(pool);
    expect(await checkChain(pool)).toMatchObject({
      entries: 3,
      last: 8,
      brokenAt: null,
      removed: { last: 5 },
    });
    expect(await checkKeyReads(pool)).toEqual({ brokenAt: null });
    expect(await verify()).toMatch(
      /whole: 3 entries\..* to entry 5, was removed by retention, as entry 8 tells/,
    );
    expect(await verify('--holds', noted)).toMatch(/whole/);
    expect(await partsOf('audit_entry')).not.toContain('audit_entry_before');
    const list = await listAuditEntries(pool, { page: 1, limit: 20, sort: '-id' });
    expect([list.total, list.items.map(({ id }) => id)]).toEqual([3, [8, 7, 6]]);
    const found = await listAuditEntries(pool, { page: 1, limit: 20, sort: '-id', subject: 'role' });
    expect([found.total, found.items.map(({ id }) => id)]).toEqual([1, [6]]);
  });

  test('keeps the months of entries that a place of AUDIT_FORWARD_TO has not taken, until they are', async () => {
    await keepMonths(3);
    await pool.query(`insert into audit_forward (name, entry_id) values ('https://siem', 4)`);
    await keepLogs(pool);
    // With the one that records the removal of key reads.
    expect(await checkChain(pool)).toMatchObject({ entries: 7, removed: null });
    await pool.query('update audit_forward set entry_id = 5');
    await keepLogs(pool);
    expect(await checkChain(pool)).toMatchObject({ removed: { last: 5 }, brokenAt: null });
  });

  test('a page of the log is planned for its months only', async () => {
    const touched = await touchedBy((db) => listAuditEntries(db, { page: 1, limit: 20, sort: '-id' }));
    expect(touched).toEqual(['audit_entry_before', 'audit_entry_now']);
  });

  test('a removal beyond the recorded one is detected', async () => {
    await keepMonths(3);
    await keepLogs(pool);
    await database.asOwner(
      'alter table log_month.audit_entry_now disable trigger user; delete from log_month.audit_entry_now where id = 6',
    );
    await expect(verify()).rejects.toThrow(/entry 7 does not match its hash/);
  });

  test.each([
    ['say how much is kept', 'insert into log_retention values (1)'],
    ['remove months as it likes', `select remove_log_months('audit_entry', 'infinity')`],
    ['reach a month past the log', 'delete from log_month.audit_entry_before'],
    ['forge the head of the chain', 'update log_month.audit_entry_head set hash = hash'],
    ['say which the head is', 'select find_audit_head()'],
  ])('the API’s role may not %s', async (_what, statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('the chain continues after everything was removed', async () => {
    await database.asOwner(`select remove_log_months('audit_entry', 'infinity')`);
    expect(await checkChain(pool)).toMatchObject({
      entries: 1,
      last: 7,
      brokenAt: null,
      removed: { last: 6, recordedBy: 7 },
    });
  });

  test('past months accept no entries', async () => {
    await expect(
      pool.query(
        `insert into audit_entry (at, subject, action) values (now() - interval '4 months', 'role', 'update')`,
      ),
    ).rejects.toThrow('No entry can be added to a month of the audit log that is over.');
  });
});

test('a write of an entry touches one month, whatever their number', async () => {
  await open();
  await write(1);
  expect((await partsOf('audit_entry')).length).toBeGreaterThan(2);
  expect(await touchedBy((db) => writeBy(db, 2))).toEqual(['audit_entry_before', 'audit_entry_head']);
});

test('a missing head is found from the log', async () => {
  await open();
  await write(1);
  await database.asOwner('delete from log_month.audit_entry_head');
  await write(2);
  expect(await checkChain(pool)).toMatchObject({ entries: 2, last: 2, brokenAt: null });
});

test('an entry without a partition is kept, and moves into its month once that is created', async () => {
  await open();
  await database.asOwner('drop table log_month.audit_entry_before; truncate audit_block');
  const ahead = await partsOf('audit_entry');
  for (const part of ahead) await database.asOwner(`drop table log_month.${part}`);
  // One old month: later months are created again.
  await database.asOwner(`create table log_month.old partition of audit_entry
    for values from (minvalue) to ('2026-01-01Z')`);
  await write(1);
  const partitionOf = async () =>
    (await pool.query<{ part: string }>('select tableoid::regclass::text as part from audit_entry')).rows;
  expect(await partitionOf()).toEqual([{ part: 'log_month.audit_entry_rest' }]);
  await keepLogs(pool);
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  expect(await partitionOf()).toEqual([{ part: `log_month.audit_entry_${month}` }]);
  await write(2);
  expect(await checkChain(pool)).toMatchObject({ entries: 2, brokenAt: null });
});
