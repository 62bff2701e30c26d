import { deployKeyActor, type TableCall } from '@backoffice/contract';
import { type ApprovalKind, type ApprovalRule, WAITING_MAX } from '@backoffice/contract/approval-values';
import type { ApprovalEffect } from '@backoffice/contract/approvals';
import type pg from 'pg';
import { insertAuditEntry } from '../audit/audit.repository';
import { nextId } from '../database/new-rows';
import { inTransaction } from '../database/transaction';
import type { Keyring } from '../encryption/keyring';
import type { Caller, DeployKey } from '../http/caller';
import { refusal } from '../http/http-error';
import { notifyWaiting } from './approval-notifications';
import { countWaiting, inputContext, insertRequest } from './approvals.repository';

/** The call that is stored, without its caller. */
export interface ApprovalInput {
  body: unknown;
  params: unknown;
  headers: Readonly<Record<string, string>>;
}

interface NewRequest {
  call: TableCall;
  kinds: readonly ApprovalKind[];
  rule: ApprovalRule;
  /** The user or the deploy key that asks. */
  caller: Caller | null;
  deployKey: DeployKey | null;
  requestId: string;
  reason: string | null;
  ticket: string | null;
  input: ApprovalInput;
  effect: ApprovalEffect;
  hours: number;
}

/** Stores a call that waits for approval, and notifies the approvers. @returns the id of the request */
export async function askForApproval(
  { pool, keyring }: { pool: pg.Pool; keyring: Keyring },
  { caller, deployKey, input, effect, ...request }: NewRequest,
): Promise<number> {
  const askerName = caller?.username ?? deployKeyActor(deployKey!.label);
  const askerId = caller?.userId ?? null;
  const deployKeyId = deployKey?.id ?? null;
  const sealer = await keyring.sealer();
  return inTransaction(pool, async (transaction) => {
    const { waiting } = await countWaiting(transaction, { askerId, deployKeyId });
    if (waiting >= WAITING_MAX) throw refusal(409, 'approvals-too-many', { most: WAITING_MAX });
    const id = await nextId(transaction, 'approval_request');
    await insertRequest(transaction, {
      ...request,
      id,
      askerId,
      askerName,
      askerRole: caller?.roleKey ?? null,
      deployKeyId,
      input: sealer.encrypt(JSON.stringify(input), inputContext(id)),
      effect: JSON.stringify(effect),
    });
    await notifyWaiting(transaction, {
      cause: String(id),
      values: { asker: askerName, kind: request.kinds[0]!, name: effect.name },
      filters: { request: String(id) },
    });
    await insertAuditEntry(transaction, {
      author: {
        userId: askerId,
        username: askerName,
        requestId: request.requestId,
        changeReason: { reason: request.reason, ticket: request.ticket },
      },
      subject: 'approval',
      subjectId: id,
      subjectName: effect.name,
      action: 'approval-request',
      changes: effect.changes,
    });
    return id;
  });
}
