import { limitConnections, senderLimits } from '@backoffice/contract';
import { listenOptions } from '@backoffice/server-certificate';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import * as z from 'zod/mini';
import { accessPlugin, declaredAccessPlugin } from '../platform/access/access.plugin';
import { directoryTokens } from '../platform/access/directory-token';
import { createSessionKeys } from '../platform/access/session-keys';
import { rememberUnknown } from '../platform/access/remember-unknown';
import { accountLinkRoutes } from '../areas/people/account-links/account-links.routes';
import { accountRoutes } from '../areas/people/accounts/accounts.routes';
import { ownAccountRoutes } from '../areas/people/accounts/own-account.routes';
import { listLayoutRoutes } from '../areas/people/accounts/list-layouts.routes';
import { ownProfileRoutes } from '../areas/people/accounts/own-profile.routes';
import { ownSessionsRoutes } from '../areas/people/accounts/own-sessions.routes';
import { accessReviewRoutes } from '../areas/people/access-review/access-review.routes';
import { auditLogRoutes } from '../areas/audit-log/audit-log.routes';
import { keepLogs } from '../platform/audit/audit.repository';
import { forwardAudit, keepForwardDestination } from '../platform/audit-forward/forward-audit';
import { deliverHeads } from '../platform/audit-heads/deliver-heads';
import { noteRefusedCalls } from '../platform/audit/note-refused-calls';
import { callerLookup } from '../areas/people/sessions/caller-lookup';
import {
  findEndedSessions,
  findRightsOfSessions,
  noteActivity,
} from '../areas/people/sessions/sessions.repository';
import { findActingUser } from '../areas/people/sessions/acting-user';
import { approvalRoutes } from '../areas/approvals/approvals.routes';
import { approvalsPlugin } from '../platform/approvals/approvals.plugin';
import { exportRoutes } from '../areas/exports/exports.routes';
import { operationsRoutes } from '../areas/operations/operations.routes';
import { listViewRoutes } from '../areas/list-views/list-views.routes';
import { inboxRoutes } from '../areas/inbox/inbox.routes';
import { noteRoutes } from '../areas/notes/notes.routes';
import { articleRoutes } from '../areas/articles/articles.routes';
import { changeRoutes } from '../areas/changes/changes.routes';
import { waitingReadersPlugin } from '../areas/changes/waiting-readers';
import { channelRoutes } from '../areas/channels/channels.routes';
import { channelTypeRoutes } from '../areas/channels/types/channel-types.routes';
import { oidcRoutes } from '../areas/people/third-party-sign-in/oidc.routes';
import { scimRoutes } from '../areas/people/scim/scim.routes';
import { factorResetRoutes } from '../areas/people/second-factor/factor-resets.routes';
import { factorStepRoutes } from '../areas/people/second-factor/factor-step.routes';
import { ownFactorRoutes } from '../areas/people/second-factor/own-factors.routes';
import { dashboardRoutes } from '../areas/dashboard/dashboard.routes';
import { transactionRoutes } from '../areas/transactions/transactions.routes';
import { nullIfStorageUnavailable } from '../platform/database/database-failure';
import { answerBytesPlugin, answerCompiler, headersPlugin } from '../platform/http/answers';
import { firstAnswersPlugin } from '../platform/http/first-answers';
import { eventsPlugin } from '../platform/events/events.plugin';
import { removeOldBudgets } from '../platform/admission/budget.repository';
import { bodiesPlugin } from '../platform/admission/bodies.plugin';
import { corsPlugin } from '../platform/http/cors.plugin';
import { overloadPlugin } from '../platform/admission/overload.plugin';
import { answerFailure, failuresPlugin } from '../platform/http/failures.plugin';
import { jsonBodyPlugin, requestId, traceId, trustProxy } from '../platform/http/requests';
import { scheduleJob } from '../platform/jobs/scheduled-jobs';
import { strangersPlugin } from '../platform/admission/strangers.plugin';
import { turnsPlugin } from '../platform/admission/turns.plugin';
import { removeOldCreateKeys } from '../platform/idempotency/create-keys';
import { merchantRoutes } from '../areas/merchants/merchants.routes';
import { navigationRoutes } from '../areas/people/navigation/navigation.routes';
import { healthRoutes } from '../platform/observing/health.routes';
import { policyReportRoutes } from '../platform/observing/policy-report.routes';
import { metricsPlugin } from '../platform/observing/metrics.plugin';
import { changeReasonsPlugin } from '../platform/change-reasons/change-reasons.plugin';
import { tracingPlugin } from '../platform/observing/tracing.plugin';
import { readsPlugin } from '../platform/replicas/reads.plugin';
import { requestLogPlugin } from '../platform/observing/create-logger';
import { lockRoutes } from '../areas/remotes/rules/lock.routes';
import { retireRoutes } from '../areas/remotes/rules/retire.routes';
import { ownerRoutes } from '../areas/remotes/rules/owner.routes';
import { backendRoutes } from '../areas/remotes/backends/backends.routes';
import { deployKeyRoutes } from '../areas/remotes/deploy-keys/deploy-key.routes';
import { findDeployKey, findKeyById } from '../areas/remotes/deploy-keys/deploy-keys.repository';
import { overrideRoutes } from '../areas/remotes/overrides/override.routes';
import { remoteRoutes } from '../areas/remotes/remotes.routes';
import { findServiceAccount } from '../areas/people/service-accounts/service-callers.repository';
import { serviceAccountRoutes } from '../areas/people/service-accounts/service-accounts.routes';
import { roleRoutes } from '../areas/people/roles/roles.routes';
import { userRoutes } from '../areas/people/users/users.routes';
import { webhookRoutes } from '../areas/webhooks/webhooks.routes';
import { uploadRoutes } from '../areas/uploads/uploads.routes';
import type { Services } from '../platform/services';
import { apiDocsPlugin } from './api-docs.plugin';

