import type { Queryable } from '../database/transaction';

/** A column of secrets, each bound to its row. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
  /** Binds a row's secret to its row: the associated data of its encryption. */
  contextOf(id: number): string;
}

interface SealedRow {
  id: number;
  sealed: string;
}

/** The next rows that hold a secret, by ascending id. */
export async function nextSealedRows(
  db: Queryable,
  { table, id, column }: SealedColumn,
  after: number,
  limit: number,
): Promise<SealedRow[]> {
  const { rows } = await db.query<SealedRow>(
    `select ${id} as id, ${column} as sealed from ${table} where ${id} > $1 and ${column} <> '' order by ${id} limit $2`,
    [after, limit],
  );
  return rows;
}

/** The id of the last row that there is; 0 without any. */
export async function lastSealedId(db: Queryable, { table, id }: SealedColumn): Promise<number> {
  const { rows } = await db.query<{ last: number }>(`select coalesce(max(${id}), 0) as last from ${table}`);
  return rows[0]?.last ?? 0;
}

/** Puts new texts in place of those that were read; a row that somebody changed since is left as it is. */
export async function replaceSealed(
  db: Queryable,
  { table, id, column }: SealedColumn,
  changes: readonly (SealedRow & { next: string })[],
): Promise<number> {
  const { rowCount } = await db.query(
    `update ${table} set ${column} = change.next
     from unnest($1::bigint[], $2::text[], $3::text[]) as change (id, sealed, next)
     where ${table}.${id} = change.id and ${table}.${column} = change.sealed`,
    [changes.map((row) => row.id), changes.map((row) => row.sealed), changes.map((row) => row.next)],
  );
  return rowCount ?? 0;
}
