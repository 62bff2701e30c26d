import type pg from 'pg';
import { setImmediate } from 'node:timers/promises';
import { statement } from '../../platform/database/statement';
import { keyFingerprint } from '../../platform/encryption/key-fingerprint';
import type { Keyring, Opener } from '../../platform/encryption/keyring';
import type { CatchUpRange } from '../../platform/jobs/catch-up';
import { insertFindings } from './merchant-finding.repository';
import { privateKeyContext } from './merchant-keys';

const STEP = 50;

interface Unnoted {
  id: number;
  merchantName: string;
  sealed: string;
  isNoted: boolean;
  /** True when a transaction in progress may still add a merchant with a smaller id. */
  isRecent: boolean;
}

const next = statement<Unnoted, { after: number; limit: number }>(
  'merchants-without-finding',
  `select m.id, m.merchant_name as "merchantName", d.private_key_encrypted as sealed, f.merchant_id is not null as "isNoted",
     m.created_at > now() - interval '10 minutes' as "isRecent"
   from (select * from merchant where id > :after order by id limit :limit) m
   join merchant_detail d on d.merchant_id = m.id
   left join merchant_finding f on f.merchant_id = m.id
   order by m.id`,
);

async function fingerprintOf({ id, sealed }: Unnoted, opener: Opener): Promise<Buffer | null> {
  // Reading a private key takes OpenSSL a millisecond: waiting calls are served between two of them.
  await setImmediate();
  try {
    return keyFingerprint(opener.decrypt(sealed, privateKeyContext(id)));
  } catch {
    return null;
  }
}

/** Writes the search rows of the next merchants that were created before these rows existed, or by an earlier release. */
export async function noteFindings(
  transaction: pg.ClientBase,
  keyring: Keyring,
  { doneUntil }: CatchUpRange,
): Promise<number> {
  const rows = await next.rows(transaction, { after: doneUntil, limit: STEP });
  const missing = rows.filter(({ isNoted }) => !isNoted);
  const opener = await keyring.opener(
    missing.map(({ sealed }) => sealed),
    transaction,
  );
  const named = [];
  for (const row of missing) named.push({ ...row, keyFingerprint: await fingerprintOf(row, opener) });
  await insertFindings(transaction, named);
  const firstRecent = rows.findIndex(({ isRecent }) => isRecent);
  const settled = firstRecent === -1 ? rows : rows.slice(0, firstRecent);
  return settled.at(-1)?.id ?? doneUntil;
}
