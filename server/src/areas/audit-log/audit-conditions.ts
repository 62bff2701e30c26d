import { auditGroups, type auditListRequest, auditSubjects } from '@backoffice/contract';
import { foldText } from '@backoffice/contract/fold-text';
import type * as z from 'zod/mini';
import { anyOfConditions, valuesOf } from '../../platform/database/any-of';
import { ComposedStatement, whereOf } from '../../platform/database/statement';
import { nameGrams } from '../../platform/database/text-search';

export type AuditRequest = z.output<typeof auditListRequest>;
export type AuditFilter = Omit<AuditRequest, 'page' | 'limit' | 'sort'>;

/** A block has 2^14 ids: see `audit_block` in migration 0098. */
export const BLOCK_BITS = 14;

/** Conditions on the columns that entries and blocks share. */
function kindConditions(
  given: ComposedStatement,
  { action, group, subject }: AuditFilter,
  actors: string[] | null,
): string[] {
  return [
    ...(actors ? [`actor_name = any(${given.add(actors, 'text[]')})`] : []),
    ...anyOfConditions('action', action, 'text', given),
    ...(group
      ? [
          `action = any(${given.add(
            valuesOf(group)!.flatMap((name) => auditGroups[name]),
            'text[]',
          )})`,
        ]
      : []),
    ...anyOfConditions('subject', subject, 'text', given),
  ];
}

/** Conditions for blocks that may contain matching entries; blocks have no targets. */
export function blockConditions(request: AuditRequest, actors: string[] | null) {
  const given = new ComposedStatement();
  const start = request.from ? given.add(request.from, 'timestamptz') : null;
  const end = request.to ? given.add(request.to, 'timestamptz') : null;
  const where = whereOf([
    ...(start ? [`last_at >= ${start}`] : []),
    ...(end ? [`first_at < ${end}`] : []),
    ...kindConditions(given, request, actors),
  ]);
  const cuts = [...(start ? [`first_at < ${start}`] : []), ...(end ? [`last_at >= ${end}`] : [])];
  return { where, isCut: cuts.join(' or ') || 'false', given };
}

interface EntryBounds {
  /** The names of the actors of matching entries; null without a filter by actor. */
  actors: string[] | null;
  /** Limits entries to these blocks, inclusive. */
  blocks?: { first: number; last: number };
  /** A period that contains all entries of these blocks. */
  months?: { start: string; end: string };
}

/** Conditions for everything in a request but its target. */
export function periodAndKind(
  given: ComposedStatement,
  request: AuditFilter,
  actors: string[] | null,
): string[] {
  const { from, to } = request;
  const ticket = request.ticket?.trim();
  return [
    ...(from ? [`at >= ${given.add(from, 'timestamptz')}`] : []),
    ...(to ? [`at < ${given.add(to, 'timestamptz')}`] : []),
    ...(ticket ? [`ticket is not null and lower(ticket) = lower(${given.add(ticket, 'text')})`] : []),
    ...kindConditions(given, request, actors),
  ];
}

/** Conditions for entries that match all of a request but its target. */
export function entryConditions(request: AuditRequest, { actors, blocks, months }: EntryBounds) {
  const given = new ComposedStatement();
  const where = whereOf([
    ...(blocks
      ? [
          `id >= ${given.add(blocks.first, 'bigint')} << ${BLOCK_BITS}`,
          `id < (${given.add(blocks.last, 'bigint')} + 1) << ${BLOCK_BITS}`,
        ]
      : []),
    ...(months
      ? [`at >= ${given.add(months.start, 'timestamptz')}`, `at < ${given.add(months.end, 'timestamptz')}`]
      : []),
    ...periodAndKind(given, request, actors),
  ]);
  return { where, given };
}

/** A single letter or digit occurs in so many names that a scan is faster than the index. */
const isCommon = (target: string) => /^[ -~]$/.test(target);

/**
 * Conditions for entries about a target, by a part of its name or by its id: one for each way, because in a single condition
 * PostgreSQL would compute again what the index of names contains.
 */
export function targetConditions(given: ComposedStatement, target: string): string[] {
  const folded = foldText(target);
  const [term, grams] = [given.add(folded, 'text'), given.add(nameGrams(folded), 'bigint[]')];
  const holds = (name: string) => `strpos(${name}, ${term}) > 0`;
  const hasGrams = (name: string) => `merchant_name_grams(${name}) @> ${grams}`;
  const [lower, fold] = ['lower(subject_name)', 'fold_text(subject_name)'];
  // One index for the names that lower() folds as searches do, and one for the few others. Folding takes ten times as long as
  // lower(), so it is used only when needed: two characters are found by the index alone.
  const byFold = [`${fold} <> ${lower}`, hasGrams(fold), `not ${holds(lower)}`];
  if (Array.from(folded).length > 2) byFold.push(holds(fold));
  const byName = [
    isCommon(folded) ? holds(lower) : `${hasGrams(lower)} and ${holds(lower)}`,
    byFold.join(' and '),
  ];
  if (!/^[0-9]{1,15}$/.test(target)) return byName;
  const subjects = given.add(auditSubjects, 'text[]');
  return [...byName, `subject = any(${subjects}) and subject_id = ${given.add(target, 'bigint')}`];
}
