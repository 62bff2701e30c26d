import type { MerchantStatus } from '@backoffice/contract';
import type pg from 'pg';
import type { Queryable } from '../../platform/database/transaction';
import { isoTimestamps } from '../../platform/database/iso-timestamps';
import { isUnchangedSince, nextVersion } from '../../platform/database/row-version';
import type { CreateKey } from '../../platform/idempotency/create-key';
import { claimCreateKey, claimValues } from '../../platform/idempotency/create-keys.repository';
import { foldCase } from './fold-case';
import { type MerchantRow, merchantColumns } from './merchant-row';

export interface NewMerchant {
  id: number;
  merchantName: string;
  merchantNo: string;
  status: MerchantStatus;
  freeDifference: number;
  merchantExpansionA: string;
  merchantExpansionB: string;
  merchantExpansionC: string;
  merchantExpansionD: string;
  privateKeyEncrypted: string;
}

/** What is left out stays as it is. */
export interface MerchantChange {
  id: number;
  status: MerchantStatus;
  freeDifference?: number;
  merchantExpansionA?: string;
  merchantExpansionB?: string;
  merchantExpansionC?: string;
  merchantExpansionD?: string;
  /** Change it only if it was last changed then. */
  updatedAt?: Date;
}

/** Until the transaction ends, nobody else changes the merchant. */
export async function lockMerchant(transaction: pg.ClientBase, id: number): Promise<void> {
  await transaction.query({
    name: 'merchant-lock',
    text: 'select from merchant where id = $1 for update',
    values: [id],
  });
}

export async function findMerchant(db: Queryable, id: number): Promise<MerchantRow | null> {
  const { rows } = await db.query<MerchantRow>({
    name: 'merchant-by-id',
    types: isoTimestamps,
    text: `select ${merchantColumns('full')} from merchant m join merchant_detail d on d.merchant_id = m.id where m.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

type NewestMerchant = Pick<MerchantRow, 'id' | 'merchantName' | 'merchantNo' | 'status' | 'createdAt'>;

export async function newestMerchants(pool: pg.Pool, limit: number): Promise<NewestMerchant[]> {
  const { rows } = await pool.query<NewestMerchant>({
    name: 'merchants-newest',
    types: isoTimestamps,
    text: `
      select m.id, m.merchant_name as "merchantName", m.merchant_no as "merchantNo", m.status, m.created_at as "createdAt"
      from merchant m order by m.id desc limit $1`,
    values: [limit],
  });
  return rows;
}

/** Ids are taken before the rows are written, because a merchant's number and its encrypted key contain it. */
export async function takeMerchantIds(db: pg.Pool | pg.ClientBase, count: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('merchant', 'id')) as id from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Writes the merchant, and its key in the same statement.
 *
 * @returns false when a create with that key was there first; nothing was written then
 */
export async function insertMerchant(
  db: Queryable,
  merchant: NewMerchant,
  createKey: CreateKey | null,
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: createKey ? 'merchant-insert-once' : 'merchant-insert',
    text: `
      with ${createKey ? `${claimCreateKey('merchant', '$1', 12)},` : ''} created as (
        insert into merchant (id, merchant_name, name_folded, merchant_no, status, free_difference)
        select $1::bigint, $2, $3, $4, $5, $6 ${createKey ? 'from claimed' : ''}
        returning id
      )
      insert into merchant_detail (merchant_id, private_key_encrypted, expansion_a, expansion_b, expansion_c, expansion_d)
      select id, $7, $8, $9, $10, $11 from created`,
    values: [
      merchant.id,
      merchant.merchantName,
      foldCase(merchant.merchantName),
      merchant.merchantNo,
      merchant.status,
      merchant.freeDifference,
      merchant.privateKeyEncrypted,
      merchant.merchantExpansionA,
      merchant.merchantExpansionB,
      merchant.merchantExpansionC,
      merchant.merchantExpansionD,
      ...(createKey ? claimValues(createKey) : []),
    ],
  });
  return rowCount === 1;
}

/** @returns false when there is no such merchant, or it was changed since `updatedAt`; nothing was written then */
export async function updateMerchant(db: Queryable, change: MerchantChange): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'merchant-update',
    text: `
      with changed as (
        update merchant
        set status = $2, free_difference = coalesce($3, free_difference),
          updated_at = ${nextVersion}
        where id = $1 and ${isUnchangedSince('$8')}
        returning id
      )
      update merchant_detail d
      set expansion_a = coalesce($4, expansion_a), expansion_b = coalesce($5, expansion_b),
        expansion_c = coalesce($6, expansion_c), expansion_d = coalesce($7, expansion_d)
      from changed where d.merchant_id = changed.id`,
    values: [
      change.id,
      change.status,
      change.freeDifference,
      change.merchantExpansionA,
      change.merchantExpansionB,
      change.merchantExpansionC,
      change.merchantExpansionD,
      change.updatedAt?.getTime(),
    ],
  });
  return rowCount === 1;
}
