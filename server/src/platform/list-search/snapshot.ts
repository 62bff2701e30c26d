import type pg from 'pg';
import { isReplica } from '../database/create-pool';

/**
 * Returns SQL for the snapshot of its statement, as text, by which later statements find the changes that it has not seen. A
 * replica's snapshot does not list the transactions in progress, as if all were visible; on a replica those without a visible
 * change are listed here.
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
