import { statement } from '../../../platform/database/statement';

export interface PasskeyRow {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

const columns = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports`;

/** The passkeys of a user, oldest first. */
export const listPasskeys = statement<PasskeyRow, { userId: number }>(
  'passkeys-of-user',
  `select ${columns} from passkey where user_id = :userId order by id`,
).rows;

export const hasPasskeys = statement('passkeys-any', 'select from passkey limit 1').some;

export const findPasskey = statement<PasskeyRow, { credentialId: string }>(
  'passkey-by-credential',
  `select ${columns} from passkey where credential_id = :credentialId`,
).oneOrNone;

/** @returns false when the credential is enrolled already */
export const insertPasskey = statement<never, Omit<PasskeyRow, 'id'> & { name: string }>(
  'passkey-insert',
  `insert into passkey (user_id, credential_id, public_key, counter, transports, name)
   values (:userId, :credentialId, :publicKey, :counter, :transports, :name) on conflict do nothing`,
).some;

/**
 * Stores the counter of a signature. @returns false when the passkey was removed, or a later signature was accepted: the
 * authenticator may have been copied
 */
export const usePasskey = statement<never, { id: number; counter: number }>(
  'passkey-use',
  `update passkey set counter = :counter, used_at = now()
   where id = :id and (counter < :counter or (counter = 0 and :counter = 0))`,
).some;
