import { randomBytes } from 'node:crypto';
import type { RemoteOverview } from '@backoffice/contract';
import { statement } from '../../../platform/database/statement';
import type { Queryable } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/hash-of';
import type { DeployKey } from '../../../platform/http/caller';

const KEY_BYTES = 32;

interface NewKey {
  remote: string;
  label: string;
}

const insert = statement<{ id: number }, NewKey & { hash: Buffer }>(
  'deploy-key-insert',
  `insert into deploy_key (remote, label, key_hash)
   select :remote, :label, :hash where not exists (select from deploy_key where key_hash = :hash)
   returning id`,
);

/** @returns the key: 256 random bits, of which the database keeps only the hash */
export async function insertDeployKey(
  db: Queryable,
  { remote, label }: NewKey,
): Promise<{ id: number; key: string }> {
  const key = `dk_${randomBytes(KEY_BYTES).toString('base64url')}`;
  const { id } = await insert.one(db, { remote, label, hash: hashOf(key) });
  return { id, key };
}

/** @returns whether the key is new; one that was revoked stays so */
export async function admitDeployKey(
  db: Queryable,
  { remote, label, key }: NewKey & { key: string },
): Promise<boolean> {
  return (await insert.oneOrNone(db, { remote, label, hash: hashOf(key) })) !== null;
}

const markUsed = statement<DeployKey, { hash: Buffer }>(
  'deploy-key-use',
  `update deploy_key set last_used_at = now() where key_hash = :hash and revoked_at is null
   returning id, remote, label`,
);

/** The key, noted as used; null when there is none like it (any more). */
export function findDeployKey(db: Queryable, key: string): Promise<DeployKey | null> {
  return markUsed.oneOrNone(db, { hash: hashOf(key) });
}

/** @returns the key that works no more; null when none with that number did */
export const revokeDeployKey = statement<DeployKey, { id: number }>(
  'deploy-key-revoke',
  'update deploy_key set revoked_at = now() where id = :id and revoked_at is null returning id, remote, label',
).oneOrNone;

type ListedKey = RemoteOverview['keys'][number] & { remote: string };

/** The newest first. */
export const listDeployKeys = statement<ListedKey>(
  'deploy-keys',
  `select id, remote, label, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at is not null as "isRevoked"
   from deploy_key order by id desc`,
).rows;
