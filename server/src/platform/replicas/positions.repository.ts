import { statement } from '../database/statement';

/**
 * Which database this is: a copy has the same. In WAL, what the primary has on its disk, and every commit that it has answered; the
 * numbers of two positions are compared as they are.
 */
export const readPrimary = statement<{ identity: string; position: string }>(
  'replica-primary',
  `select (select system_identifier from pg_control_system())::text || '/' || oid as identity,
     (pg_current_wal_flush_lsn() - '0/0')::text as position
   from pg_database where datname = current_database()`,
).one;

/** An entry of the audit log. */
export interface KnownEntry {
  id: number;
  /** When the month began that it is of, as SQL takes it. */
  month: string;
}

export interface ReplicaState {
  identity: string;
  /** Null where the server is no replica. */
  position: string | null;
  /** The last entry of its audit log; 0 of all time where there is none. */
  entry: number;
  month: string;
  /** From the oldest transaction that is under way to the newest that there is. */
  underWay: number;
}

/** All of it holds for each statement that begins after the answer, too: a replica only goes on. */
export const readReplica = statement<ReplicaState>(
  'replica-state',
  `select (select system_identifier from pg_control_system())::text || '/' || oid as identity,
     case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as position,
     coalesce(last.id, 0) as entry, coalesce(date_trunc('month', last.at, 'UTC'), '-infinity')::text as month,
     pg_snapshot_xmax(snapshot)::text::bigint - pg_snapshot_xmin(snapshot)::text::bigint as "underWay"
   from pg_database cross join pg_current_snapshot() snapshot
     left join (select id, at from audit_entry order by id desc limit 1) last on true
   where datname = current_database()`,
).one;
