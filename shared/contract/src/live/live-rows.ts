import * as z from 'zod/mini';
import { rowId } from '../fields/field-schemas';
import { LIVE_ROWS_MOST } from './live-lists';

/** What the calls of `liveLists` take: ids, of which with a filter those alone are answered that it matches. */
export const liveRowsRequest = <Filter extends z.ZodMiniType>(filter: Filter) =>
  z.strictObject({
    ids: z.array(rowId).check(z.minLength(1), z.maxLength(LIVE_ROWS_MOST)),
    filter: z.optional(filter),
  });

/** Without those that are not there. */
export const liveRowsResponse = <Row extends z.ZodMiniType>(row: Row) => z.object({ items: z.array(row) });
