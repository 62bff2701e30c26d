import {
  type CallAccess,
  callAccess,
  type FailureCode,
  failureSentences,
  isPassiveCall,
  type TableCall,
  tableCallOf,
} from '@backoffice/contract';
import { isFreshCall } from '@backoffice/contract/fresh-calls';
import { reasonSubjectOf } from '@backoffice/contract/reason-calls';
import { SHORTENED_MARK } from '@backoffice/contract/shortened-rows';
import { validateKeeping } from '@backoffice/contract/validate-keeping';
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { approvableCall, type Examine } from './approval';
import { failureStatuses, securityOf } from './call-security';
import type { Caller } from './caller';
import { bytesInPieces } from './answers';
import { type FailureStatus, refusedField } from './http-error';

const reason = {
  code: z.enum(Object.keys(failureSentences) as FailureCode[]),
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.string(),
};
/** The answer of a call that has failed. */
export const failure = z.object({
  status: z.int(),
  ...reason,
  errors: z.optional(z.array(z.object({ path: z.string(), ...reason }))),
  requestId: z.string(),
});

type Schema = z.ZodMiniType;
type MaybeSchema = Schema | undefined;

type Value<S> = S extends Schema ? z.output<S> : undefined;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The access of a call in the table of permissions; for other calls, the access that the route declares. */
type AccessOf<M extends Method, Url extends string, Access> = `${M} ${Url}` extends TableCall
  ? (typeof callAccess)[`${M} ${Url}`]
  : Access;

type CallerOf<Access, TakesKey> = Access extends 'public'
  ? null
  : TakesKey extends true
    ? Caller | null
    : Caller;

/** The input of a handler: already parsed and permitted. */
interface Call<Body, Query, Params, Access, TakesKey> {
  body: Value<Body>;
  query: Value<Query>;
  /** The parameters of the path. */
  params: Value<Params>;
  caller: CallerOf<Access, TakesKey>;
  /** Header values, with names in lower case. */
  headers: FastifyRequest['headers'];
  request: FastifyRequest;
  /** The stream of the answer, for work that does not begin once its caller has left. */
  response: ServerResponse;
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void;
}

/** A call whose body has not been read yet. */
interface LimitedRequest<Access, TakesKey> {
  caller: CallerOf<Access, TakesKey>;
  ip: string;
}

/** The result of a handler; not used for a call without data. */
type Result<Data> = Data extends z.ZodMiniNull ? unknown : z.input<Data>;
type Answer<Data> = Promise<Result<Data>> | Result<Data>;

interface RouteDeclaration<
  M extends Method,
  Url extends string,
  Body,
  Query,
  Params,
  Data extends Schema,
  Access,
  TakesKey,
> {
  /** For calls that are not the product's, such as those of tests; the calls of the product are in the table of permissions. */
  access?: Access;
  /** One line for the API's page at /docs. */
  summary: string;
  body?: Body;
  query?: Query;
  params?: Params;
  /**
   * Returns the current row for a call that changes it. A text that was stored before its rule existed can then be sent back
   * unchanged under the same field name.
   */
  stored?(
    call: Pick<Call<Body, Query, Params, AccessOf<M, Url, Access>, TakesKey>, 'body' | 'params' | 'caller'>,
  ): Promise<object | null>;
  /** The schema of `data` in the answer; without it, `data` is null whatever the handler returns. */
  data?: Data;
  takesTokenInQuery?: boolean;
  /** Sends the answer for a page with that of the sign-in. */
  firstAnswer?(call: { caller: Caller; page: string; host?: string | undefined }): Answer<Data>;
  /** True when a deploy key is accepted instead of a session; then there is no caller. */
  takesDeployKey?: TakesKey;
  /** Further failure statuses of this call, for /docs; those that every call can have are added. */
  failures?: FailureStatus[];
  /** Required for a call of `approvalCalls`: examines whether it needs approval, and what it would do. */
  examine?: Examine<Call<Body, Query, Params, AccessOf<M, Url, Access>, TakesKey>, Value<Body>>;
  /**
   * Waits, outside the caller's turn, until the work of the call can begin. Returns true when it has waited: the caller is then
   * admitted again, because its session may have ended, or its key may have been revoked.
   */
  ready?(
    call: Call<Body, Query, Params, AccessOf<M, Url, Access>, TakesKey>,
    reply: FastifyReply,
  ): Promise<boolean>;
  /** Called when the caller is known, before the body is read. Throws when there were too many calls. */
  limit?(request: LimitedRequest<AccessOf<M, Url, Access>, TakesKey>): Promise<void> | void;
}

interface Handles<TheCall, Data> {
  handle(call: TheCall): Answer<Data>;
  read?: never;
}

interface Reading<TheCall, Data> {
  /**
   * Replaces `handle` for calls of a signed-in user that only read. `db` is the database, or a replica that has everything the
   * caller has written: see `Reads`. Data whose writes are not in the audit log must not be read this way. May run twice.
   */
  read(call: TheCall, db: pg.Pool): Answer<Data>;
  handle?: never;
}

type Handling<TheCall, Data> = Handles<TheCall, Data> | Reading<TheCall, Data>;

function accessOf(method: string, url: string, declared: CallAccess | undefined): CallAccess {
  const call = tableCallOf(method, url);
  if (!call && !declared)
    throw new Error(
      `The call ${method} ${url} has no row in the table of permissions (shared/contract/src/permissions.ts).`,
    );
  if (call && declared)
    throw new Error(`The access to ${call} is in the table of permissions: remove "access".`);
  return call ? callAccess[call] : declared!;
}

interface Refused {
  request: FastifyRequest;
  body?: MaybeSchema;
  stored?: (call: never) => Promise<object | null>;
}

