import { idResponse } from '@backoffice/contract';
import { approvalPaths, APPROVALS_PAGE } from '@backoffice/contract/approval-values';
import {
  approvalDecisionRequest,
  approvalDecisionResponse,
  type ApprovalOutcome,
  approvalPolicyRequest,
  approvalPolicyResponse,
  type ApprovalRequest,
  approvalsQuery,
  approvalsResponse,
  approvalWithdrawRequest,
  ownApprovalsQuery,
} from '@backoffice/contract/approvals';
import type { FastifyInstance } from 'fastify';
import {
  listOwnRequests,
  listRequests,
  type StoredRequest,
} from '../../platform/approvals/approvals.repository';
import type { Caller } from '../../platform/http/caller';
import { declareRoute } from '../../platform/http/declare-route';
import { refusedField } from '../../platform/http/http-error';
import type { Services } from '../../platform/services';
import { barredFrom } from './barred';
import { decideOne, withdraw } from './decide';
import { PolicyService } from './policy-service';

const present = ({ askerName, ...request }: StoredRequest, barred: string | null): ApprovalRequest => ({
  ...request,
  asker: askerName,
  barred,
});

const pageOf = (before: number | undefined) => ({ before: before ?? null, limit: APPROVALS_PAGE + 1 });

/** The calls by which users approve calls of others: docs/decisions/0107. */
export function approvalRoutes(app: FastifyInstance, { pool }: Services): void {
  const policy = new PolicyService(pool);

  async function listFor(caller: Caller, rows: readonly StoredRequest[], isWaiting: boolean) {
    const items: ApprovalRequest[] = [];
    for (const row of rows.slice(0, APPROVALS_PAGE))
      items.push(present(row, isWaiting ? await barredFrom(pool, caller, row) : null));
    return { items, hasOlder: rows.length > APPROVALS_PAGE };
  }

  declareRoute(app, 'GET', approvalPaths.list, {
    summary: 'List the requests for approval that wait, or those that no longer do, latest first',
    query: approvalsQuery,
    data: approvalsResponse,
    handle: async ({ query: { show, before }, caller }) => {
      const isWaiting = show === 'waiting';
      return listFor(caller, await listRequests(pool, { ...pageOf(before), isWaiting }), isWaiting);
    },
  });

  declareRoute(app, 'GET', approvalPaths.mine, {
    summary: 'List the caller’s own requests for approval, latest first',
    query: ownApprovalsQuery,
    data: approvalsResponse,
    handle: async ({ query: { before }, caller }) =>
      listFor(caller, await listOwnRequests(pool, { ...pageOf(before), askerId: caller.userId }), false),
  });

  declareRoute(app, 'POST', approvalPaths.decide, {
    summary: 'Approve, reject or return requests. An approved call runs at once as the user who asked',
    body: approvalDecisionRequest,
    data: approvalDecisionResponse,
    handle: async ({ body: { ids, decision, words }, caller }) => {
      if (decision !== 'approve' && words === '') throw refusedField(400, 'words', 'approval-words-needed');
      const outcomes: ApprovalOutcome[] = [];
      for (const id of new Set(ids)) {
        const outcome = await decideOne(pool, caller, id, { decision, words });
        const isApproved = decision === 'approve' && outcome.refused === null;
        const made = isApproved ? await app.approvals.run(id) : null;
        outcomes.push(made ? { id, state: made.state, refused: made.failure?.code ?? null } : outcome);
      }
      return outcomes;
    },
  });

  declareRoute(app, 'POST', approvalPaths.withdraw, {
    summary: 'Withdraw a request of the caller’s own that waits',
    body: approvalWithdrawRequest,
    data: idResponse,
    failures: [404, 409],
    handle: async ({ body: { id }, caller }) => {
      await withdraw(pool, caller, id);
      return { id };
    },
  });

  declareRoute(app, 'GET', approvalPaths.policy, {
    summary: 'Get the calls that need approval, and the number of users who can approve',
    data: approvalPolicyResponse,
    handle: () => policy.read(),
  });

  declareRoute(app, 'PUT', approvalPaths.policy, {
    summary: 'Change which calls need approval. While any does, so does this one',
    body: approvalPolicyRequest,
    data: approvalPolicyResponse,
    failures: [409],
    examine: ({ body }) => policy.examine(body),
    handle: ({ body, caller }) => policy.change(caller, body),
  });
}
