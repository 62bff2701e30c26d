import {
  type AuditSubject,
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  type ListPage,
  type Permission,
} from '@backoffice/contract';
import type { BulkCommand, BulkOutcome, BulkPaths } from '@backoffice/contract/bulk-values';
import type pg from 'pg';
import type { Author } from '../audit/audit.repository';
import { statement } from '../database/statement';
import type { Queryable } from '../database/transaction';

/** The fields of a row that a command sets, by their names. */
export type Target = Readonly<Record<string, string | number>>;

/** A row of a selection, as it is now. */
export interface SelectedRow {
  id: number;
  name: string;
  /** It is there no more. */
  isMissing: boolean;
  /** It was changed since it was seen. */
  isStale: boolean;
  /** The fields that commands set. */
  fields: Target;
  /** Of what has to keep an active row: which it is of, and how many active ones that has. */
  among: { id: number; active: number } | null;
}

interface RowParts {
  table: string;
  /** Of row `t`, as SQL: what it is called, as JSON the fields that commands set, and `SelectedRow.among`. */
  name: string;
  fields: string;
  among?: string;
}

/** The statements that read a kind of row for a selection. */
export function rowStatements({ table, name, fields, among = 'null' }: RowParts) {
  return {
    /** Keeps the rows of a selection. One without a version is taken as it is now. */
    keep: statement<never, { jobId: number; ids: number[]; versions: (string | null)[] }>(
      `bulk-keep-${table}`,
      `insert into bulk_row (job_id, row_id, name, version)
       select :jobId, seen.id, coalesce(${name}, ''), coalesce(seen.version, t.updated_at, now())
       from unnest(:ids::bigint[], :versions::timestamptz[]) as seen (id, version) left join ${table} t on t.id = seen.id
       on conflict do nothing`,
    ).run,
    /** By their ids. */
    selected: statement<SelectedRow, { jobId: number }>(
      `bulk-selected-${table}`,
      `select kept.row_id as id, kept.name, t.id is null as "isMissing", t.updated_at <> kept.version as "isStale",
         ${fields} as fields, ${among} as among
       from bulk_row kept left join ${table} t on t.id = kept.row_id where kept.job_id = :jobId order by kept.row_id`,
    ).rows,
  };
}
type RowStatements = ReturnType<typeof rowStatements>;

/** Why a row stays as it is. */
export class KeptRow extends Error {
  override name = 'KeptRow';

  constructor(readonly outcome: Exclude<BulkOutcome, 'change'>) {
    super(`A row is kept: ${outcome}`);
  }
}

/** What `auditedWrites` is given for one row of many. */
export interface RowOfBulk {
  author: Author;
  by: number;
  updatedAt: string;
  check(transaction: pg.ClientBase): Promise<void>;
  /** What is to be written, of the fields that the row has. Throws where it stays as it is. */
  targetFor(fields: Target): Target;
  alongside(
    transaction: pg.ClientBase,
    fields: Record<'before' | 'after', Target>,
    versionAfter: string,
  ): Promise<unknown>;
  /** Also where it is the last active one. */
  takesLastActive: boolean;
}

/** A kind of row that is changed by many at once. */
export interface BulkArea<Filter> {
  subject: AuditSubject & ('merchant' | 'channel');
  permission: Permission;
  paths: BulkPaths;
  /** The first rows that a filter matches, and how many there are. */
  find(filter: Filter, most: number): Promise<ListPage<{ id: number }>>;
  rows: RowStatements;
  /** Changes a row as the call does that changes one alone. */
  change(row: RowOfBulk): Promise<unknown>;
  /** Tells the user that all is done, in the transaction that ends it. */
  tellDone(
    db: Queryable,
    userId: number,
    told: { cause: string; values: { changed: number; others: number } },
  ): Promise<void>;
}

function weightBy({ rule, by }: Extract<BulkCommand, { weight: object }>['weight'], weight: number): number {
  if (rule === 'set') return by;
  return Math.round(rule === 'add' ? weight + by : weight * by);
}

/** What a command makes of a row's fields, and whether a weight stops at its bounds. */
export function targetOf(command: BulkCommand, fields: Target): { target: Target; isBounded: boolean } {
  if ('status' in command) return { target: command, isBounded: false };
  const wanted = weightBy(command.weight, Number(fields.merchantWeight));
  const merchantWeight = Math.min(CHANNEL_WEIGHT_MAX, Math.max(CHANNEL_WEIGHT_MIN, wanted));
  return { target: { merchantWeight }, isBounded: merchantWeight !== wanted };
}

/** Whether a row has all of a target already. */
export const hasAll = (fields: Target, target: Target): boolean =>
  Object.entries(target).every(([name, value]) => fields[name] === value);
