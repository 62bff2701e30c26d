import {
  channelPaths,
  channel,
  channelCreateRequest,
  channelKeyUsageRequest,
  channelKeyUsageResponse,
  channelListRequest,
  channelListResponse,
  channelMerchantsRequest,
  channelMerchantsResponse,
  channelTotalsRequest,
  channelUpdateRequest,
  channelWeightsRequest,
  channelWeightsResponse,
  findRequest,
  foundChannels,
  idResponse,
  rowDeleteRequest,
  statusTotals,
  channelTotalsPath,
} from '@backoffice/contract';
import { listFilters } from '@backoffice/contract/list-filters';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/services';
import { declareHistoryRoute } from '../../platform/audit/declare-history-route';
import { declareRowsRoute } from '../../platform/events/declare-rows-route';
import { declareRoute } from '../../platform/http/declare-route';
import { sentKeyOf } from '../../platform/idempotency/create-keys';
import { examineChannelCreate, examineChannelUpdate, examineWeights } from './channel-approvals';
import { declareChannelBulk } from './channel-bulk';
import { scheduleChannelJobs } from './channel-jobs';
import { channelConditions } from './channel-search';
import { ChannelService, filterOf } from './channel-service';
import { findChannelsBy } from './channel-finding.repository';
import { channelsById } from './channels.repository';
import { declareChannelKeyPairs } from './channel-key-pairs';
import { declareChannelReveal } from './reveal-channel-key';
import { findKeyUsage, findNamedMerchants } from './channel-lookups.repository';

export function channelRoutes(app: FastifyInstance, services: Services): void {
  const { pool, keyring, keyReads } = services;
  scheduleChannelJobs(app, pool, keyring);
  const channels = new ChannelService(pool, keyring, keyReads);

  declareRoute(app, 'POST', channelPaths.channelList, {
    summary:
      'List channels. The total is exact; with total: later null while it is counted. Private keys are included up to 100 rows',
    body: channelListRequest,
    data: channelListResponse,
    read: ({ body, caller }, db) => channels.list(db, caller, body),
  });

  declareRoute(app, 'POST', channelTotalsPath, {
    summary: 'Count channels by status, with the filters of the list',
    body: channelTotalsRequest,
    data: statusTotals,
    read: ({ body }, db) => channels.totals(db, body),
  });

  declareRowsRoute(app, 'channels', {
    pool,
    row: channel,
    find: (given) => channels.rows(given),
    filter: listFilters.channels,
    from: 'channel c',
    alias: 'c',
    conditions: (filter, given) => channelConditions(filterOf(filter), given),
  });

  declareRoute(app, 'POST', channelPaths.channelCreate, {
    summary: 'Create a channel. Idempotent by Idempotency-Key for 24 hours. 409 names the duplicate',
    body: channelCreateRequest,
    data: channel,
    failures: [409],
    examine: ({ body }, policy) => examineChannelCreate(pool, body, policy),
    handle: ({ body, caller, ...call }) => channels.create(caller, sentKeyOf(call), body),
  });

  declareRoute(app, 'PUT', channelPaths.channelUpdate, {
    summary:
      'Update a channel. Blank keys are kept. 409 with the current updatedAt if the one sent is outdated',
    body: channelUpdateRequest,
    stored: ({ body }) => channelsById.find(pool, body),
    data: channel,
    failures: [404, 409],
    examine: (call, policy) => examineChannelUpdate({ pool, keyring }, call, policy),
    handle: ({ body, caller }) => channels.change(caller, body),
  });

  declareRoute(app, 'PUT', channelPaths.channelWeights, {
    summary: 'Change the weights of several channels, all of them or none. 409 as in an update',
    body: channelWeightsRequest,
    data: channelWeightsResponse,
    failures: [404, 409],
    examine: ({ body }, policy) => examineWeights(pool, body, policy),
    handle: ({ body, caller }) => channels.changeWeights(caller, body),
  });

  declareRoute(app, 'POST', channelPaths.channelDelete, {
    summary: 'Delete a channel permanently. updatedAt as in an update',
    body: rowDeleteRequest,
    data: idResponse,
    failures: [404, 409],
    handle: ({ body, caller }) => channels.remove(caller, body),
  });

  declareRoute(app, 'POST', channelPaths.channelKeyUsage, {
    summary: 'Find where a key is used, by fingerprint',
    body: channelKeyUsageRequest,
    data: channelKeyUsageResponse,
    read: ({ body }, db) => findKeyUsage(db, { fingerprints: body.fingerprints, exceptId: body.exceptId }),
  });

  declareRoute(app, 'POST', channelPaths.channelMerchants, {
    summary: 'Look up active merchants by ID or number',
    body: channelMerchantsRequest,
    data: channelMerchantsResponse,
    read: ({ body }, db) => findNamedMerchants(db, body),
  });

  declareRoute(app, 'POST', channelPaths.channelFind, {
    summary: 'Search channels by ID, number, current or former key, or merchant',
    body: findRequest,
    data: foundChannels,
    read: async ({ body }, db) => ({ items: await findChannelsBy(db, body.query) }),
  });

  declareChannelReveal(app, services, declareChannelKeyPairs(app, services));
  declareChannelBulk(app, pool, channels);
  declareHistoryRoute(app, { url: channelPaths.channelHistory, subject: 'channel' });
}
