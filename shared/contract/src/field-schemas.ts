import * as z from 'zod/mini';
import { merchantStatuses } from './merchant-fields';

export const merchantStatus = z.enum(merchantStatuses);

export const rowId = z.int().check(z.minimum(1));

/** The one character that PostgreSQL's texts can't hold. */
export const withoutNul = z.refine<string>(
  (text) => !text.includes('\0'),
  'Must not contain the character NUL',
);

/** The `updatedAt` that the writer had read; a row changed since then answers 409. Older clients leave it out. */
export const readAt = z.optional(z.iso.datetime());
