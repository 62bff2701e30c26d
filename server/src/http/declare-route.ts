import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as z from 'zod/mini';
import type { Caller } from '../access/caller';
import type { RouteAccess } from '../access/route-access';
import { type FailureStatus, HttpError } from './http-error';

const failure = z.object({
  status: z.int(),
  message: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  requestId: z.string(),
});

type Value<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a call's function is given: already parsed and permitted. */
interface Call<B, Q, A extends RouteAccess> {
  body: Value<B>;
  query: Value<Q>;
  caller: A extends 'public' ? null : Caller;
  /** Header values, names in lower case. */
  headers: FastifyRequest['headers'];
  request: FastifyRequest;
  reply: FastifyReply;
}

interface RouteDeclaration<A extends RouteAccess, D extends z.ZodMiniType, B, Q> {
  method: HTTPMethods;
  url: string;
  access: A;
  /** One line for the API's page at /docs. */
  summary: string;
  body?: B;
  query?: Q;
  /** The schema of `data` in the answer. */
  data: D;
  takesTokenInQuery?: boolean;
  /** The call does not keep the session alive. */
  isPassive?: boolean;
  /** Failures of this call itself, for /docs; the ones that each call can have need not be named. */
  failures?: FailureStatus[];
  handle(call: Call<B, Q, A>): Promise<z.input<D>> | z.input<D>;
}

function failureStatuses(access: RouteAccess, takesInput: boolean, own: FailureStatus[]): FailureStatus[] {
  const signedIn: FailureStatus[] = access === 'public' ? [] : access === 'signed-in' ? [401] : [401, 403];
  return [
    ...new Set<FailureStatus>([...(takesInput ? [400 as const] : []), ...signedIn, ...own, 429, 500, 503]),
  ].sort();
}

/**
 * Adds a call to the API: its input is parsed by its schemas, its answer is wrapped in the envelope and held against
 * `data`, and nobody reaches it without `access`. Failures are thrown as `HttpError`.
 */
export function declareRoute<
  A extends RouteAccess,
  D extends z.ZodMiniType,
  B extends z.ZodMiniType | undefined = undefined,
  Q extends z.ZodMiniType | undefined = undefined,
>(app: FastifyInstance, route: RouteDeclaration<A, D, B, Q>): void {
  const statuses = failureStatuses(route.access, Boolean(route.body ?? route.query), route.failures ?? []);
  app.route({
    method: route.method,
    url: route.url,
    config: {
      access: route.access,
      takesTokenInQuery: route.takesTokenInQuery ?? false,
      isPassive: route.isPassive ?? false,
    },
    schema: {
      summary: route.summary,
      tags: [route.url.split('/')[1] ?? ''],
      ...(route.access !== 'public' && { security: [{ session: [] }] }),
      ...(route.body && { body: route.body }),
      ...(route.query && { querystring: route.query }),
      response: {
        200: z.object({ status: z.literal(200), message: z.string(), data: route.data }),
        ...Object.fromEntries(statuses.map((status) => [status, failure])),
      },
    },
    handler: async (request, reply) => {
      if (route.access !== 'public' && !request.caller) throw new HttpError(401, 'You are not signed in.');
      const data = await route.handle({
        body: request.body as Value<B>,
        query: request.query as Value<Q>,
        caller: request.caller as Call<B, Q, A>['caller'],
        headers: request.headers,
        request,
        reply,
      });
      return { status: 200, message: 'ok', data };
    },
  });
}
