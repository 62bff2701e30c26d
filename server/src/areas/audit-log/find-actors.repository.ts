import type pg from 'pg';

/** The names of actors in which `part` occurs, in any case. It steps from name to name: there are few, of many entries. */
export async function findActors(pool: pg.Pool, part: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>({
    name: 'audit-actors',
    text: `with recursive actor (name) as (
             (select actor_name from audit_entry where actor_name is not null order by actor_name limit 1)
             union all
             select (
               select actor_name from audit_entry where actor_name > actor.name order by actor_name limit 1
             ) from actor where actor.name is not null
           )
           select name from actor where strpos(lower(name), lower($1)) > 0`,
    values: [part],
  });
  return rows.map(({ name }) => name);
}
