import { type auditListRequest, auditSubjects } from '@backoffice/contract';
import type * as z from 'zod/mini';
import { ComposedStatement } from '../../platform/database/statement';

export type AuditRequest = z.output<typeof auditListRequest>;

const whereOf = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

/** The blocks that may hold entries that match; what the request says of its target stands in no block. */
export function blockConditions({ from, to, action, subject }: AuditRequest, actors: string[] | null) {
  const parameters = new ComposedStatement();
  const start = from ? parameters.add(from, 'timestamptz') : null;
  const end = to ? parameters.add(to, 'timestamptz') : null;
  const where = whereOf([
    ...(start ? [`last_at >= ${start}`] : []),
    ...(end ? [`first_at < ${end}`] : []),
    ...(actors ? [`actor_name = any(${parameters.add(actors, 'text[]')})`] : []),
    ...(action ? [`action = ${parameters.add(action, 'text')}`] : []),
    ...(subject ? [`subject = ${parameters.add(subject, 'text')}`] : []),
  ]);
  const isCut = [...(start ? [`first_at < ${start}`] : []), ...(end ? [`last_at >= ${end}`] : [])].join(
    ' or ',
  );
  return { where, isCut: isCut || 'false', values: parameters.values };
}

interface EntryBounds {
  /** The names that the actors of matching entries have; null where no actor was asked for. */
  actors: string[] | null;
  /** Only entries of these blocks, both included. */
  blocks?: { first: number; last: number };
}

/** The entries that match all of a request but its target. */
export function entryConditions(request: AuditRequest, { actors, blocks }: EntryBounds) {
  const { from, to, action, subject } = request;
  const parameters = new ComposedStatement();
  const where = whereOf([
    ...(blocks
      ? [
          `id >= ${parameters.add(blocks.first, 'bigint')} << 14`,
          `id < (${parameters.add(blocks.last, 'bigint')} + 1) << 14`,
        ]
      : []),
    ...(from ? [`at >= ${parameters.add(from, 'timestamptz')}`] : []),
    ...(to ? [`at < ${parameters.add(to, 'timestamptz')}`] : []),
    ...(actors ? [`actor_name = any(${parameters.add(actors, 'text[]')})`] : []),
    ...(action ? [`action = ${parameters.add(action, 'text')}`] : []),
    ...(subject ? [`subject = ${parameters.add(subject, 'text')}`] : []),
  ]);
  return { where, parameters };
}

/**
 * What entries about the target hold, by a part of their name in any case or by their number: one condition for each way, as
 * PostgreSQL would work out anew what the index knows of names where they are one.
 */
export function targetConditions(parameters: ComposedStatement, target: string): string[] {
  const term = `lower(${parameters.add(target, 'text')})`;
  const holds = `strpos(lower(subject_name), ${term}) > 0`;
  const byName = isCommon(target)
    ? holds
    : `merchant_name_grams(lower(subject_name)) @> ${gramsOf(term, target)} and ${holds}`;
  if (!/^[0-9]{1,15}$/.test(target)) return [byName];
  const subjects = parameters.add(auditSubjects, 'text[]');
  return [byName, `subject = any(${subjects}) and subject_id = ${parameters.add(target, 'bigint')}`];
}

/** One letter or digit is in so many names that reading them all is quicker than their index. */
const isCommon = (target: string) => /^[ -~]$/.test(target);

/** Of a longer term the pairs of neighbours, which are rarer than its characters. */
function gramsOf(term: string, target: string): string {
  const pairs = Array.from(target).length > 1 ? 'where gram >= 1 << 21' : '';
  return `array(select gram from unnest(merchant_name_grams(${term})) gram ${pairs})`;
}
