import {
  type CallAccess,
  callAccess,
  isPassiveCall,
  type TableCall,
  tableCallOf,
} from '@backoffice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from './caller';
import { type FailureStatus, HttpError } from './http-error';

const failure = z.object({
  status: z.int(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
});

type Value<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What the table of permissions says of a call; of one that is not in it, what it declares itself. */
type AccessOf<M extends Method, U extends string, A> = `${M} ${U}` extends TableCall
  ? (typeof callAccess)[`${M} ${U}`]
  : A;

/** What a call's function is given: already parsed and permitted. */
interface Call<B, Q, P, A, K> {
  body: Value<B>;
  query: Value<Q>;
  /** What stands in the path. */
  params: Value<P>;
  caller: A extends 'public' ? null : K extends true ? Caller | null : Caller;
  /** Header values, names in lower case. */
  headers: FastifyRequest['headers'];
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteDeclaration<
  M extends Method,
  U extends string,
  A extends CallAccess,
  D extends z.ZodMiniType,
  B,
  Q,
  P,
  K,
> {
  method: M;
  url: U;
  /** Only for calls that are not the product's, as tests make them: those of the product stand in the table of permissions. */
  access?: A;
  /** One line for the API's page at /docs. */
  summary: string;
  body?: B;
  query?: Q;
  params?: P;
  /** The schema of `data` in the answer. */
  data: D;
  takesTokenInQuery?: boolean;
  /** A deploy key does as well as a session: then there is no caller. */
  takesDeployKey?: K;
  /** Failures of this call itself, for /docs; the ones that each call can have need not be named. */
  failures?: FailureStatus[];
  handle(call: Call<B, Q, P, AccessOf<M, U, A>, K>): Promise<z.input<D>> | z.input<D>;
}

function accessOf(method: string, url: string, declared: CallAccess | undefined): CallAccess {
  const call = tableCallOf(method, url);
  if (!call && !declared)
    throw new Error(`The call ${method} ${url} has no row in the table of permissions (call-access.ts).`);
  if (call && declared)
    throw new Error(`Who may call ${call} stands in the table of permissions: leave "access" out.`);
  return call ? callAccess[call] : declared!;
}

function failureStatuses(access: CallAccess, takesInput: boolean, own: FailureStatus[]): FailureStatus[] {
  const signedIn: FailureStatus[] = access === 'public' ? [] : access === 'signed-in' ? [401] : [401, 403];
  return [
    ...new Set<FailureStatus>([...(takesInput ? [400 as const] : []), ...signedIn, ...own, 429, 500, 503]),
  ].sort();
}

/**
 * Adds a call to the API: its input is parsed by its schemas, its answer is wrapped in the envelope and held against
 * `data`, and nobody reaches it without what the table of permissions asks for. Failures are thrown as `HttpError`.
 */
export function declareRoute<
  M extends Method,
  U extends string,
  D extends z.ZodMiniType,
  A extends CallAccess = 'signed-in',
  B extends z.ZodMiniType | undefined = undefined,
  Q extends z.ZodMiniType | undefined = undefined,
  P extends z.ZodMiniType | undefined = undefined,
  K extends boolean = false,
>(app: FastifyInstance, route: RouteDeclaration<M, U, A, D, B, Q, P, K>): void {
  const access = accessOf(route.method, route.url, route.access);
  const takesInput = Boolean(route.body ?? route.query ?? route.params);
  const statuses = failureStatuses(access, takesInput, route.failures ?? []);
  app.route({
    method: route.method,
    url: route.url,
    config: {
      access,
      takesTokenInQuery: route.takesTokenInQuery ?? false,
      takesDeployKey: route.takesDeployKey ?? false,
      isPassive: isPassiveCall(route.method, route.url),
    },
    schema: {
      summary: route.summary,
      tags: [route.url.split('/')[1] ?? ''],
      ...(access !== 'public' && { security: [{ session: [] }] }),
      ...(route.body && { body: route.body }),
      ...(route.query && { querystring: route.query }),
      ...(route.params && { params: route.params }),
      response: {
        200: z.object({ status: z.literal(200), message: z.string(), data: route.data }),
        ...Object.fromEntries(statuses.map((status) => [status, failure])),
      },
    },
    handler: async (request, reply) => {
      if (access !== 'public' && !request.caller && !request.deployKey)
        throw new HttpError(401, 'You are not signed in.');
      const data = await route.handle({
        body: request.body as Value<B>,
        query: request.query as Value<Q>,
        params: request.params as Value<P>,
        caller: request.caller as Call<B, Q, P, AccessOf<M, U, A>, K>['caller'],
        headers: request.headers,
        request,
        reply,
      });
      return { status: 200, message: 'ok', data };
    },
  });
}
