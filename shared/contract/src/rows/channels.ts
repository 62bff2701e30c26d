import * as z from 'zod/mini';
import {
  asRead,
  changeReason,
  keyAge,
  keyState,
  rowId as id,
  listPage,
  merchantStatus,
  orderBy,
  paging,
  readAt,
  shortenedFields,
} from '../fields/field-schemas';
import {
  CHANNEL_CODE_MAX,
  CHANNEL_KEY_MAX,
  CHANNEL_NUMBER_MAX,
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  channelKeyFields,
  channelSorts,
  EXPANSION_MAX,
  MERCHANT_NAME_MAX,
  NAMED_MERCHANTS_MAX,
} from '../fields/field-values';
import { merchantOption } from './merchants';
import { displayName, multiline, rule, sought } from '../text/text-schemas';

function isBlankOrJson(text: string): boolean {
  if (text.trim() === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const merchantNo = displayName(CHANNEL_NUMBER_MAX);
const merchantWeight = z.int().check(z.minimum(CHANNEL_WEIGHT_MIN), z.maximum(CHANNEL_WEIGHT_MAX));
const key = multiline(CHANNEL_KEY_MAX).check(z.trim());
const expansion = multiline(EXPANSION_MAX).check(rule(isBlankOrJson, 'field-json'));

/** SHA-256 of the key's public half (DER, SubjectPublicKeyInfo) in lower-case hexadecimal: equal for both keys of a pair. */
const fingerprint = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** Null where there is no key, or a text that is none. */
const keyFingerprint = z.nullable(fingerprint);

export const channel = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  /** The number under which the channel knows the merchant. */
  merchantNo: z.string(),
  /** Code of the channel. */
  merchantChannel: z.string(),
  /** Decimal text with two digits. */
  merchantBalance: z.string(),
  merchantWeight: z.int(),
  /** Weights of the merchant's active channels together, this one's included if it is active. */
  activeWeight: z.int(),
  /** How many active channels the merchant has. */
  activeChannels: z.int(),
  merchantUpPublicKey: z.string(),
  /** Both private keys are absent when more than 100 rows were asked for. */
  merchantUpPrivateKey: z.optional(z.string()),
  merchantDownPublicKey: z.string(),
  merchantDownPrivateKey: z.optional(z.string()),
  /** Why a private key that there is does not stand there. */
  privateKeyStates: z.optional(z.partialRecord(z.enum(channelKeyFields), keyState)),
  keyFingerprints: z.object({
    merchantUpPublicKey: keyFingerprint,
    merchantUpPrivateKey: keyFingerprint,
    merchantDownPublicKey: keyFingerprint,
    merchantDownPrivateKey: keyFingerprint,
  }),
  /** JSON text, or blank. */
  merchantExpansion: z.string(),
  status: merchantStatus,
  createdAt: z.string(),
  updatedAt: z.string(),
  shortened: shortenedFields,
});
export type Channel = z.infer<typeof channel>;

/** What the share of a channel is computed from. Strict, so that it is told from a whole channel at once. */
export const channelWeight = z.strictObject({
  id: z.int(),
  merchantId: z.int(),
  merchantNo: z.string(),
  merchantChannel: z.string(),
  merchantWeight: z.int(),
  status: merchantStatus,
});
export type ChannelWeight = z.infer<typeof channelWeight>;

/** `POST /channel/list`. Number and code match from the start, the merchant's name anywhere. */
export const channelListRequest = z.strictObject({
  ...paging,
  merchantNo: z.optional(sought(CHANNEL_NUMBER_MAX)),
  merchantChannel: z.optional(sought(CHANNEL_CODE_MAX)),
  /** The channels of one merchant. */
  merchantId: z.optional(id),
  merchantName: z.optional(sought(MERCHANT_NAME_MAX)),
  /** It is in the merchant's name by `foldText`, or the number starts with it. */
  text: z.optional(sought(CHANNEL_NUMBER_MAX)),
  status: z.optional(merchantStatus),
  /** Only those whose keys were all set before that: by days (UTC). */
  keyAge: z.optional(keyAge),
  sort: z._default(orderBy(channelSorts), '+id'),
  /** `weight` answers only what a share is computed from, and no key. */
  fields: z.optional(z.literal('weight')),
});
export type ChannelListRequest = z.input<typeof channelListRequest>;

