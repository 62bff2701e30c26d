import { randomBytes } from 'node:crypto';
import type { DeployKeyRequest, DeployKeyResponse } from '@backoffice/contract';
import type pg from 'pg';
import { fieldChanges } from '../../../platform/audit/audit.repository';
import { inTransaction } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import { missingRow } from '../../../platform/http/http-error';
import { refuseForeign } from '../releases/refuse-foreign';
import { auditRemote, type Publisher } from '../releases/pointer';
import { ensurePointer } from '../releases/pointer.repository';
import { insertDeployKey, revokeDeployKey } from './deploy-keys.repository';

const KEY_BYTES = 32;

/** @returns null when the key exists */
function addDeployKey(
  pool: pg.Pool,
  author: Publisher,
  { remote, label, key, days }: DeployKeyRequest & { key: string },
): Promise<{ id: number } | null> {
  return inTransaction(pool, async (transaction) => {
    await ensurePointer(transaction, remote);
    await refuseForeign(transaction, author, remote);
    const added = await insertDeployKey(transaction, {
      remote,
      label,
      hash: hashOf(key),
      days: days ?? null,
    });
    const changes = fieldChanges(null, { key: label, days: days ?? null });
    if (added) await auditRemote(transaction, { remote, author, action: 'key-issue', changes });
    return added;
  });
}

/**
 * Generates a key of 256 random bits; the database stores only its hash.
 *
 * @param author null for the command line
 */
export async function issueDeployKey(
  pool: pg.Pool,
  author: Publisher,
  request: DeployKeyRequest,
): Promise<DeployKeyResponse> {
  const key = `dk_${randomBytes(KEY_BYTES).toString('base64url')}`;
  const added = await addDeployKey(pool, author, { ...request, key });
  if (!added) throw new Error('The new deploy key already exists.');
  return { id: added.id, key };
}

/**
 * Registers a deploy key that was generated elsewhere, for example a secret of the installation.
 *
 * @returns whether it is new
 */
export async function acceptDeployKey(
  pool: pg.Pool,
  request: DeployKeyRequest & { key: string },
): Promise<boolean> {
  return (await addDeployKey(pool, null, request)) !== null;
}

export function withdrawDeployKey(pool: pg.Pool, author: Publisher, id: number): Promise<{ id: number }> {
  return inTransaction(pool, async (transaction) => {
    const revoked = await revokeDeployKey(transaction, { id });
    if (!revoked) throw missingRow('deploy key', id);
    await refuseForeign(transaction, author, revoked.remote);
    const changes = fieldChanges({ key: revoked.label }, null);
    await auditRemote(transaction, { remote: revoked.remote, author, action: 'key-revoke', changes });
    return { id };
  });
}
