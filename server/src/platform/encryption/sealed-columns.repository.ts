import type { Queryable } from '../database/transaction';

/** A column of secrets, each bound to its row. */
export interface SealedColumn {
  table: string;
  id: string;
  column: string;
  /** Returns the associated data of a row's encryption, which binds the secret to its row. */
  contextOf(id: number): string;
}

interface SealedRow {
  id: number;
  sealed: string;
}

/** The next rows with a secret, by ascending id. */
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

/** The id of the last row; 0 in an empty table. */
export async function lastSealedId(db: Queryable, { table, id }: SealedColumn): Promise<number> {
  const { rows } = await db.query<{ last: number }>(`select coalesce(max(${id}), 0) as last from ${table}`);
  return rows[0]?.last ?? 0;
}

/** Replaces the texts that were read; rows changed since are not touched. */
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
