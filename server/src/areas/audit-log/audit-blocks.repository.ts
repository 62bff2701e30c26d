import type pg from 'pg';
import { type AuditRequest, blockConditions, entryConditions } from './audit-conditions';

/** So many entries of a block match. */
export interface MatchingBlock {
  block: number;
  entries: number;
}

/** Where the entries lie that match all of a request but its target, in their order, with their exact numbers. */
export async function findAuditBlocks(
  pool: pg.Pool,
  request: AuditRequest,
  actors: string[] | null,
): Promise<MatchingBlock[]> {
  const { where, isCut, values } = blockConditions(request, actors);
  const { rows } = await pool.query<MatchingBlock & { isCut: boolean }>(
    `select block, sum(entries) as entries, bool_or(${isCut}) as "isCut"
     from audit_block ${where} group by block order by block`,
    values,
  );
  return Promise.all(
    rows.map(async ({ block, entries, isCut: isCutByTime }) => ({
      block,
      // A time inside of the block: there is one such block at each end.
      entries: isCutByTime ? await countInBlock(pool, request, { block, actors }) : entries,
    })),
  );
}

async function countInBlock(
  pool: pg.Pool,
  request: AuditRequest,
  { block, actors }: { block: number; actors: string[] | null },
): Promise<number> {
  const { where, parameters } = entryConditions(request, { actors, blocks: { first: block, last: block } });
  const { rows } = await pool.query<{ total: number }>(
    `select count(*) as total from audit_entry ${where}`,
    parameters.values,
  );
  return rows[0]?.total ?? 0;
}
