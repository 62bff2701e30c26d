import type { Channel } from '@backoffice/contract';

/** How a channel is named in a sentence. */
export function channelName({ merchantName, merchantChannel }: Channel): string {
  return `${merchantName} · ${merchantChannel}`;
}

/** The name of each status. */
export const channelStatusTexts = {
  active: 'channels.status.active',
  inactive: 'channels.status.inactive',
} as const;

/** The name of each key. */
export const channelKeyTexts = {
  merchantUpPublicKey: 'channels.field.up-public',
  merchantUpPrivateKey: 'channels.field.up-private',
  merchantDownPublicKey: 'channels.field.down-public',
  merchantDownPrivateKey: 'channels.field.down-private',
} as const;
