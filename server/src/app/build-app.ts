import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import * as z from 'zod/mini';
import { accessPlugin } from '../access/access.plugin';
import { declaredAccessPlugin } from '../access/declared-access.plugin';
import { accountRoutes } from '../accounts/accounts.routes';
import { ownAccountRoutes } from '../accounts/own-account.routes';
import { passwordChecksPlugin } from '../accounts/password-checks.plugin';
import { accessReviewRoutes } from '../access-review/access-review.routes';
import { auditLogRoutes } from '../audit/audit-log.routes';
import { noteRefusedCalls } from '../audit/note-refused-calls';
import { userSearchRoutes } from '../accounts/user-search.routes';
import { callerLookup } from '../accounts/caller-lookup';
import { noteActivity } from '../accounts/sessions.repository';
import { articleRoutes } from '../articles/articles.routes';
import { channelRoutes } from '../channels/channels.routes';
import { oidcRoutes } from '../oidc/oidc.routes';
import { dashboardRoutes } from '../dashboard/dashboard.routes';
import { answerBytesPlugin } from '../http/answer-bytes.plugin';
import { answerCompiler } from '../http/answer-compiler';
import { apiDocsPlugin } from '../http/api-docs.plugin';
import { corsPlugin } from '../http/cors.plugin';
import { drainingPlugin } from '../http/draining.plugin';
import { answerFailure, failuresPlugin } from '../http/failures.plugin';
import { headersPlugin } from '../http/headers.plugin';
import { jsonBodyPlugin } from '../http/json-body.plugin';
import { overloadPlugin } from '../http/overload.plugin';
import { requestId } from '../http/request-id';
import { trustProxy } from '../http/trust-proxy';
import { createKeysPlugin } from '../idempotency/create-keys.plugin';
import { merchantRoutes } from '../merchants/merchants.routes';
import { navigationRoutes } from '../navigation/navigation.routes';
import { healthRoutes } from '../observing/health.routes';
import { metricsPlugin } from '../observing/metrics.plugin';
import { requestLogPlugin } from '../observing/request-log.plugin';
import { findDeployKey } from '../remotes/deploy-keys.repository';
import { overrideRoutes } from '../remotes/override.routes';
import { releaseRoutes } from '../remotes/release.routes';
import { remoteRoutes } from '../remotes/remotes.routes';
import { roleRoutes } from '../roles/roles.routes';
import { transactionRoutes } from '../transactions/transactions.routes';
import { userRoutes } from '../users/users.routes';
import { uploadRoutes } from '../uploads/uploads.routes';
import type { Services } from './services';

const BODY_LIMIT = 1024 * 1024;
const COMPRESS_FROM = 1024;
// For a request to arrive whole; who sends byte by byte is cut off.
const REQUEST_WITHIN_MS = 30_000;

/** Each module's calls; a new module adds its function here. */
const modules = [
  healthRoutes,
  accountRoutes,
  ownAccountRoutes,
  userSearchRoutes,
  oidcRoutes,
  navigationRoutes,
  roleRoutes,
  userRoutes,
  accessReviewRoutes,
  auditLogRoutes,
  remoteRoutes,
  releaseRoutes,
  overrideRoutes,
  dashboardRoutes,
  transactionRoutes,
  merchantRoutes,
  channelRoutes,
  articleRoutes,
  uploadRoutes,
];

/** The API, not listening yet. The order of the plug-ins is the order of their hooks. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { pool, settings, log } = services;
  z.config(z.locales.en());
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN_MS,
    requestIdHeader: false,
    genReqId: requestId,
    trustProxy: trustProxy(settings.trustedProxies),
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(answerCompiler);
  await app.register(failuresPlugin);
  await app.register(headersPlugin);
  await app.register(requestLogPlugin);
  await app.register(declaredAccessPlugin);
  await app.register(metricsPlugin, { pool });
  await app.register(corsPlugin, { allowedOrigins: settings.allowedOrigins });
  await app.register(drainingPlugin);
  await app.register(overloadPlugin, { pool });
  await app.register(accessPlugin, {
    findCaller: callerLookup(pool, settings.session),
    findDeployKey: (key) => findDeployKey(pool, key),
    noteActivity: ({ tokenHash }) => noteActivity(pool, tokenHash),
    noteRefusal: noteRefusedCalls(pool),
  });
  await app.register(jsonBodyPlugin);
  await app.register(answerBytesPlugin);
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(apiDocsPlugin);
  await app.register(createKeysPlugin, { pool });
  await app.register(passwordChecksPlugin, { pool });
  for (const module of modules) module(app, services);
  return app;
}
