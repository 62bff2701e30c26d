import type { RemoteOverview } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import type { DeployKey } from '../../../platform/http/caller';

/** @returns null when the key exists; a revoked one stays revoked */
export const insertDeployKey = statement<
  { id: number },
  { remote: string; label: string; hash: Buffer; days: number | null }
>(
  'deploy-key-insert',
  `insert into deploy_key (remote, label, key_hash, expires_at)
   select :remote, :label, :hash, now() + make_interval(days => :days) where not exists (select from deploy_key where key_hash = :hash)
   returning id`,
).oneOrNone;

const markUsed = statement<DeployKey, { hash: Buffer }>(
  'deploy-key-use',
  `update deploy_key set last_used_at = now() where key_hash = :hash and revoked_at is null and (expires_at > now()) is not false
   returning id, remote, label`,
);

/** Returns the key and notes its use; null when it is unknown, expired or revoked. */
export function findDeployKey(db: Queryable, key: string): Promise<DeployKey | null> {
  return markUsed.oneOrNone(db, { hash: hashOf(key) });
}

/** Returns a valid deploy key by its id. */
export const findKeyById = statement<DeployKey, { id: number }>(
  'deploy-key-by-id',
  `select id, remote, label from deploy_key where id = :id and revoked_at is null and (expires_at > now()) is not false`,
).oneOrNone;

/** @returns the revoked key; null when there is no valid key with this id */
export const revokeDeployKey = statement<DeployKey, { id: number }>(
  'deploy-key-revoke',
  'update deploy_key set revoked_at = now() where id = :id and revoked_at is null returning id, remote, label',
).oneOrNone;

/** Revokes all keys of a remote. */
export const revokeKeysOf = statement<never, { remote: string }>(
  'deploy-keys-revoke',
  'update deploy_key set revoked_at = now() where remote = :remote and revoked_at is null',
).run;

type ListedKey = RemoteOverview['keys'][number] & { remote: string };

/** Newest first. */
export const listDeployKeys = statement<ListedKey>(
  'deploy-keys',
  `select id, remote, label, created_at as "createdAt", last_used_at as "lastUsedAt", expires_at as "expiresAt",
     revoked_at is not null as "isRevoked"
   from deploy_key order by id desc`,
).rows;
