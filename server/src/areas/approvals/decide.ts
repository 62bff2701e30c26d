import type { AuditAction, FailureCode } from '@backoffice/contract';
import type { ApprovalDecision, ApprovalState } from '@backoffice/contract/approval-values';
import type { ApprovalOutcome } from '@backoffice/contract/approvals';
import type pg from 'pg';
import { notifyOutcome, toOwnRequest } from '../../platform/approvals/approval-notifications';
import {
  decideRequest,
  lockRequest,
  type StoredRequest,
} from '../../platform/approvals/approvals.repository';
import { insertAuditEntry } from '../../platform/audit/audit.repository';
import { inTransaction, type Queryable } from '../../platform/database/transaction';
import type { Caller } from '../../platform/http/caller';
import { refusal } from '../../platform/http/http-error';
import { barredFrom } from './barred';

const outcomes = {
  approve: { state: 'approved', action: 'approval-approve' },
  reject: { state: 'rejected', action: 'approval-reject' },
  return: { state: 'returned', action: 'approval-return' },
  withdraw: { state: 'withdrawn', action: 'approval-withdraw' },
} as const satisfies Record<string, { state: ApprovalState; action: AuditAction }>;

interface Decided {
  request: StoredRequest;
  caller: Caller;
  decision: keyof typeof outcomes;
  words: string;
}

async function store(transaction: Queryable, { request, caller, decision, words }: Decided): Promise<void> {
  const { id, askerId, effect } = request;
  const { state, action } = outcomes[decision];
  const isOwn = decision === 'withdraw';
  await decideRequest(transaction, {
    id,
    state,
    approverId: isOwn ? null : caller.userId,
    approver: isOwn ? null : caller.username,
    words: words || null,
  });
  if (!isOwn && askerId !== null)
    await notifyOutcome(transaction, askerId, {
      cause: `${id} ${state}`,
      values: { state, by: caller.username, name: effect.name },
      filters: toOwnRequest(id),
    });
  await insertAuditEntry(transaction, {
    author: caller,
    subject: 'approval',
    subjectId: id,
    subjectName: effect.name,
    action,
    changes: [{ field: 'askedBy', from: null, to: request.askerName }],
    reason: words,
  });
}

/** Returns whether a request still waits. */
const isOpen = ({ state, isExpired }: StoredRequest) => state === 'waiting' && !isExpired;

interface Decision {
  decision: ApprovalDecision;
  words: string;
}

/** Decides one request. Of two users who decide it at once, the first one wins. */
export function decideOne(
  pool: pg.Pool,
  caller: Caller,
  id: number,
  { decision, words }: Decision,
): Promise<ApprovalOutcome> {
  return inTransaction(pool, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    if (!request) return { id, state: null, refused: 'approval-unknown' satisfies FailureCode };
    if (!isOpen(request))
      return { id, state: request.state, refused: 'approval-ended' satisfies FailureCode };
    const barred = await barredFrom(transaction, caller, request);
    if (barred) return { id, state: request.state, refused: barred };
    await store(transaction, { request, caller, decision, words });
    return { id, state: outcomes[decision].state, refused: null };
  });
}

/** Withdraws a request of the caller's own. */
export function withdraw(pool: pg.Pool, caller: Caller, id: number): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    const request = await lockRequest(transaction, { id });
    if (request?.askerId !== caller.userId) throw refusal(404, 'approval-unknown');
    if (!isOpen(request)) throw refusal(409, 'approval-ended');
    await store(transaction, { request, caller, decision: 'withdraw', words: '' });
  });
}