export const channelListResponse = listPage(z.union([channelWeight, channel]));

/**
 * `POST /channel/create`; an `Idempotency-Key` header makes a repeated call answer the first one's row. A merchant that
 * does not exist or is inactive, and an unknown code, answer 400 and name their field; 409 names `merchantNo` when the
 * merchant has that channel with that number already. A private key in a box for a public one answers 400 and names the box.
 */
export const channelCreateRequest = z.strictObject({
  merchantId: id,
  merchantNo,
  merchantChannel: sought(CHANNEL_CODE_MAX, 1),
  merchantWeight,
  merchantUpPublicKey: z._default(key, ''),
  merchantUpPrivateKey: z._default(key, ''),
  merchantDownPublicKey: z._default(key, ''),
  merchantDownPrivateKey: z._default(key, ''),
  merchantExpansion: z._default(expansion, ''),
  status: merchantStatus,
});
export type ChannelCreateRequest = z.input<typeof channelCreateRequest>;

/**
 * `PUT /channel/update`. A key that is blank or left out stays as it is; so does an expansion that is left out, while a
 * blank one empties it. 409 names `updatedAt` with the current one when the row was changed since. Takes a row as it
 * was read, see `asRead`.
 */
export const channelUpdateRequest = z.strictObject({
  ...asRead(channel),
  id,
  merchantNo,
  merchantWeight,
  merchantUpPublicKey: z.optional(key),
  merchantUpPrivateKey: z.optional(key),
  merchantDownPublicKey: z.optional(key),
  merchantDownPrivateKey: z.optional(key),
  merchantExpansion: z.optional(expansion),
  status: merchantStatus,
  updatedAt: readAt,
  reason: changeReason,
});
export type ChannelUpdateRequest = z.input<typeof channelUpdateRequest>;

/** `POST /channel/delete`; 404 when it is gone already, 409 as in an update. */
export const channelDeleteRequest = z.strictObject({ id, updatedAt: readAt });
export type ChannelDeleteRequest = z.infer<typeof channelDeleteRequest>;
export const channelDeleteResponse = z.object({ id: z.int() });

/**
 * `POST /channel/key-usage`: where keys with these fingerprints are in use, whichever half of the pair stands there. Carries
 * no key in either direction.
 */
export const channelKeyUsageRequest = z.strictObject({
  fingerprints: z.array(fingerprint).check(z.minLength(1), z.maxLength(channelKeyFields.length)),
  /** The channel that asks; its own boxes are left out. */
  exceptId: z.optional(id),
});
export type ChannelKeyUsageRequest = z.infer<typeof channelKeyUsageRequest>;

/** One box that holds a key; oldest channels first, at most `KEY_USAGE_MAX`. */
const channelKeyUsage = z.object({
  fingerprint,
  channelId: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  merchantChannel: z.string(),
  key: z.enum(channelKeyFields),
});
export type ChannelKeyUsage = z.infer<typeof channelKeyUsage>;
export const channelKeyUsageResponse = z.array(channelKeyUsage);

/** `POST /channel/merchants`: the active merchants that ids or own numbers name, for those who have many to find. */
export const channelMerchantsRequest = z.strictObject({
  ids: z._default(z.array(id).check(z.maxLength(NAMED_MERCHANTS_MAX)), []),
  numbers: z._default(z.array(sought(MERCHANT_NAME_MAX)).check(z.maxLength(NAMED_MERCHANTS_MAX)), []),
});
export type ChannelMerchantsRequest = z.input<typeof channelMerchantsRequest>;
export const channelMerchantsResponse = z.array(merchantOption);