const BODY_LIMIT = 1024 * 1024;
const COMPRESS_FROM = 1024;
const HOUR_MS = 3_600_000;
const FORWARD_EVERY_MS = 2_000;

/** The routes of each module; a new module adds its function here. */
const modules = [
  healthRoutes,
  policyReportRoutes,
  accountRoutes,
  accountLinkRoutes,
  ownAccountRoutes,
  ownProfileRoutes,
  listLayoutRoutes,
  ownSessionsRoutes,
  inboxRoutes,
  listViewRoutes,
  oidcRoutes,
  scimRoutes,
  factorStepRoutes,
  ownFactorRoutes,
  factorResetRoutes,
  navigationRoutes,
  roleRoutes,
  userRoutes,
  serviceAccountRoutes,
  accessReviewRoutes,
  auditLogRoutes,
  approvalRoutes,
  operationsRoutes,
  remoteRoutes,
  backendRoutes,
  deployKeyRoutes,
  lockRoutes,
  ownerRoutes,
  retireRoutes,
  overrideRoutes,
  dashboardRoutes,
  transactionRoutes,
  merchantRoutes,
  channelRoutes,
  channelTypeRoutes,
  changeRoutes,
  webhookRoutes,
  noteRoutes,
  articleRoutes,
  uploadRoutes,
  exportRoutes,
];

/** Builds the API, which does not listen yet. Plug-ins run their hooks in the order of registration. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { pool, reads, settings, log } = services;
  const { auditForward, certificate } = settings;
  z.config(z.locales.en());
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    ...listenOptions(certificate, senderLimits),
    requestTimeout: senderLimits.requestTimeout,
    requestIdHeader: false,
    genReqId: settings.traceSample > 0 ? traceId : requestId,
    trustProxy: trustProxy(settings.trustedProxies),
    // Calls on open connections are still served during a shutdown, and then the connection is closed: a 503 would ask the user
    // to sign in again.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  });
  // Behind proxies, only the proxy knows how many connections a caller has.
  if (Array.isArray(settings.trustedProxies) && settings.trustedProxies.length === 0)
    limitConnections(app.server);
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(answerCompiler);
  await app.register(failuresPlugin);
  await app.register(headersPlugin);
  await app.register(tracingPlugin, { ...settings, traceEveryMs: services.traceEveryMs });
  await app.register(requestLogPlugin);
  await app.register(declaredAccessPlugin);
  await app.register(metricsPlugin, { pool, certificate: settings.certificate });
  await app.register(readsPlugin, { reads });
  await app.register(strangersPlugin);
  await app.register(corsPlugin, settings);
  await app.register(overloadPlugin, { pool, maxDelayMs: services.maxDelayMs });
  const findUser = callerLookup(
    pool,
    settings.session,
    settings.replicaUrls.length > 0 ? () => reads.knownEntry() : undefined,
  );
  await app.register(firstAnswersPlugin, { findUser });
  await app.register(accessPlugin, {
    ...createSessionKeys(findUser, settings.sessionBinding),
    findDeployKey: rememberUnknown((key) => findDeployKey(pool, key)),
    findServiceAccount: rememberUnknown((key) => findServiceAccount(pool, key)),
    isDirectoryToken: directoryTokens(settings.scim?.tokens ?? []),
    noteActivity: ({ tokenHash }) => noteActivity(pool, { tokenHash }).catch(nullIfStorageUnavailable),
    noteRefusal: noteRefusedCalls(pool),
  });
  await app.register(bodiesPlugin);
  await app.register(turnsPlugin, services.maxWaitMs === undefined ? {} : { maxWaitMs: services.maxWaitMs });
  await app.register(jsonBodyPlugin);
  await app.register(answerBytesPlugin);
  await app.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(apiDocsPlugin, { isOpen: settings.demoData });
  await app.register(eventsPlugin, {
    databaseUrl: settings.databaseUrl,
    pool,
    findEndedSessions: (hashes) => findEndedSessions(pool, hashes, settings.session),
    findRights: (hashes) => findRightsOfSessions(pool, hashes, settings.session),
  });
  await app.register(waitingReadersPlugin, { pool, log });
  await app.register(changeReasonsPlugin, settings.changeReasons);
  await app.register(approvalsPlugin, {
    pool,
    keyring: services.keyring,
    findAsker: (userId) => findActingUser(pool, userId),
    findKey: (id) => findKeyById(pool, { id }),
  });
  scheduleJob(app, 'remove old idempotency keys', () => removeOldCreateKeys(pool));
  scheduleJob(app, 'remove old call budgets', () => removeOldBudgets(pool));
  scheduleJob(app, 'create and remove log partitions', () => keepLogs(pool), HOUR_MS);
  scheduleJob(app, 'sign and deliver audit heads', () => deliverHeads(pool, settings.auditHeads, log));
  scheduleJob(app, 'keep the place of the audit log', () => keepForwardDestination(pool, auditForward));
  if (auditForward)
    scheduleJob(app, 'forward the audit log', () => forwardAudit(pool, auditForward, log), FORWARD_EVERY_MS);
  if (certificate) scheduleJob(app, 'take a renewed certificate', async () => certificate.renew());
  for (const module of modules) module(app, services);
  return app;
}
