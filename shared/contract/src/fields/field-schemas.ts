import * as z from 'zod/mini';
import {
  channelStates,
  DEFAULT_PAGE_SIZE,
  keyAges,
  MAX_LIMIT,
  merchantStatuses,
  REASON_MAX,
  ordersOf,
} from './field-values';
import { line } from '../text/text-schemas';

/** An order of a list by one of some columns. */
export const orderBy = <const Column extends string>(columns: readonly Column[]) => z.enum(ordersOf(columns));

/** The two fields that each list call takes: `page` from 1, `limit` 1 to 1000. */
export const paging = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000_000)), 1),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_LIMIT)), DEFAULT_PAGE_SIZE),
};

/** `paging` of a call that says it in its query. */
export const pagingInQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT)), DEFAULT_PAGE_SIZE),
};

/** The data of a list answer; `total` is exact. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

export function listPage<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.int() });
}

/**
 * In rows of lists: the fields whose texts are shortened, as the list would have too many bytes. A row that is read by itself has them
 * whole, and one that is sent back with them is refused.
 */
export const shortenedFields = z.optional(z.array(z.string()));

export const merchantStatus = z.enum(merchantStatuses);
export const channelState = z.enum(channelStates);
export const keyAge = z.enum(keyAges);

/**
 * Why a private key does not stand in an answer: no right to read it, more than a user's budget, no room to write down who reads it,
 * or it can't be decrypted.
 */
export const keyState = z.enum(['not-granted', 'withheld', 'unrecorded', 'unreadable']);
export type KeyState = z.infer<typeof keyState>;

export const rowId = z.int().check(z.minimum(1));

/** The id of a row that a query says. */
export const idInQuery = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/**
 * The fields of an update that takes a row as a call answered it: the update names those that it changes after them. 400 names each
 * of the others that is sent and is not as it is: it can't be changed.
 */
export function asRead<Shape extends z.core.$ZodShape>(row: z.ZodMiniObject<Shape>) {
  return z.partial(row).shape;
}

/** Why a row is changed, for its history and the audit log. */
export const changeReason = z.optional(line(REASON_MAX));

/** The `updatedAt` that the writer had read; a row changed since then answers 409. Older clients leave it out. */
export const readAt = z.optional(z.iso.datetime());
