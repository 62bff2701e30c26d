import {
  type AuditSubject,
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  type ListPage,
  type Permission,
} from '@backoffice/contract';
import type { ApprovalEffect } from '@backoffice/contract/approvals';
import type { BulkCommand, BulkOutcome, BulkPaths } from '@backoffice/contract/bulk-values';
import type pg from 'pg';
import type { Author } from '../audit/audit.repository';
import { statement } from '../database/statement';
import type { Queryable } from '../database/transaction';

/** The fields that a command sets, by their names. */
export type Target = Readonly<Record<string, string | number>>;

/** A row of a selection with its current state. */
export interface SelectedRow {
  id: number;
  name: string;
  /** The row no longer exists. */
  isMissing: boolean;
  /** The row has changed since the user saw it. */
  isStale: boolean;
  /** The fields that commands can set. */
  fields: Target;
  /** For rows of which one must remain active: the id of their group, and its number of active rows. Null for others. */
  among: { id: number; active: number } | null;
}

interface RowParts {
  table: string;
  /** SQL expressions on row `t`: its name, the settable fields as JSON, and `SelectedRow.among`. */
  name: string;
  fields: string;
  among?: string;
}

/** Creates the statements that read a kind of row for a selection. */
export function rowStatements({ table, name, fields, among = 'null' }: RowParts) {
  return {
    /** Stores the rows of a selection. A row without a version is taken in its current one. */
    keep: statement<never, { jobId: number; ids: number[]; versions: (string | null)[] }>(
      `bulk-keep-${table}`,
      `insert into bulk_row (job_id, row_id, name, version)
       select :jobId, seen.id, coalesce(${name}, ''), coalesce(seen.version, t.updated_at, now())
       from unnest(:ids::bigint[], :versions::timestamptz[]) as seen (id, version) left join ${table} t on t.id = seen.id
       on conflict do nothing`,
    ).run,
    /** Reads the rows of a selection, ordered by id. */
    selected: statement<SelectedRow, { jobId: number }>(
      `bulk-selected-${table}`,
      `select kept.row_id as id, kept.name, t.id is null as "isMissing", t.updated_at <> kept.version as "isStale",
         ${fields} as fields, ${among} as among
       from bulk_row kept left join ${table} t on t.id = kept.row_id where kept.job_id = :jobId order by kept.row_id`,
    ).rows,
  };
}
type RowStatements = ReturnType<typeof rowStatements>;

/** The reason why a row is not changed. */
export class KeptRow extends Error {
  override name = 'KeptRow';

  constructor(readonly outcome: Exclude<BulkOutcome, 'change'>) {
    super(`A row is kept: ${outcome}`);
  }
}

/** The input of `auditedWrites` for one row of a bulk edit. */
export interface RowOfBulk {
  author: Author;
  by: number;
  updatedAt: string;
  check(transaction: pg.ClientBase): Promise<void>;
  /** Returns the fields to write. Throws when the row needs no change. */
  targetFor(fields: Target): Target;
  alongside(
    transaction: pg.ClientBase,
    fields: Record<'before' | 'after', Target>,
    versionAfter: string,
  ): Promise<unknown>;
  /** Permits deactivating the last active row of its group. */
  takesLastActive: boolean;
}

/** A kind of row that can be edited in bulk. */
export interface BulkArea<Filter> {
  subject: AuditSubject & ('merchant' | 'channel');
  permission: Permission;
  paths: BulkPaths;
  /** Returns the first rows that match a filter, and their total number. */
  find(filter: Filter, limit: number): Promise<ListPage<{ id: number }>>;
  rows: RowStatements;
  /** Counts the recent payments through the active rows of a selection, up to `most`; left out where that is not cheap. */
  recentPayments?: (
    db: Queryable,
    selection: { jobId: number; most: number },
  ) => Promise<{ payments: number }>;
  /** Returns how a command moves the traffic of merchants; left out for rows that have none. */
  weigh?: (
    db: Queryable,
    targets: ReadonlyMap<number, Target>,
  ) => Promise<{ shares: NonNullable<ApprovalEffect['shares']>; move: number }>;
  /** Changes a row as the call for a single row does. */
  change(row: RowOfBulk): Promise<unknown>;
  /** Notifies the user of the end of a job, in the transaction that ends it. */
  notifyDone(
    db: Queryable,
    userId: number,
    notice: { cause: string; values: { changed: number; others: number } },
  ): Promise<void>;
}

function weightBy({ rule, by }: Extract<BulkCommand, { weight: object }>['weight'], weight: number): number {
  if (rule === 'set') return by;
  return Math.round(rule === 'add' ? weight + by : weight * by);
}

/** Returns the fields after a command, and whether a weight was limited to its bounds. */
export function targetOf(command: BulkCommand, fields: Target): { target: Target; isBounded: boolean } {
  if ('status' in command) return { target: command, isBounded: false };
  const wanted = weightBy(command.weight, Number(fields.merchantWeight));
  const merchantWeight = Math.min(CHANNEL_WEIGHT_MAX, Math.max(CHANNEL_WEIGHT_MIN, wanted));
  return { target: { merchantWeight }, isBounded: merchantWeight !== wanted };
}

/** Returns true when a row already has all values of a target. */
export const hasAll = (fields: Target, target: Target): boolean =>
  Object.entries(target).every(([name, value]) => fields[name] === value);
