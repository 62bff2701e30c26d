import { notifyApprovalsOff } from '../../platform/approvals/approval-notifications';
import { lockPolicy, policySnapshot, updatePolicy } from '../../platform/approvals/policy.repository';
import { fieldChanges, insertAuditEntry } from '../../platform/audit/audit.repository';
import { withPool } from '../../platform/database/create-pool';
import { inTransaction } from '../../platform/database/transaction';
import { parseDatabaseUrls } from '../../platform/settings/settings';

/** `cli approvals off`: requires no approval any more, for when too few users are left who can give it. */
export async function switchApprovalsOff(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  if (args.length !== 1 || args[0] !== 'off') throw new Error('Usage: approvals off');
  return withPool(parseDatabaseUrls(env).ownerUrl, (pool) =>
    inTransaction(pool, async (transaction) => {
      const before = await lockPolicy(transaction);
      if (!before) throw new Error('The approval policy is missing. Run the migrations first.');
      const { rules } = before.policy;
      const policy = {
        ...before.policy,
        rules: Object.fromEntries(Object.keys(rules).map((kind) => [kind, 'none' as const])) as typeof rules,
      };
      const changes = fieldChanges(policySnapshot(before), policySnapshot({ policy }));
      if (changes.length === 0) return 'No approval is required.';
      await updatePolicy(transaction, { policy: JSON.stringify(policy) });
      await notifyApprovalsOff(transaction, { cause: before.updatedAt, values: {} });
      await insertAuditEntry(transaction, {
        author: null,
        subject: 'approval policy',
        subjectId: null,
        action: 'update',
        changes,
      });
      return 'Approvals are off. The users who can approve have been notified. Requests that wait can still be decided.';
    }),
  );
}
