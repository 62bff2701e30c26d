import * as z from 'zod/mini';
import { rowId as id } from '../fields/field-schemas';
import { line } from '../text/text-schemas';
import { REVEAL_REASON_MAX, REVEAL_REASON_MIN } from './key-reveal-values';

/** The reason, which the log of key reads contains. */
const reason = line(REVEAL_REASON_MAX, REVEAL_REASON_MIN);

/** The key of the current pair, or that of the next one, which is handed over before it takes over. */
const state = z._default(z.enum(['current', 'next']), 'current');

/** `POST /merchant/reveal-key`: returns the private key of a merchant, once the read is logged. */
export const merchantRevealRequest = z.strictObject({ id, state, reason });

export type MerchantRevealRequest = z.input<typeof merchantRevealRequest>;

/** `POST /channel/reveal-key`: the same for a private key of a channel. */
export const channelRevealRequest = z.strictObject({
  id,
  field: z.enum(['merchantUpPrivateKey', 'merchantDownPrivateKey']),
  state,
  reason,
});
export type ChannelRevealRequest = z.input<typeof channelRevealRequest>;
export type RevealedField = ChannelRevealRequest['field'];

export const revealedKey = z.object({ privateKey: z.string() });
export type RevealedKey = z.infer<typeof revealedKey>;
