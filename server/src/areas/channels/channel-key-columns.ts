import type { ChannelKeyField } from '@backoffice/contract';

interface KeyColumns {
  /** Of `channel_detail`. */
  text: string;
  fingerprint: string;
  isPrivate: boolean;
}

export const channelKeyColumns: Record<ChannelKeyField, KeyColumns> = {
  merchantUpPublicKey: { text: 'up_public_key', fingerprint: 'up_public_fingerprint', isPrivate: false },
  merchantUpPrivateKey: {
    text: 'up_private_key_encrypted',
    fingerprint: 'up_private_fingerprint',
    isPrivate: true,
  },
  merchantDownPublicKey: {
    text: 'down_public_key',
    fingerprint: 'down_public_fingerprint',
    isPrivate: false,
  },
  merchantDownPrivateKey: {
    text: 'down_private_key_encrypted',
    fingerprint: 'down_private_fingerprint',
    isPrivate: true,
  },
};

/** Binds an encrypted key to its channel and box: elsewhere it can't be read. */
export function channelKeyPlace(field: ChannelKeyField, channelId: number): string {
  return `channel_detail.${channelKeyColumns[field].text}:${channelId}`;
}
