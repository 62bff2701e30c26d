import type { DeployKeyRequest, DeployKeyResponse } from '@backoffice/contract';
import type pg from 'pg';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction } from '../../platform/database/transaction';
import { missingRow } from '../../platform/http/http-error';
import { addPointer } from './pointer.repository';
import { admitDeployKey, insertDeployKey, revokeDeployKey } from './deploy-keys.repository';
import type { Publisher } from './publisher';

const about = (remote: string) => ({ subject: 'remote', subjectId: null, subjectName: remote }) as const;

/** @param author null for the command line */
export function issueDeployKey(
  pool: pg.Pool,
  author: Publisher | null,
  request: DeployKeyRequest,
): Promise<DeployKeyResponse> {
  const { remote, label } = request;
  return inTransaction(pool, async (transaction) => {
    await addPointer(transaction, remote);
    const issued = await insertDeployKey(transaction, request);
    const changes = [{ field: 'key', from: null, to: label }];
    await insertAuditEntry(transaction, { ...about(remote), author, action: 'key-issue', changes });
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
    await addPointer(transaction, remote);
    const isNew = await admitDeployKey(transaction, { remote, label, key });
    const changes = [{ field: 'key', from: null, to: label }];
    if (isNew)
      await insertAuditEntry(transaction, { ...about(remote), author: null, action: 'key-issue', changes });
    return isNew;
  });
}

export function withdrawDeployKey(pool: pg.Pool, author: Publisher, id: number): Promise<{ id: number }> {
  return inTransaction(pool, async (transaction) => {
    const revoked = await revokeDeployKey(transaction, id);
    if (!revoked) throw missingRow('deploy key', id);
    const changes = [{ field: 'key', from: revoked.label, to: null }];
    await insertAuditEntry(transaction, { ...about(revoked.remote), author, action: 'key-revoke', changes });
    return { id };
  });
}
