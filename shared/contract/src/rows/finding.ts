import * as z from 'zod/mini';
import { FIND_MAX } from '../fields/field-values';
import { channelAlert } from './channel-alerts';
import { channel } from './channels';
import { merchant } from './merchants';
import { transaction } from './transactions';
import { sought } from '../text/text-schemas';

/**
 * `POST /merchant/find` and those of other kinds: returns the few rows that match a text best. A whole number is an id, 8 or
 * more hexadecimal digits are the start of a key's fingerprint, and letters may be the pronunciation of a Chinese name.
 */
export const findRequest = z.strictObject({
  query: sought(FIND_MAX).check(z.trim(), z.minLength(1)),
  /** `false` does not match pronunciations. */
  sound: z.optional(z.boolean()),
});
export type FindRequest = z.infer<typeof findRequest>;

/**
 * The value by which a row was found; the first of several. `former-key`: a key that it no longer has; `merchant`: name or
 * number of its merchant.
 */
const by = z.enum(['id', 'number', 'key', 'former-key', 'name', 'sound', 'merchant']);
export type FoundBy = z.infer<typeof by>;

/** The pronunciation of a Chinese name, if the row was found by it. */
const sound = z.optional(z.string());

const few = <T extends z.ZodMiniType>(row: T) => z.object({ items: z.array(row) });

const foundMerchant = z.extend(
  z.pick(merchant, { id: true, merchantName: true, merchantNo: true, status: true, updatedAt: true }),
  { by, sound },
);
export type FoundMerchant = z.infer<typeof foundMerchant>;
export const foundMerchants = few(foundMerchant);

const foundChannel = z.extend(
  z.pick(channel, {
    id: true,
    merchantId: true,
    merchantName: true,
    merchantNo: true,
    merchantChannel: true,
    merchantWeight: true,
    activeWeight: true,
    status: true,
    updatedAt: true,
  }),
  { by, type: z.optional(channelAlert.shape.type) },
);
export type FoundChannel = z.infer<typeof foundChannel>;
export const foundChannels = few(foundChannel);

const foundUser = z.object({ id: z.int(), username: z.string(), by });
export type FoundAccount = z.infer<typeof foundUser>;
export const foundUsers = few(foundUser);

const foundArticle = z.object({ id: z.int(), title: z.string(), by, sound });
export type FoundArticle = z.infer<typeof foundArticle>;
export const foundArticles = few(foundArticle);

const foundTransaction = z.extend(
  z.pick(transaction, {
    id: true,
    order_no: true,
    username: true,
    price: true,
    currency: true,
    status: true,
  }),
  { by },
);
export type FoundTransaction = z.infer<typeof foundTransaction>;
export const foundTransactions = few(foundTransaction);
