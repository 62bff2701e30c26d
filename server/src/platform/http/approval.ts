import { type TableCall, tableCallOf } from '@backoffice/contract';
import { approvalCalls, type ApprovalKind } from '@backoffice/contract/approval-values';
import type { ApprovalEffect, ApprovalPolicy } from '@backoffice/contract/approvals';
import type pg from 'pg';

/** The approval under which a call runs. */
export interface Approval {
  /** The request that is marked as done in the transaction of the change; null where it has been already. */
  id: number | null;
  /** Name of the user who approved it. */
  by: string;
}

/** The effect of a call that can need approval. */
export interface Examined<Body> {
  /** The body with the versions that were read, so that it changes exactly these. */
  body: Body;
  /** The kinds of the call that need approval under the policy; empty where the change is too small. */
  kinds: readonly ApprovalKind[];
  effect: ApprovalEffect;
  /**
   * Called in the transaction of the change, after its writes. Throws 409 `approval-outdated` when their effect is not the examined
   * one, because others have changed rows beside them.
   */
  recheck?: Recheck | undefined;
}

export type Recheck = (transaction: pg.ClientBase) => Promise<void>;

/** Examines a call before it runs. Throws as the call would for a missing or outdated row. */
export type Examine<Call, Body> = (call: Call, policy: ApprovalPolicy) => Promise<Examined<Body>>;

/**
 * Returns the call of a route in the table of permissions when it can need approval.
 *
 * @param isExamined whether the route examines its calls; it must exactly when the call is in `approvalCalls`
 */
export function approvableCall(method: string, url: string, isExamined: boolean): TableCall | null {
  const call = tableCallOf(method, url);
  const isApprovable = call !== undefined && approvalCalls[call] !== undefined;
  if (isApprovable !== isExamined)
    throw new Error(
      `The call ${method} ${url} must be in "approvalCalls" and declare "examine", or neither.`,
    );
  return isApprovable ? call : null;
}
