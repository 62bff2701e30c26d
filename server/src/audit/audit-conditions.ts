import { type auditListRequest, auditSubjects } from '@backoffice/contract';
import type * as z from 'zod/mini';
import { StatementParameters } from '../database/statement-parameters';

export type AuditRequest = z.output<typeof auditListRequest>;

const whereOf = (conditions: string[]) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

/** The blocks that may hold entries that match; what the request says of its target stands in no block. */
export function blockConditions({ from, to, actor, action, subject }: AuditRequest) {
  const parameters = new StatementParameters();
  const start = from ? parameters.add(from, 'timestamptz') : null;
  const end = to ? parameters.add(to, 'timestamptz') : null;
  const name = actor?.trim();
  const where = whereOf([
    ...(start ? [`last_at >= ${start}`] : []),
    ...(end ? [`first_at < ${end}`] : []),
    ...(name ? [`strpos(lower(actor_name), lower(${parameters.add(name, 'text')})) > 0`] : []),
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

/** The entries that match. */
export function entryConditions(request: AuditRequest, { actors, blocks }: EntryBounds) {
  const { from, to, action, subject } = request;
  const parameters = new StatementParameters();
  const target = request.target?.trim();
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
    ...(target ? [isAbout(parameters, target)] : []),
  ]);
  return { where, parameters };
}

/** A part of the name, in any case, or the number. */
function isAbout(parameters: StatementParameters, target: string): string {
  const term = `lower(${parameters.add(target, 'text')})`;
  const characters = [...target].length;
  // Of a longer term the pairs of neighbours, which are rarer than its characters.
  const grams = `array(
    select gram from unnest(merchant_name_grams(${term})) gram ${characters > 1 ? 'where gram >= 1 << 21' : ''}
  )`;
  const name = `(merchant_name_grams(lower(subject_name)) @> ${grams} and strpos(lower(subject_name), ${term}) > 0)`;
  if (!/^[0-9]{1,15}$/.test(target)) return name;
  return `(${name} or (subject = any(${parameters.add(auditSubjects, 'text[]')}) and subject_id = ${parameters.add(target, 'bigint')}))`;
}
