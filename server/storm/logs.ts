import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startEmbeddedDatabase } from '../embedded-database';
import { startInstallation } from '../harness/installation';
import { percentile } from '../harness/percentile';
import { bareTables } from '../src/app/backup/bare-tables';
import { insertAuditEntry } from '../src/platform/audit/audit.repository';
import { withPool } from '../src/platform/database/create-pool';
import { migrateDatabase } from '../src/platform/database/migrate-database';
import type { Report } from './report';
import type { Scenario } from './scenario';

const WRITERS = 4;
const REST_MS = 5_000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Inserts two years of entries directly, because the hash chain takes one entry at a time. */
async function fill(owner: pg.Client, entries: number): Promise<void> {
  await owner.query('begin');
  const dress = await bareTables(owner);
  await owner.query(
    `insert into audit_entry (id, at, actor_id, actor_name, subject, subject_id, action, changes, request_id, previous_hash, hash, subject_name)
     select n, now() - ($1 - n) * (interval '730 days' / $1), n % 7, 'Clerk-' || n % 7, (array['merchant', 'channel', 'user'])[1 + n % 3],
       n % 50000, case when n % 1000 = 0 then 'delete' when n % 13 = 0 then 'sign-in' else 'update' end,
       '[{"field": "status", "from": "active", "to": "inactive"}]', 'r-' || n, sha256('a'), sha256('b'),
       case when n % 1000 = 77 then 'Sonderbar' when n % 20 = 0 then 'Shop ' || n % 500 end
     from generate_series(1, $1::bigint) n`,
    [entries],
  );
  await dress();
  await owner.query(
    `insert into audit_block select id >> 14, actor_name, action, subject, count(*), min(at), max(at)
     from audit_entry group by 1, 2, 3, 4`,
  );
  await owner.query('commit');
  await owner.query('vacuum analyze audit_entry');
}

const addMonths = (first: number, last: number) => `
  do $$ begin
    for n in ${first}..${last} loop
      execute format('create table log_month.%I partition of audit_entry (primary key (id)) for values from (%L) to (%L)',
        'old_' || n, date '2000-01-01' + n * interval '1 month', date '2000-01-01' + (n + 1) * interval '1 month');
    end loop;
  end $$`;

async function play({ check, say }: Report, owner: pg.Client, pool: pg.Pool, entries: number) {
  const write = () =>
    insertAuditEntry(pool, { author: null, subject: 'user', subjectId: 1, action: 'update', changes: [] });
  let written = entries;
  /** Runs writers during `work`, and reports the duration of each write. */
  async function whileWriting(what: string, work: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const waits: number[] = [];
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!isOver) waits.push(await timed(write));
    });
    const took = await timed(() => work().finally(() => (isOver = true)));
    await Promise.all(writers);
    written += waits.length;
    const [p95, longest] = [percentile(waits, 0.95), percentile(waits, 1)];
    say(
      `${what}: ${(took / 1000).toFixed(1)} s; ${waits.length} writes meanwhile, p95 ${p95.toFixed(1)} ms, the longest ${longest.toFixed(0)} ms`,
    );
  }
  const count = async () => {
    const { rows } = await owner.query(
      'select count(*)::int as entries, max(id)::int as last from audit_entry',
    );
    return rows[0] as object;
  };

  await whileWriting('at rest', () => pause(REST_MS));
  check('Entries', await count(), { entries: written, last: written });

  await whileWriting('the first part, with nearly all entries, removed', async () => {
    await owner.query(
      `begin; select remove_log_months('audit_entry', (select min(until) from log_months('audit_entry')))`,
    );
    // The locks are released by the commit; the files are removed after that.
    const freed = await timed(() => owner.query('commit'));
    say(`its files removed in ${freed.toFixed(0)} ms`);
  });
  for (const [first, last] of [[1, 24] as const, [25, 120] as const]) {
    await owner.query(addMonths(first, last));
    await whileWriting(`with ${last} more months`, () => pause(REST_MS));
  }
}

/** Fills a long audit log, and removes its oldest part while writers continue. */
export const logs: Scenario = {
  rows: 10_000_000,
  play: (report, { rows }) =>
    report.within(
      () =>
        startInstallation({
          apis: 0,
          startDatabase: (folder) => startEmbeddedDatabase({ dataDir: `${folder}/data` }),
        }),
      ({ database: { apiUrl: databaseUrl, url: ownerUrl }, withOwner }) =>
        withOwner(async (owner) => {
          await migrateDatabase({ databaseUrl, ownerUrl });
          const filled = await timed(() => fill(owner, rows));
          report.say(`filled with ${rows} entries in ${Math.round(filled / 1000)} s`);
          const work = (pool: pg.Pool) => play(report, owner, pool, rows);
          await withPool(databaseUrl, work, { max: 20 });
        }),
    ),
};
