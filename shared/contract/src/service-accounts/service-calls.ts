import type * as z from 'zod/mini';
import { listFilters } from '../lists/list-filters';
import { idResponse, rowDeleteRequest } from '../fields/field-schemas';
import { changesQuery, changesResponse } from '../live/changes';
import { liveRowsRequest, liveRowsResponse } from '../live/live-rows';
import { historyRequest, historyResponse } from '../people/audit-log';
import { channelOptionsResponse } from '../rows/channel-types';
import {
  channel,
  channelCreateRequest,
  channelListRequest,
  channelListResponse,
  channelUpdateRequest,
  channelWeightsRequest,
  channelWeightsResponse,
} from '../rows/channels';
import { channelDetail, channelDetailQuery } from '../rows/key-pairs';
import { channelRevealRequest, revealedKey } from '../rows/key-reveals';
import {
  merchant,
  merchantCreateRequest,
  merchantDetail,
  merchantDetailQuery,
  merchantListRequest,
  merchantListResponse,
  merchantStatusRequest,
  merchantUpdateRequest,
} from '../rows/merchants';
import { channelTotalsRequest, merchantTotalsRequest, statusTotals } from '../rows/status-totals';
import { transactionReportsRequest, transactionReportsResponse } from '../rows/transaction-reports';
import {
  transactionDetail,
  transactionDetailQuery,
  transactionFigures,
  transactionFiguresQuery,
  transactionListQuery,
  transactionListResponse,
} from '../rows/transactions';
import type { ServiceCall } from './service-scopes';

interface Schemas {
  /** The body, or the query of a GET. */
  input?: z.ZodMiniType;
  data: z.ZodMiniType;
}

/** The input and the answer of each call that a scope permits, from which the client for programs is made. */
export const serviceCalls = {
  'POST /merchant/list': { input: merchantListRequest, data: merchantListResponse },
  'POST /merchant/totals': { input: merchantTotalsRequest, data: statusTotals },
  'POST /merchant/rows': {
    input: liveRowsRequest(listFilters.merchants),
    data: liveRowsResponse(merchant),
  },
  'GET /merchant/detail': { input: merchantDetailQuery, data: merchantDetail },
  'POST /merchant/history': { input: historyRequest, data: historyResponse },
  'PUT /merchant/create': { input: merchantCreateRequest, data: merchant },
  'PUT /merchant/update': { input: merchantUpdateRequest, data: merchant },
  'PUT /merchant/status': { input: merchantStatusRequest, data: merchant },
  'POST /channel/list': { input: channelListRequest, data: channelListResponse },
  'POST /channel/totals': { input: channelTotalsRequest, data: statusTotals },
  'POST /channel/rows': {
    input: liveRowsRequest(listFilters.channels),
    data: liveRowsResponse(channel),
  },
  'GET /channel/options': { data: channelOptionsResponse },
  'GET /channel/detail': { input: channelDetailQuery, data: channelDetail },
  'POST /channel/history': { input: historyRequest, data: historyResponse },
  'POST /channel/create': { input: channelCreateRequest, data: channel },
  'PUT /channel/update': { input: channelUpdateRequest, data: channel },
  'PUT /channel/weights': { input: channelWeightsRequest, data: channelWeightsResponse },
  'POST /channel/delete': { input: rowDeleteRequest, data: idResponse },
  'POST /channel/reveal-key': { input: channelRevealRequest, data: revealedKey },
  'GET /changes': { input: changesQuery, data: changesResponse },
  'GET /transaction/list': { input: transactionListQuery, data: transactionListResponse },
  'GET /transaction/figures': { input: transactionFiguresQuery, data: transactionFigures },
  'GET /transaction/detail': { input: transactionDetailQuery, data: transactionDetail },
  'POST /transactions': { input: transactionReportsRequest, data: transactionReportsResponse },
} as const satisfies Record<ServiceCall, Schemas>;

/** The values of a query are sent as texts, and have the types of what the server makes of them. */
type Sent<Schema> = Schema extends z.ZodMiniType
  ? {
      [Field in keyof z.input<Schema>]: Field extends keyof z.output<Schema>
        ? z.output<Schema>[Field]
        : never;
    }
  : undefined;
type InputOf<Call extends ServiceCall> = (typeof serviceCalls)[Call] extends { input: infer Schema }
  ? Call extends `GET ${string}`
    ? Sent<Schema>
    : Schema extends z.ZodMiniType
      ? z.input<Schema>
      : never
  : undefined;

/** The types of all calls that a scope permits. */
export type ServiceCalls = {
  [Call in ServiceCall]: { input: InputOf<Call>; data: z.output<(typeof serviceCalls)[Call]['data']> };
};
