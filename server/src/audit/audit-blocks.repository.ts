import type pg from 'pg';
import { type AuditRequest, blockConditions, entryConditions } from './audit-conditions';

export interface AuditBlocks {
  /** Blocks that hold entries that match, in their order, with the exact number of these. */
  blocks: { block: number; entries: number }[];
  /** The names that the actor of the request may have; null where it names none. */
  actors: string[] | null;
}

/** Where the entries lie that match all of a request but its target. */
export async function findAuditBlocks(pool: pg.Pool, request: AuditRequest): Promise<AuditBlocks> {
  const { where, isCut, values } = blockConditions(request);
  const hasActor = Boolean(request.actor?.trim());
  const { rows } = await pool.query<{
    block: number;
    entries: number;
    isCut: boolean;
    actors: string[] | null;
  }>(
    `select block, sum(entries) as entries, bool_or(${isCut}) as "isCut"
            ${hasActor ? ', array_agg(distinct actor_name) as actors' : ''}
     from audit_block ${where} group by block order by block`,
    values,
  );
  const actors = hasActor ? [...new Set(rows.flatMap((row) => row.actors ?? []))] : null;
  const blocks = await Promise.all(
    rows.map(async ({ block, entries, isCut: isCutByTime }) => ({
      block,
      // A time inside of the block: there is one such block at each end.
      entries: isCutByTime ? await countInBlock(pool, request, { block, actors }) : entries,
    })),
  );
  return { blocks: blocks.filter(({ entries }) => entries > 0), actors };
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
