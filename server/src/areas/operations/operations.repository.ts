import type { Drill, OperationsStatus } from '@backoffice/contract/operations';
import { statement } from '../../platform/database/statement';

type Remote = OperationsStatus['remotes'][number];
type Database = OperationsStatus['database'];

/** The number of months that are listed one by one. */
const LISTED_MONTHS = 6;

interface Server extends Pick<Database, 'version' | 'startedAt' | 'bytes' | 'standbys'> {
  at: string;
  used: number;
  most: number;
  retentionMonths: number | null;
}

export const readServer = statement<Server>(
  'operations-server',
  `select now() as at, current_setting('server_version') as version, pg_postmaster_start_time() as "startedAt",
     pg_database_size(current_database()) as bytes,
     (select count(*) from pg_stat_replication) as standbys,
     (select count(*) from pg_stat_activity where backend_type is null or backend_type = 'client backend') as used,
     current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
       - coalesce(current_setting('reserved_connections', true), '0')::integer as most,
     (select months from log_retention) as "retentionMonths"`,
).one;

interface Archive extends Pick<
  OperationsStatus['archive'],
  'isOn' | 'lastArchivedAt' | 'failingSince' | 'oldest' | 'baseBackupAt' | 'backupAt'
> {
  hasWholeDrill: boolean;
}

/** Reads the recoverable range from the last successful drill, because only drills query the archive. */
export const readArchive = statement<Archive>(
  'operations-archive',
  `select current_setting('archive_mode') <> 'off' as "isOn", last_archived_time as "lastArchivedAt",
     case when last_failed_time > coalesce(last_archived_time, '-infinity') then last_failed_time end as "failingSince",
     whole.id is not null as "hasWholeDrill", whole.oldest, whole.base_backup_at as "baseBackupAt",
     (select max(ended_at) from backup_made) as "backupAt"
   from pg_stat_archiver
   left join (select * from recovery_drill where is_whole order by id desc limit 1) whole on true`,
).one;

export const lastDrill = statement<Drill>(
  'operations-drill',
  `select ended_at as "endedAt", seconds, is_whole as "isWhole", newest, restored_rows as rows,
     audit_entries as "auditEntries", decrypted_keys as keys, case when not is_whole then told end as failure
   from recovery_drill order by id desc limit 1`,
).oneOrNone;

/** Omits months that have not begun; those before the last few are combined into one row. */
export const listLogMonths = statement<OperationsStatus['logs']['months'][number]>(
  'operations-log-months',
  `with parts as (
     select log, until, pg_total_relation_size(c.oid) as bytes,
       to_char((until - interval '1 day') at time zone 'UTC', 'YYYY-MM') as month,
       until - interval '1 month' > now() as is_ahead,
       until = min(until) over (partition by log) as is_first
     from unnest('{audit_entry,key_read}'::text[]) log cross join lateral log_months(log) months
     join pg_class c on c.relname = months.part
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'log_month'
   ), placed as (
     select *, is_first or dense_rank() over (order by until desc) > ${LISTED_MONTHS} as "isAndOlder"
     from parts where is_first or not is_ahead
   )
   select max(month) as month, "isAndOlder",
     coalesce(sum(bytes) filter (where log = 'audit_entry'), 0)::bigint as "auditBytes",
     coalesce(sum(bytes) filter (where log = 'key_read'), 0)::bigint as "keyReadBytes"
   from placed group by "isAndOlder", case when not "isAndOlder" then month end order by "isAndOlder", month desc`,
).rows;

export const listHeadDestinations = statement<OperationsStatus['auditHeads']['places'][number]>(
  'operations-head-places',
  `select name, delivered_at as "deliveredAt", problem,
     (select count(*) from audit_head head where head.sequence > place.sequence) as waiting
   from audit_head_place place order by name`,
).rows;

/** The loads of the live releases within a day. */
export const listRemotes = statement<Remote>(
  'operations-remotes',
  `select pointer.remote, live, live_since as "liveSince", canary,
     disabled_reason is not null and coalesce(disabled_until > now(), true) as "isDisabled",
     count(arrival.at) as loads, count(arrival.failed_at) as failures
   from remote_pointer pointer
   left join remote_arrival arrival on arrival.remote = pointer.remote and arrival.release = live
     and arrival.at > now() - interval '1 day'
   group by pointer.remote order by pointer.remote`,
).rows;

export interface FailedLoads {
  remote: string;
  release: string;
  loads: number;
  failures: number;
}

/** Page loads of sessions within ten minutes, for releases with at least one failure. */
export const listFailedLoads = statement<FailedLoads>(
  'operations-failed-loads',
  `select remote, release, count(*) as loads, count(*) filter (where failed_at > now() - interval '10 minutes') as failures
   from remote_arrival where at > now() - interval '10 minutes'
   group by remote, release having bool_or(failed_at > now() - interval '10 minutes') order by remote, release`,
).rows;
