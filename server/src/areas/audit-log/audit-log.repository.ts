import type { AuditLogEntry, ListPage } from '@backoffice/contract';
import type pg from 'pg';
import { fittingChanges, measuredEntries } from '../../platform/database/fitting-texts';
import { type AnyOf, onlyValueOf, valuesOf } from '../../platform/database/any-of';
import type { PageRange } from '../../platform/database/page-range';
import { type ComposedStatement, orderParts, statement } from '../../platform/database/statement';
import { inOneSnapshot, inReading, type Queryable } from '../../platform/database/transaction';
import { listKeyReads } from '../../platform/key-reads/key-reads.repository';
import { isNamedActor, type NamedActors, namedActors } from '../../platform/key-reads/named-actors';
import { allAuditBlocks, blocksOfPage, findAuditBlocks, monthsOfBlocks } from './audit-blocks.repository';
import {
  type AuditFilter,
  type AuditRequest,
  entryConditions,
  periodAndKind,
  targetConditions,
} from './audit-conditions';

/** A row of a page, with the number of all matches; a page past the end has one without an entry. */
type Found = { [Column in keyof AuditLogEntry]: AuditLogEntry[Column] | null } & { total: number };

const columns = `id, at, actor_name as actor, action, subject, subject_id as "subjectId", subject_name as "subjectName",
                 ${fittingChanges}, request_id as "requestId", reason, ticket, process`;
const orderOf = ({ sort }: AuditRequest) => `order by id ${orderParts(sort).direction}`;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAgo = () => new Date(Date.now() - DAY_MS).toISOString();
const later = (one: string | undefined, other: string) =>
  one !== undefined && Date.parse(one) > Date.parse(other) ? one : other;

const withPeriod = <Original extends AuditFilter>(original: Original): Original =>
  original.within ? { ...original, from: later(original.from, dayAgo()) } : original;

/** Conditions for matching entries, without reads of keys. */
export async function conditionsOfEntries(
  db: Queryable,
  original: AuditFilter,
  given: ComposedStatement,
): Promise<string[]> {
  const request = withPeriod(original);
  const target = request.target?.trim();
  const conditions = periodAndKind(given, request, await findActors(db, request.actor));
  if (target)
    conditions.push(
      `(${targetConditions(given, target)
        .map((one) => `(${one})`)
        .join(' or ')})`,
    );
  return conditions;
}

/** The matching entries, with their exact number. */
export async function listAuditEntries(
  pool: pg.Pool,
  original: AuditRequest,
): Promise<ListPage<AuditLogEntry>> {
  const request = withPeriod(original);
  const { from, to, action, group, subject, target, ticket } = request;
  // Reads of keys are in no group.
  if (onlyValueOf(action) === 'keys-read' && !group) return listReads(pool, request);
  const actors = await findActors(pool, request.actor);
  if (target?.trim() || ticket?.trim()) return listByIndex(pool, request, { actors, target: target?.trim() });
  const isWhole = !actors && !from && !to && !action && !group && !subject;
  return inOneSnapshot(pool, async (db) => {
    const blocks = isWhole ? await allAuditBlocks(db) : await findAuditBlocks(db, request, actors);
    const total = blocks.reduce((sum, { entries }) => sum + entries, 0);
    const range = blocksOfPage(blocks, request);
    return { items: range ? await readPage(db, request, actors, range) : [], total };
  });
}

/** Lists the reads of private keys, which are many, have their own log and are shown only on request. */
async function listReads(pool: pg.Pool, request: AuditRequest): Promise<ListPage<AuditLogEntry>> {
  const { from, to, subject, sort, page, limit } = request;
  const target = request.target?.trim();
  // The log of these reads has no tickets.
  if (request.ticket?.trim() || (target && !/^[0-9]{1,15}$/.test(target))) return { items: [], total: 0 };
  const filter = {
    from,
    to,
    ...namedActors(request.actor),
    subjects: valuesOf(subject),
    target: target ? Number(target) : null,
  };
  return listKeyReads[sort](pool, filter, { page, limit });
}

const actorsWith = statement<{ name: string }, NamedActors>(
  'audit-actors',
  `with recursive actor (name) as (
     (select actor_name from audit_entry where actor_name is not null order by actor_name limit 1)
     union all
     select (
       select actor_name from audit_entry where actor_name > actor.name order by actor_name limit 1
     ) from actor where actor.name is not null
   )
   select name from actor where ${isNamedActor('name')}`,
);

/**
 * Finds the names of matching actors; null without a filter. Skips from name to name in the index, because many entries share
 * few names.
 */
async function findActors(db: Queryable, actor: AnyOf<string> | undefined): Promise<string[] | null> {
  const named = namedActors(actor);
  return named.parts && (await actorsWith.rows(db, named)).map(({ name }) => name);
}

async function readPage(
  db: Queryable,
  request: AuditRequest,
  actors: string[] | null,
  { first, last, skip }: PageRange,
): Promise<AuditLogEntry[]> {
  const months = await monthsOfBlocks(db, { first, last });
  const { where, given } = entryConditions(request, { actors, blocks: { first, last }, months });
  return given.rowsPlannedAnew(
    db,
    `select ${columns} from ${measuredEntries(`
       select * from audit_entry ${where} ${orderOf(request)}
       limit ${given.add(request.limit, 'bigint')} offset ${given.add(skip, 'bigint')}`)}
     ${orderOf(request)}`,
  );
}

/** Lists by the index of names or tickets, which returns all matches at once, because blocks have neither. */
async function listByIndex(
  pool: pg.Pool,
  request: AuditRequest,
  { actors, target }: { actors: string[] | null; target: string | undefined },
): Promise<ListPage<AuditLogEntry>> {
  const { where, given } = entryConditions(request, { actors });
  const found = (target ? targetConditions(given, target) : ['true'])
    .map((condition) => `select id from audit_entry ${where ? `${where} and` : 'where'} ${condition}`)
    .join(' union ');
  const offset = (request.page - 1) * request.limit;
  const rows = await inReading(pool, async (transaction) => {
    // With less memory for its bitmap, PostgreSQL would compute again what the index contains of each name.
    await transaction.query(`set local work_mem = '32MB'`);
    return given.rowsPlannedAnew<Found>(
      transaction,
      `with found as materialized (${found}),
          page as (
            select id from found ${orderOf(request)}
            limit ${given.add(request.limit, 'bigint')} offset ${given.add(offset, 'bigint')}
          )
     select entry.*, counted.total
     from (select count(*) as total from found) counted
     left join (
       select ${columns} from ${measuredEntries('select * from audit_entry where id in (select id from page)')}
     ) entry on true
     ${orderOf(request)}`,
    );
  });
  const items = rows.filter((row): row is Found & AuditLogEntry => row.id !== null);
  return { items: items.map(({ total: _total, ...entry }) => entry), total: rows[0]?.total ?? 0 };
}
