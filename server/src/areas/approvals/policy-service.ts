import {
  callAccess,
  type GrantAction,
  neededPermissions,
  type Permission,
  type Screen,
  screens,
  type TableCall,
} from '@backoffice/contract';
import {
  approvalCalls,
  type ApprovalKind,
  approvalKinds,
  APPROVERS_MIN,
} from '@backoffice/contract/approval-values';
import type {
  ApprovalPolicy,
  ApprovalPolicyAnswer,
  approvalPolicyRequest,
} from '@backoffice/contract/approvals';
import type pg from 'pg';
import type * as z from 'zod/mini';
import {
  findPolicy,
  lockPolicy,
  POLICY_ID,
  policySnapshot,
  type PolicyRow,
  updatePolicy,
} from '../../platform/approvals/policy.repository';
import { type Author, fieldChanges } from '../../platform/audit/audit.repository';
import type { Queryable } from '../../platform/database/transaction';
import type { Examined } from '../../platform/http/approval';
import { refusal, staleRow } from '../../platform/http/http-error';
import { auditedWrites } from '../../platform/write/audited-writes';
import { countHolders } from './approvers.repository';

export type PolicyRequest = z.output<typeof approvalPolicyRequest>;

const pathAndAction = (permission: Permission): { path: string; action: string } => {
  const [screen, action] = permission.split(':') as [Screen, GrantAction];
  return { path: screens[screen], action };
};

/** Counts the users who can approve a call, and their roles. */
function countApprovers(db: Queryable, permissions: readonly Permission[]) {
  const needed = (['approvals:edit', ...permissions] as const).map(pathAndAction);
  return countHolders(db, {
    paths: needed.map(({ path }) => path),
    actions: needed.map(({ action }) => action),
  });
}

const callsOf = (kind: ApprovalKind) =>
  (Object.keys(approvalCalls) as TableCall[]).filter((call) => approvalCalls[call]!.includes(kind));

/** Refuses to switch on approvals that too few users could give. */
async function refuseTooFew(db: Queryable, before: ApprovalPolicy, after: ApprovalPolicy): Promise<void> {
  const stricter = approvalKinds.filter(
    (kind) => after.rules[kind] !== 'none' && after.rules[kind] !== before.rules[kind],
  );
  for (const kind of stricter) {
    for (const call of callsOf(kind)) {
      const [needed] = neededPermissions(callAccess[call]);
      const { users, roles } = await countApprovers(db, [needed!.permission]);
      if (users < APPROVERS_MIN)
        throw refusal(409, 'approvers-too-few', { has: users, needed: APPROVERS_MIN });
      if (after.rules[kind] === 'other-role' && roles < 2) throw refusal(409, 'approvers-one-role');
    }
  }
}

export class PolicyService {
  private readonly writes;

  constructor(private readonly pool: pg.Pool) {
    this.writes = auditedWrites<PolicyRow>(pool, {
      subject: 'approval policy',
      find: (db) => findPolicy(db),
      lock: lockPolicy,
      snapshot: policySnapshot,
    });
  }

  async read(): Promise<ApprovalPolicyAnswer> {
    return this.present(await findPolicy(this.pool));
  }

  /** Returns the effect of a change of the policy, for its approver. */
  async examine({ updatedAt, ...policy }: PolicyRequest): Promise<Examined<PolicyRequest>> {
    const before = await findPolicy(this.pool);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt))
      throw staleRow('approval policy', before.updatedAt);
    await refuseTooFew(this.pool, before.policy, policy);
    return {
      body: { ...policy, updatedAt: before.updatedAt },
      kinds: ['policy'],
      effect: {
        subject: 'approval policy',
        name: '',
        changes: fieldChanges(policySnapshot(before), policySnapshot({ policy })),
      },
    };
  }

  async change(author: Author, { updatedAt, ...policy }: PolicyRequest): Promise<ApprovalPolicyAnswer> {
    const changed = await this.writes.change({
      author,
      by: POLICY_ID,
      updatedAt,
      check: (transaction, before) => refuseTooFew(transaction, before.policy, policy),
      write: async (transaction) => {
        await updatePolicy(transaction, { policy: JSON.stringify(policy) });
        return findPolicy(transaction);
      },
    });
    return this.present(changed);
  }

  private async present({ policy, updatedAt }: PolicyRow): Promise<ApprovalPolicyAnswer> {
    const { users } = await countApprovers(this.pool, []);
    return { ...policy, approvers: users, updatedAt };
  }
}
