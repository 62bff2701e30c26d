import * as z from 'zod/mini';
import { merchantStatus } from '../fields/field-schemas';
import { FIND_MAX } from '../fields/field-values';
import { sought } from '../text/text-schemas';

/**
 * `POST /merchant/find` and those of the other kinds: the few rows that a text fits best. A whole number is an id, 8 digits of
 * hexadecimal or more are the beginning of a key's fingerprint, letters may be the sound of a Chinese name.
 */
export const findRequest = z.strictObject({
  query: sought(FIND_MAX).check(z.trim(), z.minLength(1)),
  /** `false` looks for no sounds. */
  sound: z.optional(z.boolean()),
});
export type FindRequest = z.infer<typeof findRequest>;

/**
 * Which of its values a row was found by; of several the first. `former-key`: a key that it has not any more; `merchant`: name or
 * number of the merchant that it is of.
 */
const by = z.enum(['id', 'number', 'key', 'former-key', 'name', 'sound', 'merchant']);
export type FoundBy = z.infer<typeof by>;

/** How a Chinese name is spoken, where that is what its row was found by. */
const sound = z.optional(z.string());

const few = <T extends z.ZodMiniType>(row: T) => z.object({ items: z.array(row) });

const foundMerchant = z.object({
  id: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
  status: merchantStatus,
  updatedAt: z.string(),
  by,
  sound,
});
export type FoundMerchant = z.infer<typeof foundMerchant>;
export const foundMerchants = few(foundMerchant);

const foundChannel = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
  merchantChannel: z.string(),
  merchantWeight: z.int(),
  /** What all active channels of its merchant weigh. */
  activeWeight: z.int(),
  status: merchantStatus,
  updatedAt: z.string(),
  by,
});
export type FoundChannel = z.infer<typeof foundChannel>;
export const foundChannels = few(foundChannel);

const foundUser = z.object({ id: z.int(), username: z.string(), by });
export type FoundAccount = z.infer<typeof foundUser>;
export const foundUsers = few(foundUser);

const foundArticle = z.object({ id: z.int(), title: z.string(), by, sound });
export type FoundArticle = z.infer<typeof foundArticle>;
export const foundArticles = few(foundArticle);
