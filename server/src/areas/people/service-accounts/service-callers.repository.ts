import type { ServiceScope } from '@backoffice/contract/service-scopes';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import type { ServiceAccount } from '../../../platform/http/caller';

const VALID_KEY = `key.revoked_at is null and account.status = 'active' and (account.expires_at > now()) is not false`;

const find = statement<
  { id: number; name: string; scopes: ServiceScope[]; isUseDue: boolean },
  { hash: Buffer }
>(
  'service-account-by-key',
  `select account.id, account.name, account.scopes, (key.last_used_at > now() - interval '1 minute') is not true as "isUseDue"
   from service_account_key key join service_account account on account.id = key.account_id
   where key.key_hash = :hash and ${VALID_KEY}`,
).oneOrNone;

const noteUse = statement<never, { hash: Buffer }>(
  'service-account-key-use',
  'update service_account_key set last_used_at = now() where key_hash = :hash',
).run;

/** Returns the service account of a key and notes its use; null when the key is unknown or revoked, or the account has ended. */
export async function findServiceAccount(db: Queryable, key: string): Promise<ServiceAccount | null> {
  const hash = hashOf(key);
  const account = await find(db, { hash });
  if (!account) return null;
  const { isUseDue, ...found } = account;
  if (isUseDue) await noteUse(db, { hash });
  return found;
}
