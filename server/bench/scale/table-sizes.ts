import { statement } from '../../src/platform/database/statement';

export interface TableSize {
  table: string;
  rows: number;
  /** With its indexes and what is kept out of line. */
  bytes: number;
}

/** What every table takes on disk, by PostgreSQL's count of rows, which `vacuum` or `analyze` brings up to date. */
export const sizesOf = statement<TableSize>(
  'table-sizes',
  `select relname as table, greatest(reltuples, 0)::bigint as rows, pg_total_relation_size(oid) as bytes
   from pg_class where relkind in ('r', 'm') and relnamespace in ('public'::regnamespace, 'log_month'::regnamespace) order by bytes desc`,
).rows;
