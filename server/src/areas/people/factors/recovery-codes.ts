import { RECOVERY_CODES } from '@backoffice/contract/factor-values';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { replaceRecoveryCodes } from './recovery-codes.repository';

// Crockford's base32: no letter looks like a digit.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits, too many to guess from a fast hash. */
const LENGTH = 16;
const GROUP = 4;

function newCode(): string {
  const text = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return text.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** Returns the hash of a typed recovery code, whatever its case, separators and look-alike letters. */
export function recoveryCodeHash(typed: string): Buffer {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return hashOf(`recovery ${text.replaceAll(/[il]/g, '1').replaceAll('o', '0')}`);
}

/** Replaces a user's recovery codes. @returns the new ones, which are stored as hashes only */
export async function renewRecoveryCodes(db: Queryable, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await replaceRecoveryCodes(db, { userId, hashes: codes.map(recoveryCodeHash) });
  return codes;
}
