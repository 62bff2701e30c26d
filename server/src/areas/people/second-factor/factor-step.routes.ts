import { loginQuery, loginResponse } from '@backoffice/contract';
import { factorPaths } from '@backoffice/contract/factor-values';
import {
  factorStepRequest,
  passkeySignInRequest,
  passkeySignInStart,
  proofRequest,
  proofStart,
} from '@backoffice/contract/factors';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { declareRoute } from '../../../platform/http/declare-route';
import { withFirstAnswers } from '../../../platform/http/first-answers';
import type { Services } from '../../../platform/services';
import { findFactorUser } from '../factors/user-factors.repository';
import { findSessionLife } from '../sessions/sessions.repository';
import { factorsOf } from '../sign-in/factor-demand';
import { createFactorStep } from './factor-step';

/** The public calls that finish a sign-in by a second factor, or make one by a passkey alone. */
export function factorStepRoutes(app: FastifyInstance, services: Services): void {
  const step = createFactorStep(services);
  const limit = createRateLimit('passkeySignInsPerAddress');

  declareRoute(app, 'POST', factorPaths.step, {
    summary: 'Finish a sign-in by a passkey, one-time code, recovery code or link. Returns a session token',
    body: factorStepRequest,
    query: loginQuery,
    data: loginResponse,
    failures: [409],
    handle: async ({ body, query, request }) =>
      withFirstAnswers(app, request, await step.finish(body, request), query),
  });

  declareRoute(app, 'POST', factorPaths.proveStart, {
    summary: 'Get the means by which the caller can prove who they are',
    data: proofStart,
    handle: async ({ caller: { userId, tokenHash }, request }) => {
      const [user, life] = await Promise.all([
        findFactorUser(services.pool, { id: userId }),
        findSessionLife(services.pool, tokenHash, services.settings.session),
      ]);
      const factors = user?.hasFactor
        ? await factorsOf(services, request, { purpose: 'proof', userId })
        : null;
      return { factors, provider: life?.provider ?? null };
    },
  });

  declareRoute(app, 'POST', factorPaths.prove, {
    summary: 'Prove who the caller is, for calls that answer 428 proof-needed',
    body: proofRequest,
    handle: ({ body, caller, request }) => step.prove(caller, body, request),
  });

  declareRoute(app, 'POST', factorPaths.passkeySignInStart, {
    summary: 'Start a sign-in by a passkey, without username and password',
    data: passkeySignInStart,
    limit,
    failures: [409],
    handle: ({ request }) => step.startByPasskey(request),
  });

  declareRoute(app, 'POST', factorPaths.passkeySignInFinish, {
    summary: 'Finish a sign-in by a passkey. Returns a session token',
    body: passkeySignInRequest,
    query: loginQuery,
    data: loginResponse,
    limit,
    failures: [409],
    handle: async ({ body, query, request }) =>
      withFirstAnswers(app, request, await step.finishByPasskey(body, request), query),
  });
}
