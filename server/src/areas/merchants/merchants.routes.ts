import {
  merchantPaths,
  findRequest,
  foundMerchants,
  merchant,
  merchantCreateRequest,
  merchantDetail,
  merchantDetailQuery,
  merchantListRequest,
  merchantListResponse,
  merchantStatusRequest,
  merchantTotalsRequest,
  merchantUpdateRequest,
  statusTotals,
  merchantTotalsPath,
} from '@backoffice/contract';
import { listFilters } from '@backoffice/contract/list-filters';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { declareHistoryRoute } from '../../platform/audit/declare-history-route';
import { declareRowsRoute } from '../../platform/events/declare-rows-route';
import { declareRoute } from '../../platform/http/declare-route';
import { sentKeyOf } from '../../platform/idempotency/create-keys';
import { findMerchantsBy } from './merchant-finding.repository';
import { merchantConditions } from './merchant-search';
import { findMerchant } from './merchants.repository';
import { filterOf, MerchantService } from './merchant-service';
import { scheduleMerchantJobs } from './merchant-jobs';
import { declareMerchantBulk } from './merchant-bulk';
import { declareMerchantKeyPairs } from './merchant-key-pairs';
import { declareMerchantReveal } from './reveal-merchant-key';

export function merchantRoutes(app: FastifyInstance, services: Services): void {
  const { pool, keyring, keyReads, privateKeys } = services;
  scheduleMerchantJobs(app, pool, keyring);
  const merchants = new MerchantService(pool, keyring, keyReads, privateKeys);

  declareRoute(app, 'POST', merchantPaths.merchantList, {
    summary:
      'List merchants. The total is exact; with total: later null while it is counted. Private keys are included up to 100 rows',
    body: merchantListRequest,
    data: merchantListResponse,
    read: ({ body, caller }, db) => merchants.list(db, caller, body),
  });

  declareRoute(app, 'POST', merchantTotalsPath, {
    summary: 'Count merchants by status, with the filters of the list',
    body: merchantTotalsRequest,
    data: statusTotals,
    read: ({ body }, db) => merchants.totals(db, body),
  });

  declareRowsRoute(app, 'merchants', {
    pool,
    row: merchant,
    find: (given) => merchants.rows(given),
    filter: listFilters.merchants,
    from: 'merchant m',
    alias: 'm',
    conditions: (filter, given) => merchantConditions(filterOf(filter), given),
  });

  declareRoute(app, 'GET', merchantPaths.merchantDetail, {
    summary: 'Get a merchant without its private key',
    query: merchantDetailQuery,
    data: merchantDetail,
    failures: [404],
    read: ({ query }, db) => merchants.detail(db, query.id),
  });

  declareRoute(app, 'PUT', merchantPaths.merchantCreate, {
    summary: 'Create a merchant. Idempotent by Idempotency-Key for 24 hours',
    body: merchantCreateRequest,
    data: merchant,
    failures: [409],
    handle: ({ body, caller, ...call }) => merchants.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'PUT', merchantPaths.merchantUpdate, {
    summary: 'Update a merchant. 409 with the current updatedAt if the one sent is outdated',
    body: merchantUpdateRequest,
    stored: ({ body }) => findMerchant(pool, body),
    data: merchant,
    failures: [404, 409],
    handle: ({ body, caller }) => merchants.change(caller, body),
  });

  declareRoute(app, 'PUT', merchantPaths.merchantStatus, {
    summary: 'Set the status of a merchant. updatedAt as in an update',
    body: merchantStatusRequest,
    data: merchant,
    failures: [404, 409],
    handle: ({ body, caller }) => merchants.change(caller, body),
  });

  declareRoute(app, 'POST', merchantPaths.merchantFind, {
    summary: 'Search merchants by ID, number, key, name or pinyin',
    body: findRequest,
    data: foundMerchants,
    read: async ({ body }, db) => ({ items: await findMerchantsBy(db, body) }),
  });

  declareMerchantReveal(app, services, declareMerchantKeyPairs(app, services));
  declareMerchantBulk(app, pool, merchants);
  declareHistoryRoute(app, { url: merchantPaths.merchantHistory, subject: 'merchant' });
}
