import { randomBytes } from 'node:crypto';
import { SERVICE_KEYS_MAX } from '@backoffice/contract/service-account-values';
import type { ServiceKeyCreateResponse } from '@backoffice/contract/service-accounts';
import type pg from 'pg';
import { fieldChanges, insertAuditEntry } from '../../../platform/audit/audit.repository';
import { inTransaction } from '../../../platform/database/transaction';
import { hashOf } from '../../../platform/encryption/keyring';
import type { Caller } from '../../../platform/http/caller';
import { missingRow, refusedField } from '../../../platform/http/http-error';
import { refuseAccountBeyond } from './service-account-rules';
import { insertKey, lockAccount, revokeKey } from './service-accounts.repository';

const KEY_BYTES = 32;
const ENDING = 4;

/** Issues a key of 256 random bits. The database stores its hash and its last characters. */
export function issueKey(pool: pg.Pool, caller: Caller, account: number): Promise<ServiceKeyCreateResponse> {
  return inTransaction(pool, async (transaction) => {
    const row = await lockAccount(transaction, account);
    if (!row) throw missingRow('service account', account);
    refuseAccountBeyond(caller, row);
    if (row.keys.filter(({ revokedAt }) => revokedAt === null).length >= SERVICE_KEYS_MAX)
      throw refusedField(409, 'id', 'service-keys-too-many', { most: SERVICE_KEYS_MAX });
    const key = `sak_${randomBytes(KEY_BYTES).toString('base64url')}`;
    const ending = key.slice(-ENDING);
    const { id } = await insertKey(transaction, {
      account,
      hash: hashOf(key),
      ending,
      createdBy: caller.userId,
    });
    await insertAuditEntry(transaction, {
      author: caller,
      subject: 'service account',
      subjectId: account,
      subjectName: row.name,
      action: 'key-issue',
      changes: fieldChanges(null, { key: `…${ending}` }),
    });
    return { id, key };
  });
}

/** Revokes a key. Users may revoke keys with scopes beyond their own permissions, because that only limits damage. */
export function withdrawKey(pool: pg.Pool, caller: Caller, id: number): Promise<{ id: number }> {
  return inTransaction(pool, async (transaction) => {
    const revoked = await revokeKey(transaction, { id });
    if (!revoked) throw missingRow('service account key', id);
    await insertAuditEntry(transaction, {
      author: caller,
      subject: 'service account',
      subjectId: revoked.account,
      subjectName: revoked.name,
      action: 'key-revoke',
      changes: fieldChanges({ key: `…${revoked.ending}` }, null),
    });
    return { id };
  });
}
