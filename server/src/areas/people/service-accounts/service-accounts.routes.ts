import { idResponse } from '@backoffice/contract';
import { serviceAccountPaths } from '@backoffice/contract/service-account-values';
import {
  serviceAccount,
  serviceAccountCreateRequest,
  serviceAccountsResponse,
  serviceAccountUpdateRequest,
  serviceKeyCreateRequest,
  serviceKeyCreateResponse,
  serviceKeyRevokeRequest,
} from '@backoffice/contract/service-accounts';
import type { FastifyInstance } from 'fastify';
import { declareHistoryRoute } from '../../../platform/audit/declare-history-route';
import { declareRoute } from '../../../platform/http/declare-route';
import { sentKeyOf } from '../../../platform/idempotency/create-keys';
import { scheduleJob } from '../../../platform/jobs/scheduled-jobs';
import type { Services } from '../../../platform/services';
import { issueKey, withdrawKey } from './service-account-keys';
import { ServiceAccounts } from './service-accounts';
import { findAccount } from './service-accounts.repository';
import { warnOfServiceAccounts } from './warn-of-service-accounts';

const HOUR_MS = 3_600_000;

export function serviceAccountRoutes(app: FastifyInstance, { pool }: Services): void {
  const accounts = new ServiceAccounts(pool);
  scheduleJob(app, 'notify of service accounts that are due', () => warnOfServiceAccounts(pool), HOUR_MS);

  declareRoute(app, 'GET', serviceAccountPaths.list, {
    summary: 'List service accounts with their scopes and keys, by name',
    data: serviceAccountsResponse,
    handle: ({ caller }) => accounts.list(caller),
  });

  declareRoute(app, 'POST', serviceAccountPaths.create, {
    summary: 'Create a service account. Idempotent by Idempotency-Key for 24 hours',
    body: serviceAccountCreateRequest,
    data: serviceAccount,
    failures: [409],
    handle: ({ body, caller, ...call }) => accounts.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'PUT', serviceAccountPaths.update, {
    summary: 'Update a service account. 409 with the current updatedAt if the one sent is outdated',
    body: serviceAccountUpdateRequest,
    stored: ({ body }) => findAccount(pool, body.id),
    data: serviceAccount,
    failures: [404, 409],
    handle: ({ body, caller }) => accounts.change(caller, body),
  });

  declareRoute(app, 'POST', serviceAccountPaths.keyCreate, {
    summary: 'Create a key of a service account. The key is returned once',
    body: serviceKeyCreateRequest,
    data: serviceKeyCreateResponse,
    failures: [404, 409],
    handle: ({ body, caller }) => issueKey(pool, caller, body.id),
  });

  declareRoute(app, 'POST', serviceAccountPaths.keyRevoke, {
    summary: 'Revoke a key of a service account',
    body: serviceKeyRevokeRequest,
    data: idResponse,
    failures: [404],
    handle: ({ body, caller }) => withdrawKey(pool, caller, body.id),
  });

  declareHistoryRoute(app, { url: serviceAccountPaths.history, subject: 'service account' });
}
