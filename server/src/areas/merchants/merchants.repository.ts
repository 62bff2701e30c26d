import { nextVersion } from '../../platform/database/new-rows';
import { statement } from '../../platform/database/statement';
import { foldCase } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { pairsAsJson } from '../../platform/key-pairs/key-pairs.repository';
import {
  listedMerchantColumns,
  markColumns,
  type MerchantChange,
  merchantColumns,
  type MerchantRow,
  type MerchantSelection,
  type NewMerchant,
  type WrittenColumn,
  writtenColumns,
} from './merchant-columns';

const joined = 'from merchant m join merchant_detail d on d.merchant_id = m.id';
const oneMerchant = (selection: MerchantSelection) =>
  `select ${merchantColumns[selection]} ${joined} where m.id = :id`;

const marked = `${joined} left join merchant_key_mark k on k.merchant_id = m.id where m.id = :id`;

const pairs = `${pairsAsJson('merchant', 'm.id')} as pairs`;

export const findMerchant = statement<MerchantRow, { id: number }>(
  'merchant-by-id',
  `select ${merchantColumns.full}, ${markColumns}, ${pairs} ${marked}`,
).oneOrNone;

/** The merchant with the mark of its private key; with the key itself only before the mark is written. */
export const findMaskedMerchant = statement<MerchantRow, { id: number }>(
  'merchant-masked-by-id',
  `select ${merchantColumns.masked}, ${pairs},
     case when k.merchant_id is null then d.private_key_encrypted end as "privateKeyEncrypted" ${marked}`,
).oneOrNone;

/** The existing merchants with these ids, without their private keys. */
export const findMerchants = statement<MerchantRow, { ids: readonly number[] }>(
  'merchants-by-id',
  `select ${listedMerchantColumns('plain', Infinity)} ${joined} where m.id = any(:ids::bigint[])`,
).rows;

/** The current merchant, locked until the transaction ends. */
export const lockMerchant = statement<MerchantRow, { id: number }>(
  'merchant-lock',
  `${oneMerchant('plain')} for update`,
).oneOrNone;

type NewestMerchant = Pick<MerchantRow, 'id' | 'merchantName' | 'merchantNo' | 'status' | 'createdAt'>;

export const newestMerchants = statement<NewestMerchant, { limit: number }>(
  'merchants-newest',
  `select m.id, m.merchant_name as "merchantName", m.merchant_no as "merchantNo", m.status, m.created_at as "createdAt"
   from merchant m order by m.id desc limit :limit`,
).rows;

const ID_DIGITS = 6;

/** Returns `M`, the day (UTC) and the id: short, in order of creation, and unique because the id is. */
export function merchantNumber(id: number, createdAt: Date): string {
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `M${day}${String(id).padStart(ID_DIGITS, '0')}`;
}

const names = (written: WrittenColumn[]) => written.map(({ column }) => `, ${column}`).join('');
const values = (written: WrittenColumn[]) =>
  written.map(({ field, type }) => `, :${field}::${type}`).join('');
const newColumns = { m: writtenColumns('m', 'create'), d: writtenColumns('d', 'create') };

const insert = statement<MerchantRow, NewMerchant & { id: number; nameFolded: string }>(
  'merchant-insert',
  `with m as (
     insert into merchant (id, name_folded${names(newColumns.m)})
     values (:id, :nameFolded${values(newColumns.m)})
     returning *
   ),
   d as (
     insert into merchant_detail (merchant_id, private_key_encrypted${names(newColumns.d)})
     select id, :privateKeyEncrypted${values(newColumns.d)} from m
     returning *
   )
   select ${merchantColumns.plain} from m cross join d`,
);

/** @returns the written merchant, without its key */
export function insertMerchant(db: Queryable, merchant: NewMerchant & { id: number }): Promise<MerchantRow> {
  return insert.one(db, { ...merchant, nameFolded: foldCase(merchant.merchantName) });
}

const changedColumns = { m: writtenColumns('m', 'change'), d: writtenColumns('d', 'change') };
const assignments = (written: WrittenColumn[]) =>
  written.map(({ field, column, type }) => `${column} = coalesce(:${field}::${type}, ${column})`).join(', ');
const changedFields = [...changedColumns.m, ...changedColumns.d].map(({ field }) => [field, undefined]);
const noChange = Object.fromEntries(changedFields) as Record<keyof MerchantChange, undefined>;

const update = statement<MerchantRow, Required<{ [F in keyof MerchantChange]: unknown }> & { id: number }>(
  'merchant-update',
  `with m as (
     update merchant set ${assignments(changedColumns.m)}, updated_at = ${nextVersion}
     where id = :id
     returning *
   ),
   d as (
     update merchant_detail set ${assignments(changedColumns.d)} from m where merchant_id = m.id
     returning merchant_detail.*
   )
   select ${merchantColumns.plain} from m cross join d`,
);

/** @returns the merchant after the change, without its key */
export function updateMerchant(db: Queryable, id: number, change: MerchantChange): Promise<MerchantRow> {
  return update.one(db, { ...noChange, ...change, id });
}
