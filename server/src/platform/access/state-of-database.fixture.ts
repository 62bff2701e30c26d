import type pg from 'pg';

// Refused calls add to the log of refusals and its counts by block; any call updates the last activity of its session.
const LEFT_OUT = ['audit_block', 'audit_entry', 'session'];

/**
 * Returns a text that changes with any row of any table: one word for each table, which begins with the table's name.
 *
 * @param alsoLeftOut further tables to ignore
 */
export async function stateOfDatabase(
  pool: pg.Pool | pg.Client,
  alsoLeftOut: readonly string[] = [],
): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> all($1) order by 1`,
    [[...LEFT_OUT, ...alsoLeftOut]],
  );
  const digest = (name: string, from: string) =>
    `(select '${name}=' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${from} t)`;
  const parts = [
    ...rows.map(({ name }) => digest(name, `"${name}"`)),
    digest('session', '(select token_hash, user_id, expires_at from session)'),
  ];
  // A named statement is planned once; planning takes longer than reading the rows of the tests.
  const state = await pool.query<{ state: string }>({
    name: 'state-of-database',
    // A function takes no more than 100 arguments.
    text: `select array_to_string(array[${parts.join(', ')}], ' ') as state`,
  });
  return state.rows[0]?.state ?? '';
}
