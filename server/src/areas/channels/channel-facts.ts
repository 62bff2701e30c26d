import { createHash } from 'node:crypto';
import { type Channel, type ChannelKeyField, channelKeyFields } from '@backoffice/contract';

function markOf(text: string | undefined, fingerprint: string | null): string | null {
  if (!text) return null;
  // A text that is no key is told from another one.
  return fingerprint ?? `? ${createHash('sha256').update(text).digest('hex')}`;
}

/** What a channel's history tells: all that is written of it, its keys as fingerprints. */
export function channelFacts(channel: Channel) {
  const { merchantId, merchantNo, merchantChannel, merchantWeight, merchantExpansion, status } = channel;
  const keys = Object.fromEntries(
    channelKeyFields.map((field) => [field, markOf(channel[field], channel.keyFingerprints[field])]),
  ) as Record<ChannelKeyField, string | null>;
  return { merchantId, merchantNo, merchantChannel, merchantWeight, status, ...keys, merchantExpansion };
}