/**
 * Returns the body of a refused call when all of its problems are texts that are stored unchanged; throws the refusal
 * otherwise.
 */
async function keptBody({ request, body, stored }: Refused): Promise<unknown> {
  const refusal = request.validationError!;
  if (refusal.validationContext !== 'body' || !body || !stored) throw refusal;
  const unchangedTexts: Record<string, string> = {};
  // Collects the texts first, so that the row is read only when needed.
  const outcome = await validateKeeping(body, request.body, (field, text) => {
    unchangedTexts[field] = text;
    return true;
  });
  if (outcome.issues) throw refusal;
  const { params, caller } = request;
  const known = (await stored({ body: outcome.value, params, caller } as never)) as Record<
    string,
    unknown
  > | null;
  if (!Object.entries(unchangedTexts).every(([field, text]) => known?.[field] === text)) throw refusal;
  return outcome.value;
}

/** The number of rows that a list call requests, in its body or in its query; 0 for other calls. */
function requestedRows({ body, query }: FastifyRequest): number {
  const { limit, ids } = { ...(query as object), ...(body as object) } as { limit?: unknown; ids?: unknown };
  if (Array.isArray(ids)) return ids.length;
  return typeof limit === 'number' ? limit : 0;
}

/** Refuses texts that a list has shortened, because they would overwrite the complete ones. */
function refuseShortened(body: unknown): void {
  const fields = Object.entries((body ?? {}) as { shortened?: unknown });
  const sentBack = fields.find(
    ([name, value]) =>
      (name === 'shortened' && value !== undefined) ||
      (typeof value === 'string' && value.endsWith(SHORTENED_MARK)),
  );
  if (sentBack) throw refusedField(400, sentBack[0], 'row-shortened');
}

/**
 * Adds a call to the API: its input is parsed by its schemas, its answer is wrapped in the envelope and checked against `data`,
 * and callers need the access of the table of permissions. Failures are thrown as `HttpError`.
 */
export function declareRoute<
  M extends Method,
  Url extends string,
  Body extends MaybeSchema = undefined,
  Query extends MaybeSchema = undefined,
  Params extends MaybeSchema = undefined,
  Data extends Schema = z.ZodMiniNull,
  Access extends CallAccess = 'signed-in',
  TakesKey extends boolean = false,
>(
  app: FastifyInstance,
  method: M,
  url: Url,
  route: RouteDeclaration<M, Url, Body, Query, Params, Data, Access, TakesKey> &
    Handling<Call<Body, Query, Params, AccessOf<M, Url, Access>, TakesKey>, Data>,
): void {
  const access = accessOf(method, url, route.access);
  const takesInput = Boolean(route.body ?? route.query ?? route.params);
  const statuses = failureStatuses(access, takesInput, route.failures ?? []);
  const answerSchema = z.object({
    status: z.literal(200),
    message: z.string(),
    data: route.data ?? z.null(),
  });
  if (route.firstAnswer && access !== 'signed-in')
    throw new Error(`Not every signed-in user may call ${method} ${url}: remove "firstAnswer".`);
  if (route.firstAnswer && route.data)
    app.firstRoutes.push({ url, data: route.data, answer: (call) => route.firstAnswer!(call) });
  const approvable = approvableCall(method, url, route.examine !== undefined);
  if (approvable && route.handle) app.approvals.declare(approvable, route as never);
  const inBytes = bytesInPieces(answerSchema);
  const isRead = route.read !== undefined || method === 'GET';
  const reasonSubject = reasonSubjectOf(method, url);
  app.route({
    method,
    url,
    attachValidation: route.stored !== undefined,
    config: {
      access,
      takesTokenInQuery: route.takesTokenInQuery ?? false,
      takesDeployKey: route.takesDeployKey ?? false,
      isPassive: isPassiveCall(method, url),
      isFresh: isFreshCall(method, url),
    },
    schema: {
      summary: route.summary,
      tags: [url.split('/')[1] ?? ''],
      ...securityOf(method, url, access),
      ...(route.body && { body: route.body }),
      ...(route.query && { querystring: route.query }),
      ...(route.params && { params: route.params }),
      response: {
        200: answerSchema,
        ...Object.fromEntries(statuses.map((status) => [status, failure])),
      },
    },
    onRequest: async ({ caller, ip }) => {
      await route.limit?.({ caller: caller as CallerOf<AccessOf<M, Url, Access>, TakesKey>, ip });
    },
    handler: async (request, reply) => {
      if (request.validationError) request.body = await keptBody({ request, ...route });
      const call = {
        body: request.body as Value<Body>,
        query: request.query as Value<Query>,
        params: request.params as Value<Params>,
        // The access plug-in has refused all other callers.
        caller: request.caller as CallerOf<AccessOf<M, Url, Access>, TakesKey>,
        headers: request.headers,
        request,
        response: reply.raw,
        setHeader: (name: string, value: string) => void reply.header(name, value),
      };
      const work = async () => {
        const data = await (route.read
          ? app.reads.run(request.caller, (db) => route.read(call, db))
          : approvable
            ? (app.approvals.pass(approvable, request, call) as Answer<Data>)
            : route.handle(call));
        const answer = { status: 200, message: 'ok', data: route.data ? data : null };
        const bytes = await inBytes(answer);
        if (bytes === null) return answer;
        reply.type('application/json; charset=utf-8');
        return bytes;
      };
      refuseShortened(request.body);
      if (!isRead) app.takeReason(request, reasonSubject);
      if (await route.ready?.(call, reply)) await app.admit(request, reply);
      // Callers without a session have other limits.
      if (!request.caller) return work();
      return app.inTurn(reply, work, { rows: requestedRows(request), isRead });
    },
  });
}
