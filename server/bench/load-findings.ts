import type pg from 'pg';
import { insertFindings } from '../src/areas/merchants/merchant-finding.repository';
import { privateKeyContext } from '../src/areas/merchants/merchant-keys';
import { keyFingerprint } from '../src/platform/encryption/key-fingerprint';
import type { Keyring } from '../src/platform/encryption/keyring';
import { vacuumTables } from '../src/samples/seeding';

const BATCH = 5_000;

interface Unfound {
  id: number;
  merchantName: string;
  sealed: string;
}

/** Notes what merchants are found by, as the job of the server does, but at once: samples have a few different keys only. */
export async function loadFindings(pool: pg.Pool, keyring: Keyring): Promise<void> {
  const fingerprints = new Map<string, Buffer | null>();
  const noted = await pool.query<{ until: number }>(
    'select done_until as until from catch_up where until is null',
  );
  for (let until = noted.rows[0]?.until ?? 0; ;) {
    const { rows } = await pool.query<Unfound>(
      `select m.id, m.merchant_name as "merchantName", d.private_key_encrypted as sealed
       from merchant m join merchant_detail d on d.merchant_id = m.id
       where m.id > $1 order by m.id limit ${BATCH}`,
      [until],
    );
    if (rows.length === 0) break;
    const named = rows.map(({ id, merchantName, sealed }) => {
      const key = keyring.decrypt(sealed, privateKeyContext(id));
      if (!fingerprints.has(key)) fingerprints.set(key, keyFingerprint(key));
      return { id, merchantName, keyFingerprint: fingerprints.get(key) ?? null };
    });
    await insertFindings(pool, named);
    until = rows.at(-1)!.id;
    await pool.query('update catch_up set done_until = $1 where until is null', [until]);
  }
  await vacuumTables(pool, ['merchant_finding']);
}
