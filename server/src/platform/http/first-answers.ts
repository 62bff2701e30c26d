import { isEnrolmentCall } from '@backoffice/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import type { Caller, SignedInUser } from './caller';

interface FirstCall {
  caller: Caller;
  /** The path of the page that the user is about to see. */
  page: string;
  /** The release of the host that shows it, if the page names one. */
  host?: string | undefined;
}

interface FirstRoute {
  url: string;
  data: z.ZodMiniType;
  answer(call: FirstCall): unknown;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The routes whose answers are sent with that of the sign-in. */
    firstRoutes: FirstRoute[];
    findUser(token: string): Promise<SignedInUser | null>;
  }
}

/** Lets routes send their answer with that of the sign-in. Must be registered before the plug-ins that add routes. */
export const firstAnswersPlugin = fp(
  async (app: FastifyInstance, { findUser }: Pick<FastifyInstance, 'findUser'>) => {
    app.decorate('firstRoutes', []);
    app.decorate('findUser', findUser);
  },
);

/**
 * Adds the answers that a page needs first to that of a sign-in, so that it waits for no further call.
 *
 * @param shown the page that the user is about to see; without a path for callers without a page
 * @returns by path of their calls; those that failed are left out, and the page makes these calls itself
 */
export async function withFirstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  { token }: { token: string },
  { page, host }: Partial<Pick<FirstCall, 'page' | 'host'>>,
): Promise<{ token: string; answers?: Record<string, unknown> }> {
  if (page === undefined) return { token };
  const answers: Record<string, unknown> = {};
  const warn = (error: unknown) => request.log.warn(error, 'the first answers are not complete');
  const user = await app.findUser(token).catch(warn);
  if (!user) return { token, answers };
  const call = { caller: { ...user, requestId: request.id }, page, host };
  await Promise.all(
    app.firstRoutes.map(async ({ url, data, answer }) => {
      if (user.mustEnrolFactor && !isEnrolmentCall('GET', url)) return;
      try {
        answers[url] = z.parse(data, await answer(call));
      } catch (error) {
        warn(error);
      }
    }),
  );
  return { token, answers };
}
