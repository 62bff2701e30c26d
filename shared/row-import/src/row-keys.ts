import { newIdempotencyKey } from '@backoffice/api-client';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CheckedRow } from './check-rows';

/** The Idempotency-Key of a row, the same whenever it is asked for. */
export type KeyOf = (row: CheckedRow) => string;

/**
 * Keys of rows by what the file says of them, so that the same row, chosen again, has the same key: in the same file, in one
 * that was saved anew, and in one in which other rows were put right. Of equal rows each has its own.
 */
export function keysByContent(rows: readonly CheckedRow[]): KeyOf {
  const seen = new Map<string, number>();
  const texts = new Map<CheckedRow, string>();
  for (const checked of rows) {
    const text = JSON.stringify(Object.entries(checked.said));
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    texts.set(checked, `${before} ${text}`);
  }
  // `crypto.subtle` exists in secure contexts only, and staff also use plain http in their own network.
  return (row) => bytesToHex(sha256(utf8ToBytes(texts.get(row)!)));
}

/** Keys that no row has had, for rows that are to be made once more. */
export function newKeys(rows: readonly CheckedRow[]): KeyOf {
  const keys = new Map(rows.map((row) => [row, newIdempotencyKey()]));
  return (row) => keys.get(row)!;
}
