import { type FindRequest, FOUND_MAX, type FoundMerchant } from '@backoffice/contract';
import { idsBySound } from '../finding/ids-by-sound';
import { nameSound, soundLetters } from '../finding/name-sound';
import { merchantsByName, merchantsByNumber } from './merchants-by-name';
import { ComposedStatement, statement } from '../../platform/database/statement';
import { wholeNumber } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { fingerprintRange } from '../../platform/encryption/fingerprint-range';

/** A part of the search: a query for ids, best first, and the way by which it finds them. */
interface Part {
  by: FoundMerchant['by'];
  text: string;
}

interface Search {
  /** Common table expressions for the WITH clause. */
  parts: string[];
  found: Part;
}

function bySound(letters: string, given: ComposedStatement): Search {
  const findings = { table: 'merchant_finding', id: 'merchant_id' };
  const { parts, ids } = idsBySound(letters, FOUND_MAX, findings, given);
  return { parts, found: { by: 'sound', text: ids } };
}

function partsOf({ query, sound }: FindRequest, given: ComposedStatement) {
  const found: Part[] = [];
  const id = wholeNumber(query);
  if (id !== null)
    found.push({ by: 'id', text: `select id from merchant where id = ${given.add(id, 'bigint')}` });
  const numbered = merchantsByNumber(query, FOUND_MAX, given);
  if (numbered) found.push({ by: 'number', text: numbered });
  const keys = fingerprintRange(query);
  if (keys) {
    const range = `key_fingerprint between ${given.add(keys.from, 'bytea')} and ${given.add(keys.to, 'bytea')}`;
    const text = `select merchant_id as id from merchant_finding where ${range} order by key_fingerprint, merchant_id limit ${FOUND_MAX}`;
    found.push({ by: 'key', text });
  }
  const letters = sound === false ? null : soundLetters(query);
  const { parts, ids } = merchantsByName(query, FOUND_MAX, given);
  const named: Search = { parts, found: { by: 'name', text: ids } };
  const searches = [named, ...(letters ? [bySound(letters, given)] : [])];
  found.push(...searches.map((search) => search.found));
  return { parts: searches.flatMap(({ parts }) => parts), found };
}

/**
 * Finds the merchants that match a text best: by id, by the beginning of the number, by key, or by a part of the name or of its
 * sound.
 */
export async function findMerchantsBy(db: Queryable, request: FindRequest): Promise<FoundMerchant[]> {
  const given = new ComposedStatement();
  const { parts, found } = partsOf(request, given);
  const hits = found.map(
    ({ by, text }, rank) =>
      `select id, '${by}' as by, ${rank} as rank, row_number() over () as place from (${text}) hit`,
  );
  const rows = await given.rows<Omit<FoundMerchant, 'sound'> & { sound: string | null }>(
    db,
    `with ${parts.join(', ')},
     hits as (select distinct on (id) * from (${hits.join(' union all ')}) hit order by id, rank)
     select m.id, m.merchant_name as "merchantName", m.merchant_no as "merchantNo", m.status, m.updated_at as "updatedAt", hits.by,
       case when hits.by = 'sound' then f.sound end as sound
     from hits join merchant m on m.id = hits.id left join merchant_finding f on f.merchant_id = m.id
     order by hits.rank, hits.place limit ${FOUND_MAX}`,
  );
  return rows.map(({ sound, ...row }) => (sound === null ? row : { ...row, sound }));
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
  const sounds = merchants.map(({ merchantName }) => nameSound(merchantName));
  await insert.run(db, {
    merchantId: merchants.map(({ id }) => id),
    keyFingerprint: merchants.map(({ keyFingerprint }) => keyFingerprint),
    sound: sounds.map(({ sound }) => sound),
    initials: sounds.map(({ initials }) => initials),
  });
}
