import { loginQuery, loginResponse } from '@backoffice/contract';
import {
  factorPaths,
  factorStepRequest,
  passkeySignInRequest,
  passkeySignInStart,
} from '@backoffice/contract/factors';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { declareRoute } from '../../../platform/http/declare-route';
import { withFirstAnswers } from '../../../platform/http/first-answers';
import type { Services } from '../../../platform/services';
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
