import type pg from 'pg';
import { statement } from './statement';
import type { Queryable } from './transaction';

/** The SELECT of a kind of row, without a condition. */
interface Selection {
  /** Selects one row. */
  one: string;
  /** Selects the rows of a list, which may lack columns; the same by default. */
  many?: string;
  /** The column of the id in both. */
  id: string;
}

/**
 * Creates the statements for rows by their ids.
 *
 * @param name the beginning of the statements' names, such as `channel`
 * @param table the table that is locked and deleted from
 */
export function rowsById<Row>(name: string, table: string, { one, many = one, id: column }: Selection) {
  const byId = statement<Row, { id: number }>(`${name}-by-id`, `${one} where ${column} = :id`);
  const lock = statement<never, { id: number }>(
    `${name}-lock`,
    `select from ${table} where id = :id for update`,
  );
  return {
    find: byId.oneOrNone,
    /** The existing rows with these ids. */
    findMany: statement<Row, { ids: readonly number[] }>(
      `${name}s-by-id`,
      `${many} where ${column} = any(:ids::bigint[])`,
    ).rows,
    /** The current row, locked until the transaction ends. */
    async lock(transaction: pg.ClientBase, id: number): Promise<Row | null> {
      // The second statement sees everything that was committed while the first waited for the lock.
      const [, row] = await Promise.all([lock.run(transaction, { id }), byId.oneOrNone(transaction, { id })]);
      return row;
    },
    /** The row after `write`, a statement on the same connection: both are sent together. */
    async after(write: Promise<unknown>, db: Queryable, id: number): Promise<Row> {
      const [, row] = await Promise.all([write, byId.one(db, { id })]);
      return row;
    },
    remove: statement<never, { id: number }>(`${name}-delete`, `delete from ${table} where id = :id`).run,
  };
}
