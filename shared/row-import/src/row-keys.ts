import { newIdempotencyKey } from '@backoffice/api-client';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CheckedRow } from './check-rows';

/** Returns the `Idempotency-Key` of a row, always the same for the same row. */
export type KeyOf = (row: CheckedRow) => string;

/**
 * Derives keys from the content of rows, so that a row has the same key when its file is chosen again, saved again or corrected in
 * other rows. Equal rows of a file have different keys.
 */
export function keysByContent(rows: readonly CheckedRow[]): KeyOf {
  const seen = new Map<string, number>();
  const texts = new Map<CheckedRow, string>();
  for (const checked of rows) {
    const text = JSON.stringify(Object.entries(checked.content));
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    texts.set(checked, `${before} ${text}`);
  }
  // `crypto.subtle` exists in secure contexts only, and staff also use plain http in their own network.
  return (row) => bytesToHex(sha256(utf8ToBytes(texts.get(row)!)));
}

/** Creates new keys, for rows that shall be created once more. */
export function newKeys(rows: readonly CheckedRow[]): KeyOf {
  const keys = new Map(rows.map((row) => [row, newIdempotencyKey()]));
  return (row) => keys.get(row)!;
}
