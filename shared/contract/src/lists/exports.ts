import * as z from 'zod/mini';
import { auditListRequest } from '../people/audit-log';
import { EXPORT_CHOSEN_MOST, type ExportKind, exportPaths } from './export-values';
import { idInQuery, orderBy, rowId as id } from '../fields/field-schemas';
import { articleSorts, auditSorts, channelSorts, merchantSorts, userSorts } from '../fields/field-values';
import { listFilters, unpaged } from './list-filters';
import { displayName } from '../text/text-schemas';

/** Rows by their ids, or all that a list is narrowed to. */
function request<Sort extends string, Filter extends z.ZodMiniType>(sorts: readonly Sort[], filter: Filter) {
  return z.strictObject({
    /** Without its ending. */
    fileName: displayName(100),
    /** By its IANA name: the clock that times are written by. */
    timeZone: z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/)),
    /** The order of the rows. */
    sort: z.optional(orderBy(sorts)),
    filter: z.union([
      z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(EXPORT_CHOSEN_MOST)) }),
      filter,
    ]),
  });
}

/** `POST /merchant/export` and those of the other lists. */
export const exportRequests = {
  merchants: request(merchantSorts, listFilters.merchants),
  channels: request(channelSorts, listFilters.channels),
  users: request(userSorts, listFilters.users),
  articles: request(articleSorts, listFilters.articles),
  'audit-log': request(auditSorts, z.omit(auditListRequest, unpaged)),
} as const satisfies Record<ExportKind, z.ZodMiniType>;
export type ExportFilter<Kind extends ExportKind> = z.output<(typeof exportRequests)[Kind]>['filter'];

export const exportStarted = z.object({ id: z.int() });

const exportStates = ['waiting', 'running', 'ready', 'cancelled', 'forbidden', 'failed'] as const;

const preparedFile = z.object({
  id: z.int(),
  kind: z.enum(Object.keys(exportPaths) as ExportKind[]),
  /** With its ending. */
  fileName: z.string(),
  /** `forbidden`: the right to see the list was withdrawn meanwhile. */
  state: z.enum(exportStates),
  done: z.int(),
  /** Null until it is begun. */
  total: z.nullable(z.int()),
  /** The moment that the rows are of. */
  asOf: z.nullable(z.string()),
  /** Compressed, as it is sent. */
  bytes: z.nullable(z.int()),
  createdAt: z.string(),
  /** When the file is deleted; null while there is none. */
  endsAt: z.nullable(z.string()),
});
export type PreparedFile = z.infer<typeof preparedFile>;

/** `GET /exports`: the caller's own, the latest first. */
export const exportListResponse = z.object({ items: z.array(preparedFile) });

/** `PUT /exports/state`: one that waits or is under way ends; of one that has ended the file is deleted, too. */
export const exportStateRequest = z.strictObject({ id, state: z.enum(['cancelled', 'deleted']) });
export type ExportStateRequest = z.infer<typeof exportStateRequest>;

/** `GET /exports/file`: answers the file itself. */
export const exportFileQuery = z.strictObject({ id: idInQuery });
