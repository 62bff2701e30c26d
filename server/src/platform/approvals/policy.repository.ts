import type { FieldChange } from '@backoffice/contract';
import { type ApprovalKind, type ApprovalRule, approvalRules } from '@backoffice/contract/approval-values';
import { approvalPolicy, type ApprovalPolicy } from '@backoffice/contract/approvals';
import type pg from 'pg';
import { nextVersion } from '../database/new-rows';
import { rowsById } from '../database/rows-by-id';
import { statement } from '../database/statement';
import type { Queryable } from '../database/transaction';

/** The id of the only row. */
export const POLICY_ID = 1;

export interface PolicyRow {
  id: number;
  policy: ApprovalPolicy;
  updatedAt: string;
}

type StoredPolicy = Omit<PolicyRow, 'policy'> & { policy: object };

const stored = rowsById<StoredPolicy>('approval-policy', 'approval_policy', {
  one: 'select id, policy, updated_at as "updatedAt" from approval_policy',
  id: 'id',
});

const parsed = (row: StoredPolicy): PolicyRow => ({
  ...row,
  policy: approvalPolicy.parse({ rules: {}, ...row.policy }),
});

export async function findPolicy(db: Queryable): Promise<PolicyRow> {
  const row = await stored.find(db, { id: POLICY_ID });
  if (!row) throw new Error('The approval policy is missing.');
  return parsed(row);
}

export async function lockPolicy(transaction: pg.ClientBase): Promise<PolicyRow | null> {
  const row = await stored.lock(transaction, POLICY_ID);
  return row && parsed(row);
}

/** Replaces the policy; its version changes always. */
export const updatePolicy = statement<never, { policy: string }>(
  'approval-policy-update',
  `update approval_policy set policy = :policy, updated_at = ${nextVersion}`,
).run;

const strictest = (rules: readonly ApprovalRule[]): ApprovalRule =>
  approvalRules.findLast((rule) => rules.includes(rule)) ?? 'none';

/** Returns the rule for a call of several kinds. A change of the policy needs what the strictest of its rules does. */
export function ruleFor({ rules }: ApprovalPolicy, kinds: readonly ApprovalKind[]): ApprovalRule {
  return strictest(kinds.map((kind) => (kind === 'policy' ? strictest(Object.values(rules)) : rules[kind])));
}

/** The policy in the audit log. */
export function policySnapshot({ policy }: Pick<PolicyRow, 'policy'>): Record<string, FieldChange['from']> {
  const { rules, deployKeyRemotes, ...limits } = policy;
  return { ...rules, ...limits, deployKeyRemotes: deployKeyRemotes.join(', ') || null };
}
