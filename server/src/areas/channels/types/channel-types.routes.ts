import {
  channelPaths,
  channelTypePaths,
  channelOptionsResponse,
  type ChannelType,
  channelType,
  channelTypeCreateRequest,
  channelTypeListRequest,
  channelTypeListResponse,
  channelTypeUpdateRequest,
  idResponse,
  rowDeleteRequest,
  unpaged,
} from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { declareHistoryRoute } from '../../../platform/audit/declare-history-route';
import { isUniqueViolation } from '../../../platform/database/database-failure';
import { declareRowsRoute } from '../../../platform/events/declare-rows-route';
import { declareRoute } from '../../../platform/http/declare-route';
import { refusedField } from '../../../platform/http/http-error';
import { sentKeyOf } from '../../../platform/idempotency/create-keys';
import type { Services } from '../../../platform/services';
import { auditedWrites } from '../../../platform/write/audited-writes';
import {
  channelTypesById,
  insertChannelType,
  listChannelOptions,
  listChannelTypes,
  updateChannelType,
} from './channel-types.repository';

function refuseTaken(error: unknown): never {
  if (!isUniqueViolation(error, 'channel_type_pkey')) throw error;
  throw refusedField(409, 'code', 'channel-type-taken');
}

export function channelTypeRoutes(app: FastifyInstance, { pool }: Services): void {
  const writes = auditedWrites<ChannelType>(pool, {
    subject: 'channel type',
    table: 'channel_type',
    find: (db, id) => channelTypesById.find(db, { id }),
    lock: channelTypesById.lock,
    snapshot: ({ code, name, nameZh, nameEs, nameJa }) => ({ code, name, nameZh, nameEs, nameJa }),
    name: ({ code }) => code,
  });

  declareRoute(app, 'GET', channelPaths.channelOptions, {
    summary: 'List channel types as options, by code',
    data: channelOptionsResponse,
    read: (_call, db) => listChannelOptions(db),
  });

  declareRoute(app, 'POST', channelTypePaths.channelTypeList, {
    summary: 'List channel types with their number of channels',
    body: channelTypeListRequest,
    data: channelTypeListResponse,
    read: ({ body }, db) => listChannelTypes(db, body),
  });

  declareRowsRoute(app, 'channelTypes', {
    pool,
    row: channelType,
    find: (given) => channelTypesById.findMany(pool, given),
    filter: z.omit(channelTypeListRequest, unpaged),
    from: 'channel_type t',
    alias: 't',
    conditions: () => [],
  });

  declareRoute(app, 'POST', channelTypePaths.channelTypeCreate, {
    summary: 'Create a channel type. Idempotent by Idempotency-Key for 24 hours',
    body: channelTypeCreateRequest,
    data: channelType,
    failures: [409],
    handle: ({ body, caller, ...call }) =>
      writes
        .create({ author: caller, key: sentKeyOf(call), request: body }, async () => {
          return (transaction, id) => insertChannelType(transaction, { id, ...body });
        })
        .catch(refuseTaken),
  });

  declareRoute(app, 'PUT', channelTypePaths.channelTypeUpdate, {
    summary: 'Update the names of a channel type. 409 with the current updatedAt if the one sent is outdated',
    body: channelTypeUpdateRequest,
    stored: ({ body }) => channelTypesById.find(pool, body),
    data: channelType,
    failures: [404, 409],
    handle: ({ body: { id, updatedAt, reason, ...names }, caller }) =>
      writes.change({
        author: caller,
        by: id,
        updatedAt,
        reason,
        write: (transaction) => updateChannelType(transaction, { id, ...names }),
      }),
  });

  declareRoute(app, 'POST', channelTypePaths.channelTypeDelete, {
    summary: 'Delete an unused channel type. updatedAt as in an update',
    body: rowDeleteRequest,
    data: idResponse,
    failures: [404, 409],
    handle: async ({ body: { id, updatedAt }, caller }) => {
      await writes.remove({
        author: caller,
        by: id,
        updatedAt,
        check: async (_transaction, { channels }) => {
          if (channels > 0) throw refusedField(409, 'id', 'channel-type-in-use', { channels });
        },
        remove: (transaction) => channelTypesById.remove(transaction, { id }),
      });
      return { id };
    },
  });

  declareHistoryRoute(app, { url: channelTypePaths.channelTypeHistory, subject: 'channel type' });
}
