import { callAccess, type TableCall } from '@backoffice/contract';
import { approvalCalls } from '@backoffice/contract/approval-values';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { inTransaction } from '../database/transaction';
import type { ChangeReason } from '../http/caller';
import { HttpError, refusal } from '../http/http-error';
import { scheduleJob } from '../jobs/scheduled-jobs';
import { notifyOutcome, toOwnRequest } from './approval-notifications';
import { expireRequests, findUnfinished } from './approvals.repository';
import { askForApproval } from './ask';
import { findPolicy, ruleFor } from './policy.repository';
import { type ApprovableRoute, createRunner, type RunnerOptions } from './run-approved';

declare module 'fastify' {
  interface FastifyInstance {
    approvals: Approvals;
  }
}

interface Approvals {
  /** Adds a route whose calls can need approval, for the runs of approved ones. */
  declare(call: TableCall, route: ApprovableRoute): void;
  /**
   * Runs a call, or stores it where the policy requires approval.
   *
   * @throws HttpError 409 `approval-pending` for a stored call, `approval-needed` for one that lacks the reason
   */
  pass(call: TableCall, request: FastifyRequest, given: { body: unknown }): Promise<unknown>;
  /** Makes the change of an approved request. */
  run: ReturnType<typeof createRunner>;
}

/** Headers that change what a call does. */
const STORED_HEADERS = ['idempotency-key', 'origin'];
const OPEN_EVERY_MS = 5_000;
/** The number of times that a call is examined while others keep changing what it examines. */
const EXAMINATIONS = 5;

/** Returns the reason of a call, from its headers or its body, and its ticket. */
function reasonOf({ caller, deployKey, body }: FastifyRequest): ChangeReason {
  const { reason = null, ticket = null } = (caller ?? deployKey)?.changeReason ?? {};
  const { reason: inBody } = (body ?? {}) as { reason?: unknown };
  return { reason: reason ?? (typeof inBody === 'string' && inBody !== '' ? inBody : null), ticket };
}

const storedHeaders = ({ headers }: FastifyRequest) =>
  Object.fromEntries(
    STORED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

/** Holds calls back until a second user has approved them: docs/decisions/0107. */
export const approvalsPlugin = fp(
  async (app: FastifyInstance, options: Omit<RunnerOptions, 'routes' | 'log'>) => {
    const { pool } = options;
    const routes = new Map<TableCall, ApprovableRoute>();
    const run = createRunner({ ...options, log: app.log, routes });

    const isOutdated = (error: unknown) =>
      error instanceof HttpError && error.reason.code === 'approval-outdated';

    const pass = async (
      call: TableCall,
      request: FastifyRequest,
      given: { body: unknown },
      examinations = EXAMINATIONS,
    ): Promise<unknown> => {
      const { examine, handle } = routes.get(call)!;
      const handleWith = (changed: object) => handle({ ...given, ...changed } as never);
      const { policy } = await findPolicy(pool);
      if (ruleFor(policy, approvalCalls[call]!) === 'none') return handleWith({});
      const { body, kinds, effect, recheck } = await examine(given as never, policy);
      const needing = kinds.filter((kind) => ruleFor(policy, [kind]) !== 'none');
      const { caller, deployKey, params, id: requestId } = request;
      if (needing.length === 0) {
        if (!recheck) return handleWith({ body });
        try {
          return await handleWith({ body, caller: { ...caller, recheck } });
        } catch (error) {
          if (!isOutdated(error) || examinations <= 1) throw error;
          return pass(call, request, given, examinations - 1);
        }
      }
      if (caller?.isServiceAccount) throw refusal(403, 'approval-by-user');
      const { reason, ticket } = reasonOf(request);
      // Programs cannot be prompted for one.
      if (reason === null && !deployKey) throw refusal(409, 'approval-needed');
      const id = await askForApproval(options, {
        call,
        kinds: needing,
        rule: ruleFor(policy, needing),
        caller,
        deployKey,
        requestId,
        reason,
        ticket,
        input: { body, params, headers: storedHeaders(request) },
        effect,
        hours: policy.hours,
      });
      throw refusal(409, 'approval-pending', { id });
    };

    app.decorate('approvals', {
      declare(call, route) {
        if (!approvalCalls[call] || callAccess[call] === 'public')
          throw new Error(`The call ${call} is not in the table of calls that can need approval.`);
        routes.set(call, route);
      },
      pass,
      run,
    });
    app.addHook('onReady', async () => {
      const missing = Object.keys(approvalCalls).find((call) => !routes.has(call as TableCall));
      if (missing) throw new Error(`The route ${missing} does not examine its calls: declare "examine".`);
    });
    scheduleJob(
      app,
      'approved requests',
      async () => {
        for (const { id } of await findUnfinished(pool)) await run(id);
      },
      OPEN_EVERY_MS,
    );
    scheduleJob(app, 'expired approvals', () =>
      inTransaction(pool, async (transaction) => {
        for (const { id, askerId, effect } of await expireRequests(transaction)) {
          if (askerId === null) continue;
          await notifyOutcome(transaction, askerId, {
            cause: `${id} expired`,
            values: { state: 'expired', by: null, name: effect.name },
            filters: toOwnRequest(id),
          });
        }
      }),
    );
  },
);
