import type { TableCall } from '../permissions';

/** The kinds of action that can need the approval of a second user. */
export const approvalKinds = ['channel-keys', 'weights', 'grants', 'promote', 'bulk'] as const;
/** `policy`: a change of the rules themselves, which needs approval while any kind does. */
export type ApprovalKind = (typeof approvalKinds)[number] | 'policy';

/**
 * The calls that can need approval, by the kinds that they can be of. Calls that limit damage never wait: rollback, disabling,
 * deactivation, revoking, undo. The reset of a second factor always takes two users, by calls of its own.
 */
export const approvalCalls: Partial<Record<TableCall, readonly ApprovalKind[]>> = {
  'PUT /channel/update': ['channel-keys', 'weights'],
  'POST /merchant/key-pair/activate': ['channel-keys'],
  'POST /channel/key-pair/activate': ['channel-keys'],
  'PUT /channel/weights': ['weights'],
  'POST /channel/create': ['weights'],
  'POST /channel/bulk/start': ['bulk', 'weights'],
  'POST /merchant/bulk/start': ['bulk'],
  'POST /role': ['grants'],
  'PUT /role/:id': ['grants'],
  'PUT /user/update': ['grants'],
  'POST /remotes/promote': ['promote'],
  'PUT /approvals/policy': ['policy'],
};

/** `other-role`: the approver also has another role than the user who asks. */
export const approvalRules = ['none', 'other-user', 'other-role'] as const;
export type ApprovalRule = (typeof approvalRules)[number];

export const approvalStates = [
  'waiting',
  'approved',
  'done',
  'rejected',
  'returned',
  'withdrawn',
  'expired',
  'stale',
  'failed',
] as const;
export type ApprovalState = (typeof approvalStates)[number];

export const approvalDecisions = ['approve', 'reject', 'return'] as const;
export type ApprovalDecision = (typeof approvalDecisions)[number];

/** Approvals can be switched on only while this many active users can approve. */
export const APPROVERS_MIN = 3;

/** The defaults of the policy: everything is off. */
export const approvalDefaults = { sharePoints: 10, bulkRows: 50, hours: 72 } as const;
export const APPROVAL_HOURS_MAX = 720;

/** Maximum number of requests in one decision. */
export const DECISIONS_MAX = 50;
/** Maximum number of requests of one user that wait at a time. */
export const WAITING_MAX = 200;
/** Maximum number of requests in an answer. */
export const APPROVALS_PAGE = 50;
export const APPROVAL_WORDS_MAX = 500;

/** Header of a call that may wait: the reason, percent-encoded. A `reason` in the body serves as well. */
export const APPROVAL_REASON_HEADER = 'x-approval-reason';

/** The calls of approvals; apart from the other paths, because only the host makes them. */
export const approvalPaths = {
  list: '/approvals',
  mine: '/approvals/mine',
  decide: '/approvals/decide',
  withdraw: '/approvals/withdraw',
  policy: '/approvals/policy',
} as const;
