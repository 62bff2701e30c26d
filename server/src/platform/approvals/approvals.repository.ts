import type { ApprovalKind, ApprovalRule, ApprovalState } from '@backoffice/contract/approval-values';
import type { ApprovalEffect, ApprovalRequest } from '@backoffice/contract/approvals';
import type { FailureReason } from '@backoffice/contract';
import type { SealedColumn } from '../encryption/sealed-columns.repository';
import { statement } from '../database/statement';

interface NewRequest {
  id: number;
  call: string;
  kinds: readonly ApprovalKind[];
  rule: ApprovalRule;
  askerId: number | null;
  askerName: string;
  askerRole: string | null;
  deployKeyId: number | null;
  reason: string | null;
  ticket: string | null;
  requestId: string;
  input: string;
  /** JSON text. */
  effect: string;
  hours: number;
}

export const insertRequest = statement<never, NewRequest>(
  'approval-insert',
  `insert into approval_request (id, call, kinds, rule, asker_id, asker_name, asker_role, deploy_key_id, reason, ticket, request_id,
     input_encrypted, effect, expires_at)
   values (:id, :call, :kinds, :rule, :askerId, :askerName, :askerRole, :deployKeyId, :reason, :ticket, :requestId, :input, :effect,
     now() + make_interval(hours => :hours))`,
).run;

/** Counts the requests of a user or deploy key that wait. */
export const countWaiting = statement<
  { waiting: number },
  { askerId: number | null; deployKeyId: number | null }
>(
  'approval-count-waiting',
  `select count(*)::int as waiting from approval_request
   where state = 'waiting' and (asker_id = :askerId or deploy_key_id = :deployKeyId)`,
).one;

/** A request with what only the server needs. */
export interface StoredRequest extends Omit<ApprovalRequest, 'barred' | 'asker' | 'call'> {
  call: string;
  askerId: number | null;
  askerName: string;
  askerRole: string | null;
  deployKeyId: number | null;
  requestId: string;
  approverId: number | null;
  isExpired: boolean;
}

const columns = `id, call, kinds, rule, state, asker_id as "askerId", asker_name as "askerName", asker_role as "askerRole",
  deploy_key_id as "deployKeyId", reason, ticket, request_id as "requestId", effect, asked_at as "askedAt", expires_at as "expiresAt",
  approver_id as "approverId", approver_name as approver, words, decided_at as "decidedAt", ended_at as "endedAt", failure,
  expires_at <= now() as "isExpired"`;

export const lockRequest = statement<StoredRequest, { id: number }>(
  'approval-lock',
  `select ${columns} from approval_request where id = :id for update`,
).oneOrNone;

interface PageOf {
  before: number | null;
  limit: number;
}

/** The requests that wait, or those that no longer do; latest first. */
export const listRequests = statement<StoredRequest, PageOf & { isWaiting: boolean }>(
  'approvals',
  `select ${columns} from approval_request
   where (state = 'waiting' and expires_at > now()) = :isWaiting and (:before::bigint is null or id < :before::bigint)
   order by id desc limit :limit`,
).rows;

export const listOwnRequests = statement<StoredRequest, PageOf & { askerId: number }>(
  'approvals-own',
  `select ${columns} from approval_request
   where asker_id = :askerId and (:before::bigint is null or id < :before::bigint) order by id desc limit :limit`,
).rows;

interface Decision {
  id: number;
  state: ApprovalState;
  approverId: number | null;
  approver: string | null;
  words: string | null;
}

/** Ends a request that waits, or approves it. An ended one keeps no input. */
export const decideRequest = statement<never, Decision>(
  'approval-decide',
  `update approval_request
   set state = :state::text, approver_id = :approverId, approver_name = :approver, words = :words, decided_at = now(),
     ended_at = case when :state::text <> 'approved' then now() end,
     input_encrypted = case when :state::text = 'approved' then input_encrypted end
   where id = :id and state = 'waiting'`,
).some;

export interface ClaimedRequest {
  id: number;
  call: string;
  kinds: ApprovalKind[];
  askerId: number | null;
  askerName: string;
  deployKeyId: number | null;
  requestId: string;
  reason: string | null;
  ticket: string | null;
  input: string;
  effect: ApprovalEffect;
  approver: string;
  attempts: number;
}

/** The time after which another process tries a request that one has begun. */
const TRIED_AGAIN = `interval '30 seconds'`;

/** Takes an approved request for an attempt; null when it is not open, or another process tries it. */
export const claimRequest = statement<ClaimedRequest, { id: number }>(
  'approval-claim',
  `update approval_request set attempts = attempts + 1, tried_at = clock_timestamp()
   where id = :id and state = 'approved' and (tried_at is null or tried_at < clock_timestamp() - ${TRIED_AGAIN})
   returning id, call, kinds, asker_id as "askerId", asker_name as "askerName", deploy_key_id as "deployKeyId",
     request_id as "requestId", reason, ticket, input_encrypted as input, effect, approver_name as approver, attempts`,
).oneOrNone;

/** The approved requests that no process tries at the moment. */
export const findUnfinished = statement<{ id: number }>(
  'approvals-unfinished',
  `select id from approval_request
   where state = 'approved' and (tried_at is null or tried_at < now() - ${TRIED_AGAIN}) order by id limit 20`,
).rows;

/** Ends an approved request whose change was not made. @returns false when it is not open */
export const endApproved = statement<
  never,
  { id: number; state: 'stale' | 'failed'; failure: FailureReason }
>(
  'approval-end',
  `update approval_request set state = :state, failure = :failure, ended_at = now(), input_encrypted = null
   where id = :id and state = 'approved'`,
).some;

/** Ends an approved request whose call had nothing to change. */
export const endUnchanged = statement<never, { id: number }>(
  'approval-unchanged',
  `update approval_request set state = 'done', ended_at = now(), input_encrypted = null where id = :id and state = 'approved'`,
).some;

export const stateOfRequest = statement<
  { state: ApprovalState; failure: FailureReason | null },
  { id: number }
>('approval-state', 'select state, failure from approval_request where id = :id').oneOrNone;

/** Expires requests, and returns those of users. */
export const expireRequests = statement<{ id: number; askerId: number | null; effect: ApprovalEffect }>(
  'approvals-expire',
  `update approval_request set state = 'expired', ended_at = now(), input_encrypted = null
   where state = 'waiting' and expires_at <= now() returning id, asker_id as "askerId", effect`,
).rows;

export const inputContext = (id: number): string => `approval_request.input_encrypted:${id}`;

/** The column of the calls that wait, for a change of the key that encrypts them. */
export const sealedApprovalColumn: SealedColumn = {
  table: 'approval_request',
  id: 'id',
  column: 'input_encrypted',
  contextOf: inputContext,
};
