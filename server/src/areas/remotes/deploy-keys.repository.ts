import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { DeployKey } from '../../platform/http/caller';
import type { Queryable } from '../../platform/database/transaction';

const KEY_BYTES = 32;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** @returns the key: 256 random bits, of which the database keeps only the hash */
export async function insertDeployKey(
  db: Queryable,
  { remote, label }: { remote: string; label: string },
): Promise<{ id: number; key: string }> {
  const key = `dk_${randomBytes(KEY_BYTES).toString('base64url')}`;
  const { rows } = await db.query<{ id: number }>(
    'insert into deploy_key (remote, label, key_hash) values ($1, $2, $3) returning id',
    [remote, label, hashOf(key)],
  );
  return { id: rows[0]!.id, key };
}

/** @returns whether the key is new; one that was revoked stays so */
export async function admitDeployKey(
  db: Queryable,
  { remote, label, key }: { remote: string; label: string; key: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into deploy_key (remote, label, key_hash)
     select $1, $2, $3 where not exists (select from deploy_key where key_hash = $3)`,
    [remote, label, hashOf(key)],
  );
  return rowCount === 1;
}

/** The key, noted as used; null when there is none like it (any more). */
export async function findDeployKey(pool: pg.Pool, key: string): Promise<DeployKey | null> {
  const { rows } = await pool.query<DeployKey>(
    `update deploy_key set last_used_at = now() where key_hash = $1 and revoked_at is null
     returning id, remote, label`,
    [hashOf(key)],
  );
  return rows[0] ?? null;
}

/** @returns the key that is no more; null when it was none already */
export async function revokeDeployKey(db: Queryable, id: number): Promise<DeployKey | null> {
  const { rows } = await db.query<DeployKey>(
    `update deploy_key set revoked_at = now() where id = $1 and revoked_at is null returning id, remote, label`,
    [id],
  );
  return rows[0] ?? null;
}
