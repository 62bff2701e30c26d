import * as z from 'zod/mini';
import {
  channelStateFilters,
  DEFAULT_PAGE_SIZE,
  FILTER_VALUES_MAX,
  formerKeyFilters,
  keyAges,
  MAX_LIMIT,
  merchantStatuses,
  REASON_MAX,
  ordersOf,
} from './field-values';
import { line } from '../text/text-schemas';

/** An order of a list by one of several columns. */
export const orderBy = <const Column extends string>(columns: readonly Column[]) => z.enum(ordersOf(columns));

/** The two fields of every list call: `page` from 1, `limit` from 1 to 1000. */
export const paging = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000_000)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_LIMIT)), DEFAULT_PAGE_SIZE),
};

/** `paging` for calls with a query string. */
export const pagingInQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT)), DEFAULT_PAGE_SIZE),
};

/** The fields of a list call that are not filters. */
export const unpaged = { page: true, limit: true, sort: true } as const;

/** The same of the calls that select fields and accept the total later. */
export const unselected = { ...unpaged, fields: true, total: true } as const;

/**
 * `later`: a page whose filter has not been counted yet is answered without the total, as `null`. The call of the totals by
 * status counts it.
 */
export const totalTime = z.optional(z.literal('later'));

/**
 * A filter that matches any of several values. In a query string the parameter is repeated; a body has an array. One value
 * needs no array.
 */
export const anyOf = <T extends z.ZodMiniType>(value: T) =>
  z.union([value, z.array(value).check(z.minLength(1), z.maxLength(FILTER_VALUES_MAX))]);

/** The data of a list answer. `total` is exact. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

export function listPage<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() });
}

/** The data of a list answer whose request has `total: 'later'`: `total` is exact, or null while it is not known. */
export interface UncountedPage<T> {
  items: T[];
  total: number | null;
}

export function uncountedPage<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.nullable(z.int()) });
}

/**
 * In rows of lists: the fields whose texts are shortened, because the answer would be too large. A row read separately has them
 * in full, and an update that sends shortened texts back is refused.
 */
export const shortenedFields = z.optional(z.array(z.string()));

export const merchantStatus = z.enum(merchantStatuses);
export const channelState = z.enum(channelStateFilters);
export const keyAge = z.enum(keyAges);
export const formerKey = z.enum(formerKeyFilters);

/**
 * The reason why an answer lacks a private key: no permission, the user's hourly limit, the reading cannot be logged, the key
 * cannot be decrypted, or the installation shows private keys one by one (`KEY_DISPLAY=masked`).
 */
export const keyState = z.enum(['not-granted', 'withheld', 'unrecorded', 'unreadable', 'masked']);
export type KeyState = z.infer<typeof keyState>;

export const rowId = z.int().check(z.minimum(1));

/** The id of a row in a query string. */
export const idInQuery = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/**
 * Returns the fields of an update that accepts a row as a call has answered it. The update declares the fields that it changes
 * after them. Any other field whose value differs from the stored one cannot be changed, and is named in a 400.
 */
export function asRead<Shape extends z.core.$ZodShape>(row: z.ZodMiniObject<Shape>) {
  return z.partial(row).shape;
}

/** The reason of a change, for the history of the row and the audit log. */
export const changeReason = z.optional(line(REASON_MAX));

/** The `updatedAt` that the writer has read; if the row has changed since, the call answers 409. Older clients leave it out. */
export const readAt = z.optional(z.iso.datetime());

/** A call that deletes a row; 404 when it was already deleted, 409 as in an update. */
export const rowDeleteRequest = z.strictObject({ id: rowId, updatedAt: readAt });
export type RowDeleteRequest = z.infer<typeof rowDeleteRequest>;

/** The answer of calls that return only the id of a row. */
export const idResponse = z.object({ id: z.int() });
