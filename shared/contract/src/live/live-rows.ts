import * as z from 'zod/mini';
import { rowId } from '../fields/field-schemas';
import { LIVE_ROWS_MAX } from './live-lists';

/** Returns the request of the calls in `liveLists`: ids, and optionally a filter that the returned rows must match. */
export const liveRowsRequest = <Filter extends z.ZodMiniType>(filter: Filter) =>
  z.strictObject({
    ids: z.array(rowId).check(z.minLength(1), z.maxLength(LIVE_ROWS_MAX)),
    filter: z.optional(filter),
  });

/** Returns the answer; missing rows are left out. */
export const liveRowsResponse = <Row extends z.ZodMiniType>(row: Row) => z.object({ items: z.array(row) });
