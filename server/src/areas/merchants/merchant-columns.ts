import type { Merchant, MerchantDetail } from '@backoffice/contract';
import { fittingTexts, MIN_FITTING_ROWS } from '../../platform/database/fitting-texts';
import type { Snapshot } from '../../platform/write/audited-writes';
import type { Opener } from '../../platform/encryption/keyring';
import { keyFingerprint } from '../../platform/encryption/key-fingerprint';
import { type KeyAccess, readPrivateKey } from '../../platform/key-reads/key-reads';
import { publicKeyOf } from '../../platform/encryption/public-half';
import { presentPairs } from '../../platform/key-pairs/key-owner';
import { type PairsAsJson, pairsOfJson } from '../../platform/key-pairs/key-pairs.repository';
import type { KeyMark } from './merchant-key-marks';
import { privateKeyContext } from './merchant-keys';

interface Column {
  /** The column in `merchant m`, which lists search and walk, or in `merchant_detail d`, which contains long values. */
  at: `${'m' | 'd'}.${string}`;
  type: 'text' | 'smallint' | 'timestamptz';
  /** `create`: written when the merchant is created. `change`: also by changes that include it. */
  written?: 'create' | 'change';
}

type KeyPart = 'privateKey' | 'privateKeyState' | 'publicKey' | 'keyFingerprint' | 'privateKeyTail';
type Field = Exclude<keyof Merchant, 'id' | KeyPart | 'shortened'>;

/**
 * The fields of a merchant, each with its column. The statements that read and write, the history and the samples are derived
 * from it; the private key is separate.
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
  keysChangedAt: { at: 'm.key_changed_at', type: 'timestamptz' },
  formerKeyUntil: { at: 'm.former_key_until', type: 'timestamptz' },
} as const satisfies Record<Field, Column>;

type Columns = typeof columns;
type FieldsWritten<When extends Column['written']> = {
  [F in Field]: Columns[F] extends { written: When } ? F : never;
}[Field];

/** All written fields of a new merchant. */
export type NewMerchant = Pick<Merchant, FieldsWritten<'create' | 'change'>> & {
  privateKeyEncrypted: string;
};

/** Omitted fields are not changed. */
export type MerchantChange = Partial<Pick<Merchant, FieldsWritten<'change'>>>;

/** A merchant of the repositories; fields that `MerchantSelection` omits are absent. */
export type MerchantRow = Omit<Merchant, KeyPart> & {
  privateKeyEncrypted?: string;
  /** The plain private key, only for a merchant that was created in this call. */
  newPrivateKey?: string;
  newKeyFingerprint?: Buffer | null;
  /** The pairs beside the current one; absent where they are not selected. */
  pairs?: PairsAsJson;
} & Partial<ShownMark>;

/** The mark of the private key; null until it is written. */
interface ShownMark {
  publicKey: string | null;
  keyFingerprint: string | null;
  privateKeyTail: string | null;
}

/** `option`: id, name and number; `plain`: all but the private key; `masked`: its mark instead; `full`: all. */
export type MerchantSelection = 'option' | 'plain' | 'masked' | 'full';

const declared = Object.entries<Column>(columns) as [Field, Column][];
const selected = (fields: readonly [Field, Column][]) =>
  ['m.id', ...fields.map(([field, { at }]) => `${at} as "${field}"`)].join(', ');
const plain = selected(declared);

/** The SELECT list of the mark, over `merchant_key_mark k`. */
export const markColumns =
  'k.public_key as "publicKey", encode(k.fingerprint, \'hex\') as "keyFingerprint", k.tail as "privateKeyTail"';

/** Returns a mark as statements do. */
export const shownMark = (mark: KeyMark | null): ShownMark => ({
  publicKey: mark?.publicKey ?? null,
  keyFingerprint: mark?.fingerprint.toString('hex') ?? null,
  privateKeyTail: mark?.tail ?? null,
});

/** The SELECT list over `merchant m`, `merchant_detail d` and, for `masked`, `merchant_key_mark k`. */
export const merchantColumns: Record<MerchantSelection, string> = {
  option: selected(declared.filter(([field]) => field === 'merchantName' || field === 'merchantNo')),
  plain,
  masked: `${plain}, ${markColumns}`,
  full: `${plain}, d.private_key_encrypted as "privateKeyEncrypted"`,
};

const isLong = ([field]: readonly [Field, Column]) => field.startsWith('merchantExpansion');
const listed = `${selected(declared.filter((one) => !isLong(one)))}, ${fittingTexts(
  Object.fromEntries(declared.filter(isLong).map(([field, { at }]) => [field, at])),
)}`;

