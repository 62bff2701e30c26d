import { createHash } from 'node:crypto';
import type { SigningKey } from './signing-key';

interface Head {
  /** Counts the heads, from 1. */
  sequence: number;
  /** The newest entry of the audit log, with its hexadecimal hash. */
  id: number;
  hash: string;
  /** The line of the head before; null for the first. */
  lineBefore: string | null;
  at: Date;
}

/** Returns a head as one line of JSON. The signature covers the line without it: the same text with `}` after the key's id. */
export function headLine({ sequence, id, hash, lineBefore, at }: Head, key: SigningKey): string {
  const previous = lineBefore === null ? '' : createHash('sha256').update(lineBefore).digest('hex');
  const head = { sequence, id, hash, previous, at: at.toISOString(), key: key.id };
  return JSON.stringify({ ...head, signature: key.sign(JSON.stringify(head)) });
}
