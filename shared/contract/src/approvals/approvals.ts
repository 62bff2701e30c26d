import * as z from 'zod/mini';
import { idInQuery, readAt, rowId as id } from '../fields/field-schemas';
import { BULK_MAX } from '../lists/bulk-values';
import { fieldChange } from '../people/audit-log';
import { line, sought } from '../text/text-schemas';
import {
  APPROVAL_HOURS_MAX,
  APPROVAL_WORDS_MAX,
  approvalDecisions,
  approvalDefaults,
  approvalKinds,
  approvalRules,
  approvalStates,
  DECISIONS_MAX,
} from './approval-values';

const REMOTE_NAME_MAX = 64;

const rule = z._default(z.enum(approvalRules), 'none');
const kind = z.enum([...approvalKinds, 'policy']);

const policyFields = {
  rules: z.strictObject({
    'channel-keys': rule,
    weights: rule,
    grants: rule,
    promote: rule,
    bulk: rule,
  }),
  /** A change waits when it moves the share of a channel in its merchant’s traffic by more percentage points than this. */
  sharePoints: z._default(z.int().check(z.minimum(0), z.maximum(100)), approvalDefaults.sharePoints),
  /** A bulk edit of more rows than this waits. */
  bulkRows: z._default(z.int().check(z.minimum(0), z.maximum(BULK_MAX)), approvalDefaults.bulkRows),
  /** Hours until a request expires. */
  hours: z._default(z.int().check(z.minimum(1), z.maximum(APPROVAL_HOURS_MAX)), approvalDefaults.hours),
  /** The remotes whose promotion by deploy key waits, too. */
  deployKeyRemotes: z._default(z.array(sought(REMOTE_NAME_MAX, 1)).check(z.maxLength(100)), []),
};

/** The policy as it is stored. */
export const approvalPolicy = z.object(policyFields);
export type ApprovalPolicy = z.output<typeof approvalPolicy>;

/** `GET /approvals/policy`, and the answer to a change. */
export const approvalPolicyResponse = z.extend(approvalPolicy, {
  /** Number of active users who can approve. */
  approvers: z.int(),
  updatedAt: z.string(),
});
export type ApprovalPolicyAnswer = z.output<typeof approvalPolicyResponse>;

/** `PUT /approvals/policy`. 409 while too few users can approve; while a kind is on, the change itself waits. */
export const approvalPolicyRequest = z.strictObject({ ...policyFields, updatedAt: readAt });
export type ApprovalPolicyRequest = z.input<typeof approvalPolicyRequest>;

/** The effect of a call, as its approver sees it: keys are fingerprints. */
export const approvalEffect = z.object({
  /** The kind and name of the changed record. */
  subject: z.enum(['channel', 'merchant', 'role', 'user', 'remote', 'approval policy']),
  name: z.string(),
  /** The changed channel or merchant; absent for a new one and for several. */
  id: z.optional(id),
  changes: z.array(fieldChange),
  /** The shares of the merchant’s channels that move, in percent; null where a channel has no traffic. */
  shares: z.optional(
    z.array(z.object({ channel: z.string(), from: z.nullable(z.int()), to: z.nullable(z.int()) })),
  ),
  /** Number of rows of a bulk edit, and the names of the first. */
  rows: z.optional(z.int()),
  names: z.optional(z.array(z.string())),
});
export type ApprovalEffect = z.infer<typeof approvalEffect>;

export const approvalRequest = z.object({
  id: z.int(),
  call: z.string(),
  kinds: z.array(kind),
  rule: z.enum(approvalRules),
  state: z.enum(approvalStates),
  /** Name of the user or deploy key. */
  asker: z.string(),
  reason: z.nullable(z.string()),
  ticket: z.optional(z.nullable(z.string())),
  effect: approvalEffect,
  askedAt: z.string(),
  expiresAt: z.string(),
  approver: z.nullable(z.string()),
  words: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  /** Why an approved change was not made. */
  failure: z.nullable(
    z.object({
      code: z.string(),
      values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      message: z.string(),
    }),
  ),
  /** Why the caller cannot decide it: the code of the refusal; null if they can, and for requests that do not wait. */
  barred: z.nullable(z.string()),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

/** `GET /approvals`: latest first. `before`: the oldest id of the page before. */
export const approvalsQuery = z.strictObject({
  show: z._default(z.enum(['waiting', 'past']), 'waiting'),
  before: z.optional(idInQuery),
});
/** `GET /approvals/mine`: the caller’s own requests. */
export const ownApprovalsQuery = z.strictObject({ before: z.optional(idInQuery) });
export const approvalsResponse = z.object({ items: z.array(approvalRequest), hasOlder: z.boolean() });
export type Approvals = z.infer<typeof approvalsResponse>;

/** `POST /approvals/decide`: words are required unless it approves. Each request is decided on its own. */
export const approvalDecisionRequest = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(DECISIONS_MAX)),
  decision: z.enum(approvalDecisions),
  words: z._default(line(APPROVAL_WORDS_MAX), ''),
});
export type ApprovalDecisionRequest = z.input<typeof approvalDecisionRequest>;

/** The outcome for each request. */
export const approvalDecisionResponse = z.array(
  z.object({
    id: z.int(),
    /** Null for an unknown request. */
    state: z.nullable(z.enum(approvalStates)),
    /** Why it was not decided, or not made after its approval: the code of a refusal. */
    refused: z.nullable(z.string()),
  }),
);
export type ApprovalOutcome = z.infer<typeof approvalDecisionResponse>[number];

/** `POST /approvals/withdraw`: the caller’s own request. 409 unless it waits. */
export const approvalWithdrawRequest = z.strictObject({ id });
