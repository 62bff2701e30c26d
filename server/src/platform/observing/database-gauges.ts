import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { statement } from '../database/statement';
import type { Queryable } from '../database/transaction';

// Prometheus itself waits ten seconds for all metrics.
const ANSWER_WITHIN_MS = 2_000;
const NEWEST_LINES = 10_000;
/** Entries of the log after the last one that a webhook got, among which its oldest change is looked for. */
const LOOKED_AT = 5_000;

/** Selects the time of the oldest change that the webhook `w` has not got. */
export const oldestMissedChange = `
  select e.at from audit_entry e
  where e.id > w.entry_id and e.id <= w.entry_id + ${LOOKED_AT} and e.action in ('create', 'update', 'delete')
    and e.subject = any (select replace(kind, '-', ' ') from unnest(w.kinds) kind)
  order by e.id limit 1`;

/** Figures from the database; times in seconds. */
export interface DatabaseFigures {
  exportsWaiting: number;
  exportsRunning: number;
  oldestExport: number;
  bulkRunning: number;
  oldestBulk: number;
  unreadLines: number;
  /** The number of whole months for which each log has partitions. */
  logMonthsAhead: number;
  /** 1 when any log has lines that arrived before the partition of their month existed. */
  hasLinesWithoutMonth: 0 | 1;
  /** 1 when the last WAL file could not be archived; null without archiving. */
  archiveFailing: 0 | 1 | null;
  /** Seconds since the last recovery drill; null when there was none. */
  drillAge: number | null;
  drillSeconds: number | null;
  drillWhole: 0 | 1 | null;
  /** Seconds since 1970. */
  newestRestorable: number | null;
  oldestRestorable: number | null;
  /** Seconds since the newest delivered head of the audit log, by destination; empty while the log is empty or no head is signed. */
  headAges: { place: string; seconds: number }[];
  /** Seconds since the oldest entry of the audit log that a destination of AUDIT_FORWARD_TO has not taken; 0 when it has all. */
  forwardLags: { place: string; seconds: number }[];
  /** Seconds since the oldest change that an active webhook has not got, for the worst of them; 0 when all have all. */
  webhookLag: number;
}

/** Reads open jobs by indexes, and a limited number of lines: the cost does not grow with the number of rows. */
export const readDatabaseFigures = statement<DatabaseFigures>(
  'metrics-figures',
  `select files.*, bulk.*, lines.*, logs.*, heads.*, forwards.*, webhooks.*, archive.*, drill.*,
     case when "drillAge" is not null then "archivedAt" end as "newestRestorable"
   from (
     select count(*) filter (where state = 'waiting') as "exportsWaiting",
       count(*) filter (where state = 'running') as "exportsRunning",
       coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestExport"
     from export_job where state in ('waiting', 'running')
   ) files, (
     select count(*) as "bulkRunning", coalesce(extract(epoch from now() - min(worked_at)), 0)::float8 as "oldestBulk"
     from bulk_job where state = 'running'
   ) bulk, (
     select count(*) filter (where read_at is null) as "unreadLines"
     from (select read_at from notification order by created_at desc limit ${NEWEST_LINES}) newest
   ) lines, (
     select floor(extract(epoch from least(audit_until, reads_until) - now()) / (31 * 86400))::int as "logMonthsAhead",
       (exists (select from audit_entry where at >= audit_until)
         or exists (select from key_read where at >= reads_until))::int as "hasLinesWithoutMonth"
     from (select max(until) as audit_until from log_months('audit_entry')) audit_entries,
       (select max(until) as reads_until from log_months('key_read')) key_reads
   ) logs, (
     select coalesce(json_agg(json_build_object(
       'place', name,
       'seconds', extract(epoch from now() - coalesce(delivered_at, greatest(added_at, first.at)))::float8
     ) order by name), '[]') as "headAges"
     from audit_head_place, (select at from audit_entry order by at limit 1) first
   ) heads, (
     select coalesce(json_agg(json_build_object(
       'place', name,
       'seconds', coalesce(extract(epoch from now() - (
         select at from audit_entry where id > entry_id order by id limit 1)), 0)::float8
     ) order by name), '[]') as "forwardLags"
     from audit_forward
   ) forwards, (
     select coalesce(extract(epoch from now() - min(oldest.at)), 0)::float8 as "webhookLag"
     from webhook w, lateral (${oldestMissedChange}) oldest where w.status = 'active'
   ) webhooks, (
     select case when current_setting('archive_mode') <> 'off'
         then coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)::int end as "archiveFailing",
       extract(epoch from last_archived_time)::float8 as "archivedAt"
     from pg_stat_archiver
   ) archive left join (
     select extract(epoch from now() - ended_at)::float8 as "drillAge", seconds as "drillSeconds", is_whole::int as "drillWhole",
       extract(epoch from oldest)::float8 as "oldestRestorable"
     from recovery_drill order by id desc limit 1
   ) drill on true`,
).one;

