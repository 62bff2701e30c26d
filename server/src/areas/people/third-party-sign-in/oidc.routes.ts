import {
  apiPaths,
  loginQuery,
  oidcFinishRequest,
  oidcStartRequest,
  oidcStartResponse,
  signInAnswer,
} from '@backoffice/contract';
import { opaque } from '@backoffice/contract/text-schemas';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Services } from '../../../platform/services';
import { isAllowedOrigin } from '../../../platform/http/cors.plugin';
import { declareRoute } from '../../../platform/http/declare-route';
import { withFirstAnswers } from '../../../platform/http/first-answers';
import { refusal } from '../../../platform/http/http-error';
import { createRateLimit } from '../../../platform/admission/rate-limit';
import { createProviderLogout } from './provider-logout';
import { createSignInByProvider } from './sign-in-by-provider';

const logoutParams = z.object({ provider: opaque(32) });
const logoutRequest = z.strictObject({ logout_token: opaque(8192) });

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
      const { publicUrl } = services.settings;
      const path = publicUrl?.origin === origin ? publicUrl.path : '';
      return signIn.start(body.provider, origin + path + REDIRECT_PATH);
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

  const endSessions = createProviderLogout(services);
  const limitLogouts = createRateLimit('providerLogoutsPerAddress');
  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      // Other fields of the form are to be ignored (section 2.5).
      (_request, body, done) =>
        done(null, { logout_token: new URLSearchParams(body).get('logout_token') ?? '' }),
    );
    declareRoute(scope, 'POST', '/auth/oidc/logout/:provider', {
      summary: 'End the sessions that a logout token of a provider names (Back-Channel Logout 1.0)',
      params: logoutParams,
      body: logoutRequest,
      limit: limitLogouts,
      handle: ({ params, body, request }) => endSessions(params.provider, body.logout_token, request.id),
    });
  });
}
