import { callAccess, failureReason, neededPermissions, type TableCall } from '@backoffice/contract';
import type { ApprovalState } from '@backoffice/contract/approval-values';
import type { FailureReason } from '@backoffice/contract';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../database/transaction';
import type { Keyring } from '../encryption/keyring';
import type { Examine } from '../http/approval';
import type { DeployKey, SignedInUser } from '../http/caller';
import { HttpError, refusal } from '../http/http-error';
import { notifyOutcome, toOwnRequest } from './approval-notifications';
import {
  claimRequest,
  type ClaimedRequest,
  endApproved,
  endUnchanged,
  inputContext,
  stateOfRequest,
} from './approvals.repository';
import type { ApprovalInput } from './ask';
import { findPolicy } from './policy.repository';

/** A route whose calls can need approval. Its call has the types that the route declares. */
export interface ApprovableRoute {
  examine: Examine<never, unknown>;
  handle(call: never): unknown;
}

export interface RunnerOptions {
  pool: pg.Pool;
  keyring: Keyring;
  log: FastifyBaseLogger;
  routes: ReadonlyMap<TableCall, ApprovableRoute>;
  /** Returns an active user with their present permissions; null when there is none. */
  findAsker(userId: number): Promise<SignedInUser | null>;
  /** Returns a valid deploy key by its id. */
  findKey(id: number): Promise<DeployKey | null>;
}

/** The number of attempts for failures that may pass. */
const ATTEMPTS = 5;

const isRaised = (error: unknown, code: string) => (error as { code?: unknown }).code === code;
/** The error of `approval_done`: another process has made the change, or it was ended. */
const isDoneElsewhere = (error: unknown) => isRaised(error, 'AP001');

/** Returns the user or deploy key that made the request, in the form of a call. Throws when they may no longer make it. */
async function askerOf(
  { findAsker, findKey }: RunnerOptions,
  { askerId, deployKeyId, call, id, approver, requestId, reason, ticket }: ClaimedRequest,
) {
  const approved = { approval: { id, by: approver }, changeReason: { reason, ticket } };
  const user = askerId === null ? null : await findAsker(askerId);
  const key = deployKeyId === null ? null : await findKey(deployKeyId);
  const needed = neededPermissions(callAccess[call as TableCall]);
  const isPermitted = user && needed.some(({ permission }) => user.permissions.has(permission));
  if (!isPermitted && !key) throw refusal(400, 'approval-asker-gone');
  return {
    caller: isPermitted ? { ...user, requestId, ...approved } : null,
    deployKey: isPermitted || !key ? null : { ...key, ...approved },
  };
}

/** Makes the change of a claimed request: the handler of its call runs as the user who made it, with the approver in its entry. */
async function makeChange(options: RunnerOptions, request: ClaimedRequest): Promise<void> {
  const { pool, keyring, routes } = options;
  const route = routes.get(request.call as TableCall);
  if (!route) throw refusal(400, 'call-unknown');
  const asker = await askerOf(options, request);
  const input = JSON.parse(await keyring.decrypt(request.input, inputContext(request.id))) as ApprovalInput;
  const call = {
    ...input,
    caller: asker.caller,
    request: { ...asker, headers: input.headers, id: request.requestId },
    setHeader: () => {},
  } as never;
  const { policy } = await findPolicy(pool);
  const { effect } = await route.examine(call, policy);
  const { id } = request.effect;
  // As JSON, in which the effect is stored. The former release stored no id.
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify({ ...effect, id })), request.effect))
    throw refusal(409, 'approval-outdated');
  await route.handle(call);
}

/** Returns how a failed attempt ends the request; null when it is tried again. */
function endOf(error: unknown, { attempts }: ClaimedRequest): ['stale' | 'failed', FailureReason] | null {
  const isFinal = error instanceof HttpError && error.statusCode < 500 && error.statusCode !== 429;
  if (isFinal) return [error.statusCode === 409 ? 'stale' : 'failed', error.reason];
  if (attempts < ATTEMPTS) return null;
  return ['failed', error instanceof HttpError ? error.reason : failureReason('unforeseen')];
}

interface Outcome {
  state: ApprovalState;
  failure: FailureReason | null;
}

/**
 * Returns a function that makes the change of an approved request, and its outcome: null for an unknown request. Any number of
 * processes may call it, and may be killed meanwhile: the request is marked as done in the transaction of its change.
 */
export function createRunner(options: RunnerOptions): (id: number) => Promise<Outcome | null> {
  const { pool, log } = options;
  return async (id) => {
    const request = await claimRequest(pool, { id });
    if (!request) return stateOfRequest(pool, { id });
    try {
      await makeChange(options, request);
      // The call had nothing to change, so that there is no entry which marks it.
      await endUnchanged(pool, { id });
    } catch (error) {
      const end = isDoneElsewhere(error) ? null : endOf(error, request);
      if (!end) log.warn({ err: error, approval: id }, 'an approved change was not made');
      else
        await inTransaction(pool, async (transaction) => {
          const [state, failure] = end;
          if (!(await endApproved(transaction, { id, state, failure })) || request.askerId === null) return;
          await notifyOutcome(transaction, request.askerId, {
            cause: `${id} ${state}`,
            values: { state, by: request.approver, name: request.effect.name },
            filters: toOwnRequest(id),
          });
        });
    }
    return stateOfRequest(pool, { id });
  };
}
