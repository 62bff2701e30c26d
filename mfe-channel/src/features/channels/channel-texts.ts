import type { Channel } from '@backoffice/contract';

/** The name of a channel in a sentence. */
export function channelName({ merchantName, merchantChannel, merchantNo }: Channel): string {
  return `${merchantName} · ${merchantChannel} · ${merchantNo}`;
}

export const channelStatusTexts = {
  active: 'channels.status.active',
  inactive: 'channels.status.inactive',
} as const;

export const channelKeyTexts = {
  merchantUpPublicKey: 'channels.field.up-public',
  merchantUpPrivateKey: 'channels.field.up-private',
  merchantDownPublicKey: 'channels.field.down-public',
  merchantDownPrivateKey: 'channels.field.down-private',
} as const;
