import type pg from 'pg';

// The log of refusals, with its numbers by block, grows by what is refused; a session's last activity is written down by any call.
const LEFT_OUT = ['audit_block', 'audit_entry', 'session'];

/**
 * A text that is another one when any row of any table is: a word for each table, which begins with its name.
 *
 * @param alsoLeftOut tables that are not looked at
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
  // By a name, so that it is planned once: that takes longer than to read what the tests write.
  const state = await pool.query<{ state: string }>({
    name: 'state-of-database',
    text: `select concat_ws(' ', ${parts.join(', ')}) as state`,
  });
  return state.rows[0]?.state ?? '';
}
