import type pg from 'pg';
import { setImmediate } from 'node:timers/promises';
import { columnsOf, statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { keyTail } from '../../platform/encryption/key-tail';
import { hashOf, type Keyring, type Opener } from '../../platform/encryption/keyring';
import { publicKeyOf } from '../../platform/encryption/public-half';
import type { CatchUpRange } from '../../platform/jobs/catch-up';
import { privateKeyContext } from './merchant-keys';

/** The mark of a private key, by which users recognise it where lists do not carry it. */
export interface KeyMark {
  publicKey: string;
  /** SHA-256 of the public key as DER. */
  fingerprint: Buffer;
  tail: string;
}

/** Returns the mark of a private key; null for a text that is not one of this server's keys. */
export function keyMarkOf(privateKey: string): KeyMark | null {
  try {
    const publicKey = publicKeyOf(privateKey);
    return { publicKey, fingerprint: hashOf(Buffer.from(publicKey, 'base64')), tail: keyTail(privateKey) };
  } catch {
    return null;
  }
}

type StoredMark = KeyMark & { merchantId: number };

const insert = statement<never, { [Field in keyof StoredMark]: StoredMark[Field][] }>(
  'merchant-key-mark-insert',
  `insert into merchant_key_mark (merchant_id, public_key, fingerprint, tail)
   select * from unnest(:merchantId::bigint[], :publicKey::text[], :fingerprint::bytea[], :tail::text[])
   on conflict do nothing`,
);

/** Writes the marks of merchants' keys; existing ones are kept. */
export async function insertKeyMarks(db: Queryable, marks: readonly StoredMark[]): Promise<void> {
  if (marks.length > 0) await insert.run(db, columnsOf(marks));
}

const STEP = 100;

interface Unmarked {
  id: number;
  /** Null for a merchant with a mark. */
  sealed: string | null;
  /** True when a transaction in progress may still add a merchant with a smaller id. */
  isRecent: boolean;
}

const next = statement<Unmarked, { after: number; limit: number }>(
  'merchants-without-key-mark',
  `select m.id, case when k.merchant_id is null then d.private_key_encrypted end as sealed,
     m.created_at > now() - interval '10 minutes' as "isRecent"
   from (select id, created_at from merchant where id > :after order by id limit :limit) m
   left join merchant_detail d on d.merchant_id = m.id
   left join merchant_key_mark k on k.merchant_id = m.id
   order by m.id`,
);

function markOf({ id, sealed }: Unmarked, opener: Opener): KeyMark | null {
  try {
    return sealed === null ? null : keyMarkOf(opener.decrypt(sealed, privateKeyContext(id)));
  } catch {
    return null;
  }
}

/** Writes the marks of the next merchants that were created before marks existed, or by an earlier release. */
export async function noteKeyMarks(
  transaction: pg.ClientBase,
  keyring: Keyring,
  { doneUntil }: CatchUpRange,
): Promise<number> {
  const rows = await next.rows(transaction, { after: doneUntil, limit: STEP });
  const opener = await keyring.opener(
    rows.map(({ sealed }) => sealed),
    transaction,
  );
  const marks: StoredMark[] = [];
  for (const row of rows) {
    const mark = markOf(row, opener);
    if (mark) marks.push({ merchantId: row.id, ...mark });
    // Waiting calls are served between two keys.
    await setImmediate();
  }
  await insertKeyMarks(transaction, marks);
  const firstRecent = rows.findIndex(({ isRecent }) => isRecent);
  const settled = firstRecent === -1 ? rows : rows.slice(0, firstRecent);
  return settled.at(-1)?.id ?? doneUntil;
}
