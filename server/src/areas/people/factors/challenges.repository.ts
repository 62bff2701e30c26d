import { randomBytes } from 'node:crypto';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';

const LIFETIME_SECONDS = 5 * 60;
const TOKEN_BYTES = 32;
/** The maximum number of sign-ins by passkey in progress, which strangers can start; more are an attack. */
const MAX_ANONYMOUS = 10_000;
/** The maximum number of challenges of one user; the oldest are removed. */
const MAX_OF_USER = 10;

export type ChallengePurpose = 'sign-in' | 'passkey' | 'enrol-passkey' | 'enrol-code' | 'proof';

interface StoredChallenge {
  purpose: ChallengePurpose;
  userId: number | null;
  /** JSON text. */
  payload: string;
}

const store = statement<never, StoredChallenge & { challengeHash: Buffer }>(
  'challenge-store',
  `with over as (
     delete from sign_in_challenge where expires_at <= now() or challenge_hash in (
       select challenge_hash from sign_in_challenge where user_id = :userId order by expires_at desc offset ${MAX_OF_USER - 1}
     )
   )
   insert into sign_in_challenge (challenge_hash, purpose, user_id, payload, expires_at)
   select :challengeHash, :purpose, :userId, :payload, now() + make_interval(secs => ${LIFETIME_SECONDS})
   where :userId::bigint is not null
     or (select count(*) from sign_in_challenge where user_id is null) < ${MAX_ANONYMOUS}`,
);

/** Stores a challenge for five minutes. @returns its text, of which only the hash is stored; null when too many are open */
export async function storeChallenge(
  db: Queryable,
  { payload = {}, ...rest }: Omit<StoredChallenge, 'payload'> & { payload?: object },
): Promise<string | null> {
  const challenge = randomBytes(TOKEN_BYTES).toString('base64url');
  const values = { ...rest, payload: JSON.stringify(payload), challengeHash: hashOf(challenge) };
  return (await store.some(db, values)) ? challenge : null;
}

interface OpenChallenge {
  userId: number | null;
  payload: Record<string, unknown>;
}
type Sought = { challengeHash: Buffer; purpose: ChallengePurpose };

const isSought = 'challenge_hash = :challengeHash and purpose = :purpose and expires_at > now()';
const find = statement<OpenChallenge, Sought>(
  'challenge-find',
  `select user_id as "userId", payload from sign_in_challenge where ${isSought}`,
);
const take = statement<never, Sought>('challenge-take', `delete from sign_in_challenge where ${isSought}`);

/** Returns an open challenge without using it up; null when it is unknown, used or expired. */
export const findChallenge = (db: Queryable, purpose: ChallengePurpose, challenge: string) =>
  find.oneOrNone(db, { challengeHash: hashOf(challenge), purpose });

/** Uses up a challenge. @returns false when it is unknown, expired or another call has used it */
export const takeChallenge = (db: Queryable, purpose: ChallengePurpose, challenge: string) =>
  take.some(db, { challengeHash: hashOf(challenge), purpose });

/** Returns the challenge that an authenticator signs: derived, so that the browser cannot choose it. */
export const signedChallenge = (challenge: string): string =>
  hashOf(`webauthn ${challenge}`).toString('base64url');
