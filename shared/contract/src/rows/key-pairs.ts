import * as z from 'zod/mini';
import { changeReason, idInQuery, rowId as id } from '../fields/field-schemas';
import { CHANNEL_KEY_MAX } from '../fields/field-values';
import { multiline } from '../text/text-schemas';
import { channel } from './channels';
import { fingerprint, keyPair } from './key-pair';
import { channelSides, OVERLAP_DAYS, OVERLAP_DAYS_MAX } from './key-pair-values';

/** The answer to each change: the pairs after it, and the version of their owner. */
export const keyPairs = z.object({ id: z.int(), updatedAt: z.string(), keys: z.array(keyPair) });
export type KeyPairs = z.infer<typeof keyPairs>;

/** `updatedAt` is required: two users never renew the same pair without knowledge of each other. */
const written = { id, updatedAt: z.iso.datetime(), reason: changeReason };
const side = { pair: z.enum(channelSides) };
const days = z._default(z.int().check(z.minimum(0), z.maximum(OVERLAP_DAYS_MAX)), OVERLAP_DAYS);
const key = z.optional(multiline(CHANNEL_KEY_MAX).check(z.trim()));

/** The server generates the next pair. 409 while there is one. */
export const merchantPairPrepareRequest = z.strictObject(written);
/** With both keys, which must belong together, the next pair of a side; otherwise the server generates it. */
export const channelPairPrepareRequest = z.strictObject({
  ...written,
  ...side,
  publicKey: key,
  privateKey: key,
});
export type PairPrepareRequest = z.input<typeof merchantPairPrepareRequest> &
  Partial<z.input<typeof channelPairPrepareRequest>>;

/** Discards the next pair with this fingerprint. */
export const merchantPairRequest = z.strictObject({ ...written, fingerprint });
export const channelPairRequest = z.strictObject({ ...written, ...side, fingerprint });

/**
 * Activates the next pair with this fingerprint, or goes back to a former one. The pair that was current stays valid for some
 * days.
 */
export const merchantPairSwitchRequest = z.strictObject({ ...written, fingerprint, days });
export const channelPairSwitchRequest = z.strictObject({ ...written, ...side, fingerprint, days });
export type PairSwitchRequest = z.input<typeof merchantPairSwitchRequest> &
  Partial<z.input<typeof channelPairSwitchRequest>>;

/** `GET /channel/detail`: without private keys, but with all key pairs. */
export const channelDetailQuery = z.strictObject({ id: idInQuery });
export const channelDetail = z.extend(channel, { keys: z.array(keyPair) });
export type ChannelDetail = z.infer<typeof channelDetail>;
