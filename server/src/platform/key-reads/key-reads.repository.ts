import type { AuditLogEntry } from '@backoffice/contract';
import { removedOf } from '../audit/audit.repository';
import { pagedStatement, statement } from '../database/statement';
import { isNamedActor, type NamedActors } from './named-actors';

/**
 * Writes the log lines of reads (JSON: actorId, actorName, subject, ids, keys, requestId, reason, field) and returns for each
 * whether it is within the budget.
 */
export const noteKeyReads = statement<{ isAllowed: boolean }, { reads: string; maxKeys: number }>(
  'key-reads-note',
  'select is_allowed as "isAllowed" from note_key_reads(:reads::jsonb, :maxKeys) is_allowed',
  { writes: true },
).rows;

interface Filter extends NamedActors {
  from: string | undefined;
  to: string | undefined;
  subjects: readonly string[] | undefined;
  target: number | null;
}

const listIn = (order: 'asc' | 'desc') =>
  pagedStatement<AuditLogEntry, Filter>(`key-reads-${order}`, {
    columns: `id, at, actor_name as actor, 'keys-read' as action, subject, null as "subjectId", null as "subjectName",
      request_id as "requestId", jsonb_build_array(
        jsonb_build_object('field', 'rows', 'from', null, 'to', cardinality(ids)),
        jsonb_build_object('field', 'ids', 'from', null, 'to', array_to_string(ids, ', '))
      ) || case when field is null then '[]'
        else jsonb_build_array(jsonb_build_object('field', 'keyField', 'from', null, 'to', field)) end as changes, reason`,
    matching: `from key_read
      where (:from::timestamptz is null or at >= :from) and (:to::timestamptz is null or at < :to)
        and ${isNamedActor('actor_name')}
        and (:subjects::text[] is null or subject = any(:subjects)) and (:target::bigint is null or :target = any(ids))`,
    order: `id ${order}`,
  });

/** Lists the lines in the form of audit entries. */
export const listKeyReads = { '+id': listIn('asc'), '-id': listIn('desc') };

/** Recomputes and checks all hashes; `brokenAt` is the first altered line, null when the chain is intact. */
export const checkKeyReads = statement<{ brokenAt: number | null }>(
  'key-reads-chain',
  `with removed as (${removedOf('key_read')}),
   linked as (
     select k as entry, k.id, k.hash, k.previous_hash,
       lag(k.id, 1, coalesce((select last from removed), 0)) over (order by k.id) as id_before,
       lag(k.hash, 1, coalesce((select decode(hash, 'hex') from removed), '\\x'::bytea)) over (order by k.id) as hash_before
     from key_read k
   )
   select min(id) filter (
     where id <> id_before + 1 or previous_hash <> hash_before or hash <> key_read_hash(entry)
   ) as "brokenAt" from linked`,
).one;
