import { statement } from '../database/statement';

/**
 * Reads the identity of the database, which its replicas share, and the primary's position in the WAL up to which it is on
 * disk. Every answered commit is before it. The numbers of two positions can be compared.
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
  /** The first day of the entry's month, as text for SQL. */
  month: string;
}

export interface ReplicaState {
  identity: string;
  /** Null when the server is not a replica. */
  position: string | null;
  /** The id of the last entry of its audit log; 0 when there is none. */
  entry: number;
  month: string;
  /** The number of transactions from the oldest one in progress to the newest. */
  underWay: number;
}

/** Reads the state of a replica. It remains true for each statement that begins later: a replica only moves forward. */
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
