import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database/start-embedded-database';
import { bareTables } from '../src/app/backup/bare-tables';
import { listAuditEntries } from '../src/areas/audit-log/audit-log.repository';
import { insertAuditEntry } from '../src/platform/audit/audit.repository';
import { createPool } from '../src/platform/database/create-pool';
import { migrateDatabase } from '../src/platform/database/migrate-database';

// `pnpm storm:logs [entries]`: times the lists of an audit log of ten million entries, and what its months cost four writers.

const ENTRIES = Number(process.argv[2] ?? 10_000_000);
const WRITERS = 4;
const ROUNDS = 40;

const lists = {
  'first page': {},
  'deep page': { page: Math.floor(ENTRIES / 40) },
  'by actor': { actor: '"Clerk-3"' },
  'by action': { action: 'delete' as const },
  'a week': {
    from: new Date(Date.now() - 30 * 86_400_000).toISOString(),
    to: new Date(Date.now() - 23 * 86_400_000).toISOString(),
  },
  'by target': { target: 'sonder' },
};

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const at = (share: number, times: number[]) =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

async function timeLists(pool: pg.Pool): Promise<void> {
  for (const [name, asked] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      times.push(await timed(() => listAuditEntries(pool, { page: 1, limit: 20, sort: '-id', ...asked })));
    say(`${name}: p50 ${at(0.5, times).toFixed(1)} ms, p95 ${at(0.95, times).toFixed(1)} ms`);
  }
}

/** Past the chain, which takes one entry at a time: two years of entries. */
async function fill(owner: pg.Client): Promise<void> {
  await owner.query('begin');
  const dress = await bareTables(owner);
  await owner.query(
    `insert into audit_entry (id, at, actor_id, actor_name, subject, subject_id, action, changes, request_id, previous_hash, hash, subject_name)
     select n, now() - ($1 - n) * (interval '730 days' / $1), n % 7, 'Clerk-' || n % 7, (array['merchant', 'channel', 'user'])[1 + n % 3],
       n % 50000, case when n % 1000 = 0 then 'delete' when n % 13 = 0 then 'sign-in' else 'update' end,
       '[{"field": "status", "from": "active", "to": "inactive"}]', 'r-' || n, sha256('a'), sha256('b'),
       case when n % 1000 = 77 then 'Sonderbar' when n % 20 = 0 then 'Shop ' || n % 500 end
     from generate_series(1, $1::bigint) n`,
    [ENTRIES],
  );
  await dress();
  await owner.query(
    `insert into audit_block select id >> 14, actor_name, action, subject, count(*), min(at), max(at)
     from audit_entry group by 1, 2, 3, 4`,
  );
  await owner.query('commit');
  await owner.query('vacuum analyze audit_entry');
}

const sizeOf = async (owner: pg.Client) => {
  const { rows } = await owner.query<{ mb: number }>(
    `select (sum(pg_total_relation_size(oid)) / 1024 / 1024)::int as mb from pg_class
     where relkind = 'r' and relname like 'audit\\_entry%'`,
  );
  return rows[0]?.mb;
};

const dataDir = await mkdtemp(join(tmpdir(), 'storm-logs-'));
await chmod(dataDir, 0o711);
const { url, apiUrl, stop } = await startEmbeddedDatabase({ dataDir });
const owner = new pg.Client({ connectionString: url });
await owner.connect();
try {
  await migrateDatabase({ databaseUrl: apiUrl, ownerUrl: url });
  say(`filled with ${ENTRIES} entries in ${Math.round((await timed(() => fill(owner))) / 1000)} s`);
  const pool = createPool(apiUrl);
  await timeLists(pool);
  say(`${await sizeOf(owner)} MB`);

  const write = () =>
    insertAuditEntry(pool, { author: null, subject: 'user', subjectId: 1, action: 'update', changes: [] });
  /** How long each write took while something was done. */
  const writesDuring = async (work: () => Promise<unknown>): Promise<number[]> => {
    let isOver = false;
    const waits: number[] = [];
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!isOver) waits.push(await timed(write));
    });
    await work().finally(() => (isOver = true));
    await Promise.all(writers);
    return waits;
  };
  const told = (waits: number[]) =>
    `${waits.length} writes meanwhile, p95 ${at(0.95, waits).toFixed(1)} ms, the longest ${at(1, waits).toFixed(0)} ms`;

  const waits = await writesDuring(() => setTimeout(5_000));
  say(`5 s: ${told(waits)}`);
  const { rows } = await owner.query<{ entries: number; last: number }>(
    'select count(*)::int as entries, max(id)::int as last from audit_entry',
  );
  const written = ENTRIES + waits.length;
  say(`${written} written, ${rows[0]?.entries} there, the last is ${rows[0]?.last}`);

  const month = Math.round(ENTRIES / 24);
  await owner.query('begin; alter table log_month.audit_entry_before disable trigger user');
  const deleted = await timed(() =>
    owner.query('delete from log_month.audit_entry_before where id <= $1', [month]),
  );
  await owner.query('rollback');
  say(`${month} entries deleted in ${deleted.toFixed(0)} ms, and taken back`);
  let took = 0;
  let freed = 0;
  const whileRemoved = await writesDuring(async () => {
    took = await timed(() =>
      owner.query(
        `begin; select remove_log_months('audit_entry', (select min(until) from log_months('audit_entry')))`,
      ),
    );
    // The locks go with its beginning; the files are removed after that.
    freed = await timed(() => owner.query('commit'));
  });
  say(
    `the first part, with nearly all entries, removed in ${took.toFixed(0)} ms, its files in ${freed.toFixed(0)} ms; ${told(whileRemoved)}`,
  );
  for (const [first, last] of [[1, 24] as const, [25, 120] as const]) {
    await owner.query(`
      do $$ begin
        for n in ${first}..${last} loop
          execute format('create table log_month.%I partition of audit_entry (primary key (id)) for values from (%L) to (%L)',
            'old_' || n, date '2000-01-01' + n * interval '1 month', date '2000-01-01' + (n + 1) * interval '1 month');
        end loop;
      end $$`);
    say(`5 s with ${last} more months: ${told(await writesDuring(() => setTimeout(5_000)))}`);
  }
  await pool.end();
} finally {
  await owner.end().catch(() => {});
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