/** Absent when there is nothing to show: without archiving, or before the first drill. */
const archiveFigures = {
  archive_failing: ['archiveFailing', '1 while archiving of the WAL fails, else 0.'],
  archive_newest_timestamp_seconds: ['newestRestorable', 'The newest moment that the archive reaches.'],
  archive_oldest_timestamp_seconds: [
    'oldestRestorable',
    'The oldest moment that the archive reached at the last drill.',
  ],
  recovery_drill_age_seconds: ['drillAge', 'Since the last restore for practice.'],
  recovery_drill_duration_seconds: ['drillSeconds', 'How long the last restore for practice took.'],
  recovery_drill_whole: ['drillWhole', '1 where all came back in the last restore for practice, else 0.'],
} as const satisfies Record<string, [keyof DatabaseFigures, string]>;

/** Adds the database's figures, read once a scrape. Without an answer they are absent, because old figures would mislead. */
export function observeDatabase(registry: Registry, db: Queryable): void {
  let reading: Promise<DatabaseFigures | null> | undefined;
  const read = () =>
    (reading ??= Promise.race([
      readDatabaseFigures(db).catch(() => null),
      pause(ANSWER_WITHIN_MS, null, { ref: false }),
    ]).finally(() => (reading = undefined)));

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    show: (gauge: Gauge, figures: DatabaseFigures) => void,
  ) {
    const made: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const figures = await read();
        made.reset();
        if (figures) show(made, figures);
      },
    });
  }

  gauge('database_reachable', '1 while the database answers within two seconds, else 0.', [], (made) =>
    made.set(1),
  );
  gauge('jobs_open', 'Exports and bulk edits that wait or run.', ['kind', 'state'], (made, figures) => {
    made.set({ kind: 'export', state: 'waiting' }, figures.exportsWaiting);
    made.set({ kind: 'export', state: 'running' }, figures.exportsRunning);
    made.set({ kind: 'bulk', state: 'running' }, figures.bulkRunning);
  });
  gauge(
    'jobs_oldest_seconds',
    'Since the oldest open file was asked for; since the change of many rows that waits longest was worked on.',
    ['kind'],
    (made, figures) => {
      made.set({ kind: 'export' }, figures.oldestExport);
      made.set({ kind: 'bulk' }, figures.oldestBulk);
    },
  );
  gauge(
    'inbox_lines',
    `Lines of inboxes that are unread, of the newest ${NEWEST_LINES}.`,
    ['state'],
    (made, figures) => made.set({ state: 'unread' }, figures.unreadLines),
  );
  gauge('log_months_ahead', 'Months for which each log has a part.', [], (made, figures) =>
    made.set(figures.logMonthsAhead),
  );
  gauge(
    'log_lines_without_month',
    '1 where lines of a log came before their month was made, else 0.',
    [],
    (made, figures) => made.set(figures.hasLinesWithoutMonth),
  );

  gauge(
    'audit_head_age_seconds',
    'Since the newest head of the audit log that each place has.',
    ['place'],
    (made, figures) => figures.headAges.forEach(({ place, seconds }) => made.set({ place }, seconds)),
  );

  gauge(
    'audit_forward_lag_seconds',
    'Since the oldest entry of the audit log that the place of AUDIT_FORWARD_TO has not taken; 0 when it has all.',
    ['place'],
    (made, figures) => figures.forwardLags.forEach(({ place, seconds }) => made.set({ place }, seconds)),
  );

  gauge(
    'webhook_lag_seconds',
    'Since the oldest change that an active webhook has not got, for the worst of them; 0 when all have all.',
    [],
    (made, figures) => made.set(figures.webhookLag),
  );

  for (const [name, [figure, help]] of Object.entries(archiveFigures)) {
    const made: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = (await read())?.[figure] ?? null;
        if (value === null) made.remove();
        else made.set(value);
      },
    });
  }
}
