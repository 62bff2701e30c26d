import type pg from 'pg';
import { isReplica } from '../database/create-pool';

/**
 * The snapshot of the statement that it stands in, as text, by which later statements tell which changes it has not seen. A replica's
 * own does not name the transactions that are under way, as if all of them were seen: those whose changes are not in sight are named here.
 */
export function snapshotText(pool: pg.Pool, table: string): string {
  if (!isReplica(pool)) return 'pg_current_snapshot()::text';
  return `(
    select concat_ws(':', pg_snapshot_xmin(own), pg_snapshot_xmax(own), coalesce((
      select string_agg(number::text, ',' order by number)
      from generate_series(pg_snapshot_xmin(own)::text::bigint, pg_snapshot_xmax(own)::text::bigint - 1) number
      where not exists (select from ${table}_change seen where seen.xid = number::text::xid8)
    ), ''))
    from pg_current_snapshot() own
  )`;
}
