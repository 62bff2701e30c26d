import {
  apiPaths,
  loginQuery,
  oidcFinishRequest,
  oidcStartRequest,
  oidcStartResponse,
  signInAnswer,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services';
import { isAllowedOrigin } from '../../../platform/http/cors.plugin';
import { declareRoute } from '../../../platform/http/declare-route';
import { withFirstAnswers } from '../../../platform/http/first-answers';
import { refusal } from '../../../platform/http/http-error';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { createSignInByProvider } from './sign-in-by-provider';

/** The page to which the provider redirects; see the host's `/auth-redirect`. */
const REDIRECT_PATH = '/auth-redirect';

export function oidcRoutes(app: FastifyInstance, services: Services): void {
  const signIn = createSignInByProvider(services);
  const limit = createRateLimit('providerSignInsPerAddress');

  declareRoute(app, 'POST', apiPaths.oidcStart, {
    summary: 'Start a provider sign-in. Returns the address of the provider’s page',
    body: oidcStartRequest,
    data: oidcStartResponse,
    limit,
    handle: ({ body, headers }) => {
      const { origin, host = '' } = headers;
      if (!origin || !isAllowedOrigin(origin, host, services.settings)) throw refusal(400, 'provider-origin');
      return signIn.start(body.provider, origin + REDIRECT_PATH);
    },
  });

  declareRoute(app, 'POST', apiPaths.oidcFinish, {
    summary: 'Finish a provider sign-in. Returns a session token',
    body: oidcFinishRequest,
    query: loginQuery,
    data: signInAnswer,
    limit,
    handle: async ({ body, query, request }) => {
      const answer = await signIn.finish(body, request);
      return 'token' in answer ? withFirstAnswers(app, request, answer, query) : answer;
    },
  });
}