const fittingColumns: typeof merchantColumns = {
  ...merchantColumns,
  plain: listed,
  masked: `${listed}, ${markColumns}`,
  full: `${listed}, d.private_key_encrypted as "privateKeyEncrypted"`,
};

/** Returns the SELECT list for a page of rows, whose long texts may be shortened. */
export const listedMerchantColumns = (selection: MerchantSelection, rows: number): string =>
  (rows > MIN_FITTING_ROWS ? fittingColumns : merchantColumns)[selection];

export interface WrittenColumn {
  field: FieldsWritten<'create' | 'change'>;
  column: string;
  type: string;
}

/** Returns the columns that a create or a change may write, in `merchant` (m) or `merchant_detail` (d). */
export function writtenColumns(table: 'm' | 'd', when: 'create' | 'change'): WrittenColumn[] {
  return declared
    .filter(([, { at, written }]) => at.startsWith(table) && (written === when || written === 'change'))
    .map(([field, { at, type }]) => ({ field: field as WrittenColumn['field'], column: at.slice(2), type }));
}

/**
 * Converts a merchant for clients: with its private key if granted, otherwise with the reason why it is missing and its public
 * half. A masked key is represented by its mark, and not decrypted.
 *
 * @param access the access to private keys for this answer
 */
export function presentMerchant(
  {
    privateKeyEncrypted: sealed,
    newPrivateKey,
    newKeyFingerprint: _fingerprint,
    publicKey,
    keyFingerprint = null,
    privateKeyTail,
    pairs: _pairs,
    ...merchant
  }: MerchantRow,
  opener: Opener,
  access: KeyAccess,
): Merchant {
  if (access === 'masked') {
    // Undefined in a selection without marks, null before the mark is written.
    if (publicKey === undefined) return merchant;
    const mark = { publicKey: publicKey ?? undefined, keyFingerprint, privateKeyTail: privateKeyTail ?? '' };
    return { ...merchant, privateKeyState: 'masked', ...mark };
  }
  if (!newPrivateKey && !sealed) return merchant;
  const privateKey = newPrivateKey ?? readPrivateKey(opener, sealed ?? '', privateKeyContext(merchant.id));
  if (privateKey === null) return { ...merchant, privateKeyState: 'unreadable' };
  if (access === 'granted') return { ...merchant, privateKey };
  return { ...merchant, privateKeyState: access, publicKey: publicKeyOf(privateKey) };
}

/** Converts a merchant without its private key, which is represented by its public half. */
function presentOpenDetail(row: MerchantRow, opener: Opener): MerchantDetail {
  const { privateKeyState, ...merchant } = presentMerchant(row, opener, 'not-granted');
  if (privateKeyState === 'unreadable') return { ...merchant, privateKeyState, keyFingerprint: null };
  return { ...merchant, keyFingerprint: keyFingerprint(merchant.publicKey ?? '')?.toString('hex') ?? null };
}

/** Converts a merchant with the mark of its private key; before the mark is written, of the key itself. */
function presentMaskedDetail(row: MerchantRow, opener: Opener): MerchantDetail {
  if (row.publicKey)
    return { ...presentMerchant(row, opener, 'masked'), keyFingerprint: row.keyFingerprint ?? null };
  const detail = presentOpenDetail(row, opener);
  return detail.privateKeyState ? detail : { ...detail, privateKeyState: 'masked', privateKeyTail: '' };
}

/** Converts a merchant with its key pairs, without private keys. */
export function presentMerchantDetail(row: MerchantRow, opener: Opener, isMasked: boolean): MerchantDetail {
  const detail = (isMasked ? presentMaskedDetail : presentOpenDetail)(row, opener);
  const { publicKey = '', keyFingerprint: fingerprint, keysChangedAt, createdAt } = detail;
  const own = {
    publicKey,
    fingerprint: fingerprint === null ? null : Buffer.from(fingerprint, 'hex'),
    createdAt: keysChangedAt ?? createdAt,
  };
  return { ...detail, keys: presentPairs({ current: { own }, stored: pairsOfJson(row.pairs ?? null) }) };
}

/** The fields of a merchant's history. No call changes the private key: only the entry of the creation has its fingerprint. */
export function merchantSnapshot(row: MerchantRow): Snapshot {
  const fields = declared.filter(([, { written }]) => written).map(([field]) => [field, row[field]] as const);
  return { ...Object.fromEntries(fields), privateKey: row.newKeyFingerprint?.toString('hex') ?? null };
}
