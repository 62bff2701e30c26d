import type { Merchant, MerchantDetail } from '@backoffice/contract';
import { fittingTexts, MIN_FITTING_ROWS } from '../../platform/database/fitting-texts';
import type { Snapshot } from '../../platform/write/audited-writes';
import type { Keyring } from '../../platform/encryption/keyring';
import { keyFingerprint } from '../../platform/encryption/key-fingerprint';
import { type KeyLeave, readPrivateKey } from '../../platform/key-reads/key-reads';
import { publicKeyOf } from '../../platform/encryption/public-half';
import { privateKeyContext } from './merchant-keys';

interface Column {
  /** In `merchant m`, which lists search and walk, or in `merchant_detail d`, which holds what is long. */
  at: `${'m' | 'd'}.${string}`;
  type: 'text' | 'smallint' | 'timestamptz';
  /** `create`: once, when the merchant is made. `change`: then, and by each change that has it. */
  written?: 'create' | 'change';
}

type KeyPart = 'privateKey' | 'privateKeyState' | 'publicKey';
type Field = Exclude<keyof Merchant, 'id' | KeyPart | 'shortened'>;

/**
 * The fields of a merchant, each with its column. What is read, written, changed, told in the history and made as a sample
 * follows from here; the private key is a case of its own.
 */
const columns = {
  merchantName: { at: 'm.merchant_name', type: 'text', written: 'create' },
  merchantNo: { at: 'm.merchant_no', type: 'text', written: 'create' },
  freeDifference: { at: 'm.free_difference', type: 'smallint', written: 'change' },
  merchantExpansionA: { at: 'd.expansion_a', type: 'text', written: 'change' },
  merchantExpansionB: { at: 'd.expansion_b', type: 'text', written: 'change' },
  merchantExpansionC: { at: 'd.expansion_c', type: 'text', written: 'change' },
  merchantExpansionD: { at: 'd.expansion_d', type: 'text', written: 'change' },
  status: { at: 'm.status', type: 'text', written: 'change' },
  createdAt: { at: 'm.created_at', type: 'timestamptz' },
  updatedAt: { at: 'm.updated_at', type: 'timestamptz' },
} as const satisfies Record<Field, Column>;

type Columns = typeof columns;
type FieldsWritten<When extends Column['written']> = {
  [F in Field]: Columns[F] extends { written: When } ? F : never;
}[Field];

/** Everything that the writer of a new merchant says. */
export type NewMerchant = Pick<Merchant, FieldsWritten<'create' | 'change'>> & {
  privateKeyEncrypted: string;
};

/** What is left out stays as it is. */
export type MerchantChange = Partial<Pick<Merchant, FieldsWritten<'change'>>>;

/** A merchant as the repositories answer it; what `MerchantSelection` leaves out is absent. */
export type MerchantRow = Omit<Merchant, KeyPart> & {
  privateKeyEncrypted?: string;
  /** Only of a merchant that was made in this call: its private key, readable. */
  newPrivateKey?: string;
  newKeyFingerprint?: Buffer | null;
};

/** `option`: id, name and number; `plain`: all but the private key; `full`: all. */
export type MerchantSelection = 'option' | 'plain' | 'full';

const declared = Object.entries<Column>(columns) as [Field, Column][];
const selected = (fields: readonly [Field, Column][]) =>
  ['m.id', ...fields.map(([field, { at }]) => `${at} as "${field}"`)].join(', ');
const plain = selected(declared);

/** The SELECT list over `merchant m` and `merchant_detail d`. */
export const merchantColumns: Record<MerchantSelection, string> = {
  option: selected(declared.filter(([field]) => field === 'merchantName' || field === 'merchantNo')),
  plain,
  full: `${plain}, d.private_key_encrypted as "privateKeyEncrypted"`,
};

const isLong = ([field]: readonly [Field, Column]) => field.startsWith('merchantExpansion');
const listed = `${selected(declared.filter((one) => !isLong(one)))}, ${fittingTexts(
  Object.fromEntries(declared.filter(isLong).map(([field, { at }]) => [field, at])),
)}`;

const fittingColumns: typeof merchantColumns = {
  ...merchantColumns,
  plain: listed,
  full: `${listed}, d.private_key_encrypted as "privateKeyEncrypted"`,
};

/** The same for a page of rows, whose long texts may be shortened. */
export const listedMerchantColumns = (selection: MerchantSelection, rows: number): string =>
  (rows > MIN_FITTING_ROWS ? fittingColumns : merchantColumns)[selection];

export interface WrittenColumn {
  field: FieldsWritten<'create' | 'change'>;
  column: string;
  type: string;
}

/** The columns that a create writes, or only those that a change may write, of `merchant` (m) or of `merchant_detail` (d). */
export function writtenColumns(table: 'm' | 'd', when: 'create' | 'change'): WrittenColumn[] {
  return declared
    .filter(([, { at, written }]) => at.startsWith(table) && (written === when || written === 'change'))
    .map(([field, { at, type }]) => ({ field: field as WrittenColumn['field'], column: at.slice(2), type }));
}

/**
 * The merchant as clients see it: with its private key where that was granted, else with why it is missing and its public half.
 *
 * @param leave what the door of private keys says of this answer
 */
export function presentMerchant(
  { privateKeyEncrypted: sealed, newPrivateKey, newKeyFingerprint: _fingerprint, ...merchant }: MerchantRow,
  keyring: Keyring,
  leave: KeyLeave,
): Merchant {
  if (!newPrivateKey && !sealed) return merchant;
  const privateKey = newPrivateKey ?? readPrivateKey(keyring, sealed ?? '', privateKeyContext(merchant.id));
  if (privateKey === null) return { ...merchant, privateKeyState: 'unreadable' };
  if (leave === 'granted') return { ...merchant, privateKey };
  return { ...merchant, privateKeyState: leave, publicKey: publicKeyOf(privateKey) };
}

/** The merchant without its private key, which is told by its public half. */
export function presentMerchantDetail(row: MerchantRow, keyring: Keyring): MerchantDetail {
  const { privateKeyState, ...merchant } = presentMerchant(row, keyring, 'not-granted');
  if (privateKeyState === 'unreadable') return { ...merchant, privateKeyState, keyFingerprint: null };
  return { ...merchant, keyFingerprint: keyFingerprint(merchant.publicKey ?? '')?.toString('hex') ?? null };
}

/** What a merchant's history tells. No call changes the private key: only the merchant's creation tells of it, by its fingerprint. */
export function merchantSnapshot(row: MerchantRow): Snapshot {
  const fields = declared.filter(([, { written }]) => written).map(([field]) => [field, row[field]] as const);
  return { ...Object.fromEntries(fields), privateKey: row.newKeyFingerprint?.toString('hex') ?? null };
}
