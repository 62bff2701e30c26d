import type pg from 'pg';

/**
 * Removes changes of a list that no process will add to its counts any more. Changes newer than every started transaction come
 * from another database through a backup, and are removed too.
 */
export async function removeOldChanges(pool: pg.Pool, table: string): Promise<void> {
  await pool.query(`
    with bounds as (
      select pg_snapshot_xmin(pg_current_snapshot()) as finished, pg_snapshot_xmax(pg_current_snapshot()) as begun
    ),
    removed as (
      delete from ${table}_change using bounds
      where (xid < finished and logged_at < now() - interval '1 hour') or xid >= begun
      returning xid, xid < finished as is_ours
    ),
    newest as (select xid from removed where is_ours order by xid desc limit 1)
    update ${table}_change_horizon as horizon
    set xid = greatest(case when horizon.xid < begun then horizon.xid end, (select xid from newest), '0')
    from bounds
    where exists (select from newest) or horizon.xid >= begun`);
}
