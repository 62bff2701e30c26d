import * as z from 'zod/mini';
import { auditListRequest } from '../people/audit-log';
import { EXPORT_CHOSEN_MAX, type ExportKind, exportPaths } from './export-values';
import { idInQuery, orderBy, rowId as id, unpaged } from '../fields/field-schemas';
import {
  articleSorts,
  auditSorts,
  channelSorts,
  merchantSorts,
  transactionSorts,
  userSorts,
} from '../fields/field-values';
import { listFilters } from './list-filters';
import { displayName } from '../text/text-schemas';

/** Selects rows by id, or all that match a filter. */
function request<Sort extends string, Filter extends z.ZodMiniType>(sorts: readonly Sort[], filter: Filter) {
  return z.strictObject({
    /** Without its extension. */
    fileName: displayName(100),
    /** An IANA name: the zone of times in the file. */
    timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/)),
    /** The order of the rows. */
    sort: z.optional(orderBy(sorts)),
    filter: z.union([
      z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(EXPORT_CHOSEN_MAX)) }),
      filter,
    ]),
  });
}

/** `POST /merchant/export` and those of other lists. */
export const exportRequests = {
  merchants: request(merchantSorts, listFilters.merchants),
  channels: request(channelSorts, listFilters.channels),
  users: request(userSorts, listFilters.users),
  articles: request(articleSorts, listFilters.articles),
  'audit-log': request(auditSorts, z.omit(auditListRequest, unpaged)),
  transactions: request(transactionSorts, listFilters.transactions),
} as const satisfies Record<ExportKind, z.ZodMiniType>;
export type ExportFilter<Kind extends ExportKind> = z.output<(typeof exportRequests)[Kind]>['filter'];

const exportStates = ['waiting', 'running', 'ready', 'cancelled', 'forbidden', 'failed'] as const;

const preparedFile = z.object({
  id: z.int(),
  kind: z.enum(Object.keys(exportPaths) as ExportKind[]),
  /** With its extension. */
  fileName: z.string(),
  /** `forbidden`: the permission to view the list was withdrawn in the meantime. */
  state: z.enum(exportStates),
  done: z.int(),
  /** Number of rows; null until the export has started. */
  total: z.nullable(z.int()),
  /** The time to which the rows correspond. */
  asOf: z.nullable(z.string()),
  /** Size of the compressed file. */
  bytes: z.nullable(z.int()),
  createdAt: z.string(),
  /** Time when the file will be deleted; null while there is none. */
  endsAt: z.nullable(z.string()),
});
export type PreparedFile = z.infer<typeof preparedFile>;

/** `GET /exports`: the caller's exports, latest first. */
export const exportListResponse = z.object({ items: z.array(preparedFile) });

/** `PUT /exports/state`: cancels a waiting or running export; deletes an ended one together with its file. */
export const exportStateRequest = z.strictObject({ id, state: z.enum(['cancelled', 'deleted']) });
export type ExportStateRequest = z.infer<typeof exportStateRequest>;

/** `GET /exports/file`: the answer is the file. */
export const exportFileQuery = z.strictObject({ id: idInQuery });
