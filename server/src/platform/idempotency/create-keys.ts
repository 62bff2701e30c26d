import { type FailureSubject, REPLAYED_HEADER } from '@backoffice/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { refusedField } from '../http/http-error';
import { hashOf } from '../encryption/keyring';
import { statement } from '../database/statement';
import type { Queryable } from '../database/transaction';

const VALID = /^[\x21-\x7e]{1,128}$/;

/** The Idempotency-Key of a call that may be repeated: the repetition returns the row of the first call. */
export interface SentKey {
  value: string;
  /** Called when the answer is that of an earlier call. */
  onReplay(): void;
}

interface Call {
  headers: IncomingHttpHeaders;
  setHeader(name: string, value: string): void;
}

/**
 * Returns the idempotency key of a call; undefined without one. The answer to a repetition has a header that says so.
 *
 * @throws HttpError 400 when the header is not a valid key
 */
export function sentKeyOf({ headers, setHeader }: Call): SentKey | undefined {
  const value = headers['idempotency-key'];
  if (value === undefined) return undefined;
  if (typeof value === 'string' && VALID.test(value))
    return { value, onReplay: () => setHeader(REPLAYED_HEADER, 'true') };
  throw refusedField(400, 'Idempotency-Key', 'create-key-invalid');
}

/** Identifies a create, to recognise its repetition. */
export interface CreateKey {
  /** The kind of row to create. */
  area: FailureSubject;
  caller: string;
  key: string;
  requestHash: Buffer;
}

const REMEMBERED = `interval '24 hours'`;

/** @param request the parsed request, so that its formatting does not matter */
export function createKeyFor(area: FailureSubject, caller: number, key: string, request: object): CreateKey {
  // Sorted, so that the order of fields in the request does not matter.
  const content = JSON.stringify(Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1)));
  return { area, caller: String(caller), key, requestHash: hashOf(content) };
}

/**
 * Takes the key for the row that the transaction will write. Of two concurrent creates with the same key, the later one waits
 * here for the first.
 *
 * @returns false when another create has taken the key
 */
export const claimKey = statement<never, CreateKey & { rowId: number }>(
  'create-key-claim',
  `insert into create_key (area, caller, key, request_hash, row_id)
   values (:area, :caller, :key, :requestHash, :rowId)
   on conflict (area, caller, key) do update
   set request_hash = excluded.request_hash, row_id = excluded.row_id, created_at = now()
   where create_key.created_at <= now() - ${REMEMBERED}`,
).some;

const created = statement<{ rowId: number; requestHash: Buffer }, Omit<CreateKey, 'requestHash'>>(
  'create-key-find',
  `select row_id as "rowId", request_hash as "requestHash" from create_key
   where area = :area and caller = :caller and key = :key and created_at > now() - ${REMEMBERED}`,
);

/**
 * @returns the id of the row that the create with this key wrote in the last 24 hours; null when there was none
 * @throws HttpError 409 when the key was used for a different request
 */
export async function findCreated(db: Queryable, key: CreateKey): Promise<number | null> {
  const used = await created.oneOrNone(db, key);
  if (!used) return null;
  if (used.requestHash.equals(key.requestHash)) return used.rowId;
  throw refusedField(409, 'Idempotency-Key', 'create-key-used', { subject: key.area });
}

/** Removes keys after 24 hours; until then a repeated create is recognised. */
export const removeOldCreateKeys = statement(
  'create-key-remove-old',
  `delete from create_key where created_at <= now() - ${REMEMBERED}`,
).run;
