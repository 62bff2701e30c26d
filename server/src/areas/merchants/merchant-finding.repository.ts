import { type FindRequest, FOUND_MAX, type FoundMerchant } from '@backoffice/contract';
import { Hits } from '../finding/hits';
import { nameSound } from '../finding/name-sound';
import { columnsOf, statement } from '../../platform/database/statement';
import type { Queryable } from '../../platform/database/transaction';
import { merchantsByName, merchantsByNumber } from './merchants-by-name';

/**
 * Finds the merchants that match a text best: by id, by the beginning of the number, by key, or by a part of the name or of its
 * sound.
 */
export function findMerchantsBy(db: Queryable, request: FindRequest): Promise<FoundMerchant[]> {
  const { query } = request;
  const hits = new Hits();
  hits.addId(query, 'merchant');
  const numbered = merchantsByNumber(query, FOUND_MAX, hits.given);
  if (numbered) hits.add('number', { ids: numbered });
  hits.addKeys(query, [
    { by: 'key', table: 'merchant_finding', id: 'merchant_id', fingerprint: 'key_fingerprint' },
  ]);
  hits.add('name', merchantsByName(query, FOUND_MAX, hits.given));
  hits.addSound(request, { table: 'merchant_finding', id: 'merchant_id' });
  return hits.rows(
    db,
    `select m.id, m.merchant_name as "merchantName", m.merchant_no as "merchantNo", m.status, m.updated_at as "updatedAt", hits.by,
       case when hits.by = 'sound' then f.sound end as sound
     from hits join merchant m on m.id = hits.id left join merchant_finding f on f.merchant_id = m.id`,
  );
}

interface Finding {
  merchantId: number;
  keyFingerprint: Buffer | null;
  sound: string;
  initials: string;
}

const insert = statement<never, { [Field in keyof Finding]: Finding[Field][] }>(
  'merchant-finding-insert',
  `insert into merchant_finding (merchant_id, key_fingerprint, sound, initials)
   select * from unnest(:merchantId::bigint[], :keyFingerprint::bytea[], :sound::text[], :initials::text[])
   on conflict do nothing`,
);

interface Named {
  id: number;
  merchantName: string;
  keyFingerprint: Buffer | null;
}

/** Writes the search rows of merchants; existing ones are kept. */
export async function insertFindings(db: Queryable, merchants: readonly Named[]): Promise<void> {
  if (merchants.length === 0) return;
  const findings = merchants.map(({ id, merchantName, keyFingerprint }) => ({
    merchantId: id,
    keyFingerprint,
    ...nameSound(merchantName),
  }));
  await insert.run(db, columnsOf(findings));
}
