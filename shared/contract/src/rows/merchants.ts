import * as z from 'zod/mini';
import {
  anyOf,
  asRead,
  changeReason,
  channelState,
  formerKey,
  idInQuery,
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
  EXPANSION_MAX,
  FREE_DIFFERENCE_MAX,
  FREE_DIFFERENCE_MIN,
  MERCHANT_NAME_MAX,
  merchantSorts,
} from '../fields/field-values';
import { keyPair } from './key-pair';
import { displayName, multiline, sought } from '../text/text-schemas';

const expansion = multiline(EXPANSION_MAX);
const searched = sought(MERCHANT_NAME_MAX);
const freeDifference = z.int().check(z.minimum(FREE_DIFFERENCE_MIN), z.maximum(FREE_DIFFERENCE_MAX));

export const merchant = z.object({
  id: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
  /** PKCS#8, base64 on one line; absent when more than 100 rows were requested, and in the answer to a change. */
  privateKey: z.optional(z.string()),
  /** The reason why the private key is absent. */
  privateKeyState: z.optional(keyState),
  /** SubjectPublicKeyInfo, base64 on one line; only where the private key is absent for another reason than the number of rows. */
  publicKey: z.optional(z.string()),
  /** The fingerprint of a masked private key, and its last characters: see `merchantDetail` and `privateKeyTails` of a channel. */
  keyFingerprint: z.optional(z.nullable(z.string())),
  privateKeyTail: z.optional(z.string()),
  freeDifference: z.int(),
  merchantExpansionA: z.string(),
  merchantExpansionB: z.string(),
  merchantExpansionC: z.string(),
  merchantExpansionD: z.string(),
  status: merchantStatus,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The time of the current key pair; null since the creation. Both are left out by an API that does not renew pairs. */
  keysChangedAt: z.optional(z.nullable(z.string())),
  /** The end of the last former key pair; null without one. */
  formerKeyUntil: z.optional(z.nullable(z.string())),
  shortened: shortenedFields,
});
export type Merchant = z.infer<typeof merchant>;

/** Strict, so that it is distinguished from a whole merchant at once: a selection has up to a thousand of them. */
export const merchantOption = z.strictObject({
  id: z.int(),
  merchantName: z.string(),
  merchantNo: z.string(),
});
export type MerchantOption = z.infer<typeof merchantOption>;

/**
 * `POST /merchant/list`. `merchantName` matches anywhere, by `foldText`, `merchantNo` from the start; `text` matches either.
 */
export const merchantListRequest = z.strictObject({
  ...paging,
  merchantName: z.optional(searched),
  merchantNo: z.optional(searched),
  text: z.optional(searched),
  status: z.optional(anyOf(merchantStatus)),
  /** Only merchants whose channels are in this state. */
  channelState: z.optional(anyOf(channelState)),
  /** Only merchants whose key pair was set before that age, by days in UTC. */
  keyAge: z.optional(keyAge),
  /** Only merchants with former key pairs that are still valid. */
  formerKey: z.optional(formerKey),
  sort: z._default(orderBy(merchantSorts), '+id'),
  /** `option` returns only id, name and number. */
  fields: z.optional(z.literal('option')),
  total: totalTime,
});
export type MerchantListRequest = z.input<typeof merchantListRequest>;

export const merchantListResponse = uncountedPage(z.union([merchantOption, merchant]));

export const merchantDetailQuery = z.strictObject({ id: idInQuery });

/** `GET /merchant/detail`: without the private key, but with a fingerprint to identify it. */
export const merchantDetail = z.extend(merchant, {
  /**
   * SHA-256 of the key's public half (DER, SubjectPublicKeyInfo) in lower-case hexadecimal; null when the key cannot be
   * decrypted.
   */
  keyFingerprint: z.nullable(z.string()),
  /** The current pair, the next and former ones. Left out by an API that does not renew pairs. */
  keys: z.optional(z.array(keyPair)),
});
export type MerchantDetail = z.infer<typeof merchantDetail>;

/** `PUT /merchant/create`; an `Idempotency-Key` header makes a repeated call answer the first one's row. */
export const merchantCreateRequest = z.strictObject({
  merchantName: displayName(MERCHANT_NAME_MAX),
  freeDifference: z._default(freeDifference, 0),
  merchantExpansionA: z._default(expansion, ''),
  merchantExpansionB: z._default(expansion, ''),
  merchantExpansionC: z._default(expansion, ''),
  merchantExpansionD: z._default(expansion, ''),
  status: z._default(merchantStatus, 'active'),
});
export type MerchantCreateRequest = z.input<typeof merchantCreateRequest>;

/**
 * `PUT /merchant/update`: changes the given fields and accepts a row as it was read (see `asRead`). `reason` is for the audit
 * log.
 */
export const merchantUpdateRequest = z.strictObject({
  ...asRead(merchant),
  id,
  freeDifference: z.optional(freeDifference),
  merchantExpansionA: z.optional(expansion),
  merchantExpansionB: z.optional(expansion),
  merchantExpansionC: z.optional(expansion),
  merchantExpansionD: z.optional(expansion),
  status: merchantStatus,
  updatedAt: readAt,
  reason: changeReason,
});
export type MerchantUpdateRequest = z.input<typeof merchantUpdateRequest>;

/** `PUT /merchant/status`. */
export const merchantStatusRequest = z.strictObject({ id, status: merchantStatus, updatedAt: readAt });
export type MerchantStatusRequest = z.infer<typeof merchantStatusRequest>;
