import { withPool } from '../../platform/database/create-pool';
import { backedUpTables } from './database-lines';

/** Returns the ordered rows of each table, and the next values of its sequences. */
export const contentOf = (url: string) =>
  withPool(url, async (pool) => {
    const content: Record<string, unknown> = {};
    for (const table of await backedUpTables(pool)) {
      const { rows } = await pool.query<{ row: string }>(
        `select t::text as row from "${table}" t order by 1`,
      );
      content[table] = rows.map(({ row }) => row);
    }
    const { rows } = await pool.query(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' and last_value is not null and sequencename not like 'session%' order by 1",
    );
    content.sequences = rows;
    return content;
  });
