import type { AuditLogEntry, ListPage } from '@backoffice/contract';
import type pg from 'pg';
import { findAuditBlocks, type MatchingBlock } from './audit-blocks.repository';
import { type AuditRequest, entryConditions, targetConditions } from './audit-conditions';
import { inTransaction } from '../../platform/database/transaction';
import { type BlockRange, blocksOfPage } from './blocks-of-page';
import { findActors } from './find-actors.repository';

type Row = Omit<AuditLogEntry, 'at'> & { at: Date };

/** A row of a page and the number of all that match; a page past the end has one without an entry. */
type Found = { [Column in keyof Row]: Row[Column] | null } & { total: number };

const columns = `id, at, actor_name as actor, action, subject, subject_id as "subjectId", subject_name as "subjectName",
                 changes, request_id as "requestId"`;
const orderOf = ({ sort }: AuditRequest) => `order by id ${sort === '+id' ? 'asc' : 'desc'}`;
const present = (rows: Row[]) => rows.map((row) => ({ ...row, at: row.at.toISOString() }));

/** The entries that match, with their exact number. */
export async function listAuditEntries(
  pool: pg.Pool,
  request: AuditRequest,
): Promise<ListPage<AuditLogEntry>> {
  const { from, to, actor, action, subject, target } = request;
  const actors = actor?.trim() ? await findActors(pool, actor.trim()) : null;
  if (target?.trim()) return listByTarget(pool, request, { actors, target: target.trim() });
  const isWhole = !actors && !from && !to && !action && !subject;
  const blocks = isWhole ? await allBlocks(pool) : await findAuditBlocks(pool, request, actors);
  const total = blocks.reduce((sum, { entries }) => sum + entries, 0);
  const range = blocksOfPage(blocks, request);
  return { items: range ? await readPage(pool, request, actors, range) : [], total };
}

/** Entries are numbered from 1 without a gap. */
async function allBlocks(pool: pg.Pool): Promise<MatchingBlock[]> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from audit_entry');
  const last = rows[0]?.last ?? 0;
  const size = 2 ** 14;
  return Array.from({ length: Math.floor(last / size) + 1 }, (_, block) => ({
    block,
    entries: Math.min(last + 1, (block + 1) * size) - Math.max(1, block * size),
  }));
}

async function readPage(
  pool: pg.Pool,
  request: AuditRequest,
  actors: string[] | null,
  { first, last, skipped }: BlockRange,
) {
  const { where, parameters } = entryConditions(request, { actors, blocks: { first, last } });
  const { rows } = await pool.query<Row>(
    `select ${columns} from audit_entry ${where} ${orderOf(request)}
     limit ${parameters.add(request.limit, 'bigint')} offset ${parameters.add(skipped, 'bigint')}`,
    parameters.values,
  );
  return present(rows);
}

/** By the index of names, which gives all that match at once: no block knows names. */
async function listByTarget(
  pool: pg.Pool,
  request: AuditRequest,
  { actors, target }: { actors: string[] | null; target: string },
) {
  const { where, parameters } = entryConditions(request, { actors });
  const found = targetConditions(parameters, target)
    .map((condition) => `select id from audit_entry ${where ? `${where} and` : 'where'} ${condition}`)
    .join(' union ');
  const offset = (request.page - 1) * request.limit;
  const rows = await inTransaction(pool, async (transaction) => {
    // Less than its index gives would make PostgreSQL work out anew what it holds of each name.
    await transaction.query(`set local work_mem = '32MB'`);
    const { rows } = await transaction.query<Found>(
      `with found as materialized (${found}),
          page as (
            select id from found ${orderOf(request)}
            limit ${parameters.add(request.limit, 'bigint')} offset ${parameters.add(offset, 'bigint')}
          )
     select entry.*, counted.total
     from (select count(*) as total from found) counted
     left join (select ${columns} from audit_entry where id in (select id from page)) entry on true
     ${orderOf(request)}`,
      parameters.values,
    );
    return rows;
  });
  const items = rows.filter((row): row is Found & Row => row.id !== null);
  return { items: present(items.map(({ total: _total, ...row }) => row)), total: rows[0]?.total ?? 0 };
}
