import type { ChangedKind, ChangeEvent } from '@backoffice/contract/changes';
import { statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';

/** The subjects in the audit log, and the fields whose values the feed has; it names other changed fields without values. */
const kinds: Record<string, { kind: ChangedKind; fields: readonly string[] }> = {
  merchant: {
    kind: 'merchant',
    fields: ['merchantName', 'merchantNo', 'freeDifference', 'status', 'privateKey', 'nextKey', 'formerKeys'],
  },
  channel: {
    kind: 'channel',
    fields: [
      'merchantId',
      'merchantNo',
      'merchantChannel',
      'merchantWeight',
      'status',
      // In the log, keys are fingerprints.
      'merchantUpPublicKey',
      'merchantUpPrivateKey',
      'merchantDownPublicKey',
      'merchantDownPrivateKey',
      'nextUpKey',
      'nextDownKey',
      'formerUpKeys',
      'formerDownKeys',
    ],
  },
  'channel type': { kind: 'channel-type', fields: ['code', 'name', 'nameZh', 'nameEs', 'nameJa'] },
};
const verbs = { create: 'created', update: 'updated', delete: 'deleted' } as const;

const subjects = Object.keys(kinds);
const actions = Object.keys(verbs);
const IS_CHANGE = 'subject = any(:subjects::text[]) and action = any(:actions::text[])';
/** The entries of the log that one statement passes. */
const PASSED = 5_000;

interface Entry {
  id: number;
  at: string;
  subject: string;
  subjectId: number;
  hash: string;
  action: keyof typeof verbs;
  changes: { field: string; from: string | number | null; to: string | number | null }[];
}

interface Piece {
  /** The hash of the entry before the piece; null when neither that entry nor the one after it is in the log. */
  before: string | null;
  /** The last entry that was passed; null when the log has none after the cursor's. */
  last: number | null;
  hash: string | null;
  isEmpty: boolean;
  entries: Entry[];
}

/** Entries have no gaps, so that a range of ids is a part of the log. One statement sees one state of it. */
const pieceAfter = statement<
  Piece,
  { after: number; limit: number; passed: number; subjects: readonly string[]; actions: readonly string[] }
>(
  'changes-after',
  `with found as materialized (
     select id, at, subject, subject_id, action, changes, hash from audit_entry
     where id > :after::bigint and id <= :after::bigint + :passed::bigint and ${IS_CHANGE} and subject_id is not null
     order by id limit :limit
   ), edge as (
     select case when (select count(*) from found) = :limit then (select max(id) from found)
       else (select max(id) from audit_entry where id > :after::bigint and id <= :after::bigint + :passed::bigint) end as id
   )
   select
     coalesce(
       (select encode(hash, 'hex') from audit_entry where id = :after::bigint),
       (select encode(previous_hash, 'hex') from audit_entry where id = :after::bigint + 1)
     ) as before,
     edge.id as last,
     (select encode(hash, 'hex') from audit_entry e where e.id = edge.id) as hash,
     not exists (select from audit_entry) as "isEmpty",
     (select coalesce(json_agg(json_build_object(
       'id', id, 'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'subject', subject,
       'subjectId', subject_id, 'action', action, 'changes', changes, 'hash', encode(hash, 'hex')
     ) order by id), '[]') from found) as entries
   from edge`,
).one;

/** The last entry of the log; none when it is empty. */
const lastEntry = statement<Position>(
  'changes-last',
  `select id, encode(hash, 'hex') as hash from audit_entry order by id desc limit 1`,
).oneOrNone;

/** A position in the audit log: an entry with its hash, by which a log with other entries under the same ids is recognised. */
export interface Position {
  id: number;
  hash: string;
}

const start: Position = { id: 0, hash: '' };

/** Returns the position of the newest entry. */
export const newestPosition = async (db: Queryable): Promise<Position> => (await lastEntry(db)) ?? start;

function eventOf({ id, at, subject, subjectId, action, changes }: Entry): ChangeEvent {
  const { kind, fields } = kinds[subject]!;
  const shown = changes.filter(({ field }) => field !== 'approvedBy');
  return {
    id,
    at,
    type: `${kind}.${verbs[action]}`,
    object: { kind, id: subjectId },
    changes: shown.map((change) => (fields.includes(change.field) ? change : { field: change.field })),
  };
}

/**
 * Returns the changes after a position, with the hashes of their entries, and the next position; null when the log does not
 * contain what follows the position.
 *
 * @param after the id, and the beginning of the hash
 */
export async function changesAfter(
  db: Queryable,
  after: Position,
  limit: number,
): Promise<{ events: ChangeEvent[]; hashes: string[]; next: Position } | null> {
  const { before, last, hash, isEmpty, entries } = await pieceAfter(db, {
    after: after.id,
    limit,
    passed: PASSED,
    subjects,
    actions,
  });
  const isKnown = before === null ? isEmpty && after.id === 0 : before.startsWith(after.hash);
  if (!isKnown) return null;
  return {
    events: entries.map(eventOf),
    hashes: entries.map((entry) => entry.hash),
    next: last === null ? after : { id: last, hash: hash! },
  };
}

const newest = statement<
  { last: number; change: number },
  { after: number; passed: number; subjects: readonly string[]; actions: readonly string[] }
>(
  'changes-newest',
  `select coalesce((select max(id) from audit_entry), 0) as last, coalesce((
     select max(id) from audit_entry
     where id > :after::bigint and id <= :after::bigint + :passed::bigint and ${IS_CHANGE}
   ), 0) as change`,
).one;

/**
 * Returns the newest entry of the log and the newest change after an entry, 0 for none, and the entry up to which changes were
 * looked for.
 */
export async function newestChange(db: Queryable, after: number) {
  const found = await newest(db, { after, passed: PASSED, subjects, actions });
  return { ...found, passed: Math.min(found.last, after + PASSED) };
}
