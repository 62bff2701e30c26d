import { api } from '@backoffice/api-client';
import { approvalPaths } from '@backoffice/contract/approval-values';
import type {
  ApprovalDecisionRequest,
  ApprovalOutcome,
  ApprovalPolicyAnswer,
  ApprovalPolicyRequest,
  Approvals,
} from '@backoffice/contract/approvals';
import { queryOptions } from '@tanstack/react-query';

/** The lists of requests, by their name in the address. */
export type ShownApprovals = 'waiting' | 'past' | 'mine';

const read = { quiet: true } as const;

export const approvalsApi = {
  list: (show: ShownApprovals, signal: AbortSignal): Promise<Approvals> =>
    show === 'mine'
      ? api.get(approvalPaths.mine, { ...read, signal })
      : api.get(approvalPaths.list, { ...read, signal, query: { show } }),
  older: (show: ShownApprovals, before: number): Promise<Approvals> =>
    show === 'mine'
      ? api.get(approvalPaths.mine, { query: { before } })
      : api.get(approvalPaths.list, { query: { show, before } }),
  decide: (request: ApprovalDecisionRequest): Promise<ApprovalOutcome[]> =>
    api.post(approvalPaths.decide, request, { quiet: true }),
  withdraw: (id: number): Promise<{ id: number }> =>
    api.post(approvalPaths.withdraw, { id }, { quiet: true }),
  policy: (signal: AbortSignal): Promise<ApprovalPolicyAnswer> =>
    api.get(approvalPaths.policy, { ...read, signal }),
  setPolicy: (request: ApprovalPolicyRequest): Promise<ApprovalPolicyAnswer> =>
    api.put(approvalPaths.policy, request, { shown: true }),
};

const EVERY_MS = 10_000;

export const APPROVALS_KEY = 'approvals';

/** Requests, fetched periodically while they are shown. */
export const approvalsOptions = (show: ShownApprovals) =>
  queryOptions({
    queryKey: [APPROVALS_KEY, show],
    queryFn: ({ signal }) => approvalsApi.list(show, signal),
    staleTime: 1_000,
    refetchInterval: EVERY_MS,
  });

export const policyOptions = queryOptions({
  queryKey: [APPROVALS_KEY, 'policy'],
  queryFn: ({ signal }) => approvalsApi.policy(signal),
  staleTime: 1_000,
});
