import type { DeployKeyRequest, DeployKeyResponse } from '@backoffice/contract';
import type pg from 'pg';
import { inTransaction } from '../../../platform/database/transaction';
import { missingRow } from '../../../platform/http/http-error';
import { auditRemote, type Publisher } from '../releases/pointer';
import { ensurePointer } from '../releases/pointer.repository';
import { admitDeployKey, insertDeployKey, revokeDeployKey } from './deploy-keys.repository';

/** @param author null for the command line */
export function issueDeployKey(
  pool: pg.Pool,
  author: Publisher,
  { remote, label }: DeployKeyRequest,
): Promise<DeployKeyResponse> {
  return inTransaction(pool, async (transaction) => {
    await ensurePointer(transaction, remote);
    const issued = await insertDeployKey(transaction, { remote, label });
    const changes = [{ field: 'key', from: null, to: label }];
    await auditRemote(transaction, { remote, author, action: 'key-issue', changes });
    return issued;
  });
}

/**
 * Lets a key ship that was made outside of the database, such as a secret of the installation.
 *
 * @returns whether it is new
 */
export function acceptDeployKey(
  pool: pg.Pool,
  { remote, label, key }: DeployKeyRequest & { key: string },
): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    await ensurePointer(transaction, remote);
    const isNew = await admitDeployKey(transaction, { remote, label, key });
    const changes = [{ field: 'key', from: null, to: label }];
    if (isNew) await auditRemote(transaction, { remote, author: null, action: 'key-issue', changes });
    return isNew;
  });
}

export function withdrawDeployKey(pool: pg.Pool, author: Publisher, id: number): Promise<{ id: number }> {
  return inTransaction(pool, async (transaction) => {
    const revoked = await revokeDeployKey(transaction, { id });
    if (!revoked) throw missingRow('deploy key', id);
    const changes = [{ field: 'key', from: revoked.label, to: null }];
    await auditRemote(transaction, { remote: revoked.remote, author, action: 'key-revoke', changes });
    return { id };
  });
}
