import * as z from 'zod/mini';
import {
  anyOf,
  asRead,
  changeReason,
  formerKey,
  keyAge,
  keyState,
  rowId as id,
  merchantStatus,
  orderBy,
  paging,
  readAt,
  shortenedFields,
  totalTime,
  uncountedPage,
} from '../fields/field-schemas';
import {
  CHANNEL_CODE_MAX,
  CHANNEL_KEY_MAX,
  CHANNEL_NUMBER_MAX,
  CHANNEL_WEIGHT_MAX,
  CHANNEL_WEIGHT_MIN,
  CHANNEL_WEIGHTS_MAX,
  channelKeyFields,
  channelSorts,
  EXPANSION_MAX,
  MERCHANT_NAME_MAX,
  NAMED_MERCHANTS_MAX,
} from '../fields/field-values';
import { fingerprint } from './key-pair';
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

/** Null without a key, and for a text that is not a key. */
const keyFingerprint = z.nullable(fingerprint);

export const channel = z.object({
  id: z.int(),
  merchantId: z.int(),
  merchantName: z.string(),
  /** The merchant's ID at this channel. */
  merchantNo: z.string(),
  /** Code of the channel type. */
  merchantChannel: z.string(),
  /** Decimal text with two digits. */
  merchantBalance: z.string(),
  merchantWeight: z.int(),
  /** Sum of the weights of the merchant's active channels, including this one if it is active. */
  activeWeight: z.int(),
  /** Number of the merchant's active channels. */
  activeChannels: z.int(),
  merchantUpPublicKey: z.string(),
  /** Both private keys are absent when more than 100 rows were requested. */
  merchantUpPrivateKey: z.optional(z.string()),
  merchantDownPublicKey: z.string(),
  merchantDownPrivateKey: z.optional(z.string()),
  /** The reasons why existing private keys are absent. */
  privateKeyStates: z.optional(z.partialRecord(z.enum(channelKeyFields), keyState)),
  /** The last four characters of masked private keys; empty for a short text, and until the server has determined them. */
  privateKeyTails: z.optional(z.partialRecord(z.enum(channelKeyFields), z.string())),
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
  /** The last change of a key; null without keys. Both are left out by an API that does not renew pairs. */
  keysChangedAt: z.optional(z.nullable(z.string())),
  /** The end of the last former key pair; null without one. */
  formerKeyUntil: z.optional(z.nullable(z.string())),
  shortened: shortenedFields,
});
export type Channel = z.infer<typeof channel>;

/**
 * The fields from which the share of a channel is computed. Strict, so that it is distinguished from a whole channel at once.
 */
const channelWeight = z.strictObject({
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
  merchantChannel: z.optional(anyOf(sought(CHANNEL_CODE_MAX))),
  /** The channels of one merchant. */
  merchantId: z.optional(id),
  merchantName: z.optional(sought(MERCHANT_NAME_MAX)),
  /** Matches anywhere in the merchant's name, by `foldText`, or from the start of the number. */
  text: z.optional(sought(CHANNEL_NUMBER_MAX)),
  status: z.optional(anyOf(merchantStatus)),
  /** Only channels whose keys were all set before that age, by days in UTC. */
  keyAge: z.optional(keyAge),
  /** Only channels with former key pairs that are still valid. */
  formerKey: z.optional(formerKey),
  sort: z._default(orderBy(channelSorts), '+id'),
  /** `weight` returns only the fields from which a share is computed, and no key. */
  fields: z.optional(z.literal('weight')),
  total: totalTime,
});
export type ChannelListRequest = z.input<typeof channelListRequest>;

export const channelListResponse = uncountedPage(z.union([channelWeight, channel]));

/**
 * `POST /channel/create`; an `Idempotency-Key` header makes a repeated call answer the first one's row. 400 names the field of
 * a merchant that does not exist or is inactive, of an unknown code, and of a private key sent as a public one; 409 names
 * `merchantNo` when the merchant already has that channel with that number.
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
 * `PUT /channel/update`. Keys that are blank or left out keep their values; so does an expansion that is left out, while a
 * blank one clears it. 409 names `updatedAt`, with its current value, when the row has changed since. Accepts a row as it was
 * read (see `asRead`).
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

const hasEachOnce = (rows: readonly { id: number }[]) =>
  new Set(rows.map((row) => row.id)).size === rows.length;

/** `PUT /channel/weights`: changes the weights of several channels, all of them or none. 409 as in an update. */
export const channelWeightsRequest = z.strictObject({
  channels: z
    .array(z.strictObject({ id, merchantWeight, updatedAt: readAt }))
    .check(z.minLength(1), z.maxLength(CHANNEL_WEIGHTS_MAX), rule(hasEachOnce, 'field-twice')),
  reason: changeReason,
});
export type ChannelWeightsRequest = z.input<typeof channelWeightsRequest>;
export const channelWeightsResponse = z.array(channelWeight);

/**
 * `POST /channel/key-usage`: finds the uses of keys by fingerprint, for either half of a pair. Neither request nor answer
 * contains a key.
 */
export const channelKeyUsageRequest = z.strictObject({
  fingerprints: z.array(fingerprint).check(z.minLength(1), z.maxLength(channelKeyFields.length)),
  /** The channel to leave out of the answer. */
  exceptId: z.optional(id),
});
export type ChannelKeyUsageRequest = z.infer<typeof channelKeyUsageRequest>;

/** A use of a key; oldest channels first, at most `KEY_USAGE_MAX`. */
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

/** `POST /channel/merchants`: finds active merchants by ids or numbers, many at once. */
export const channelMerchantsRequest = z.strictObject({
  ids: z._default(z.array(id).check(z.maxLength(NAMED_MERCHANTS_MAX)), []),
  numbers: z._default(z.array(sought(MERCHANT_NAME_MAX)).check(z.maxLength(NAMED_MERCHANTS_MAX)), []),
});
export type ChannelMerchantsRequest = z.input<typeof channelMerchantsRequest>;
export const channelMerchantsResponse = z.array(merchantOption);
