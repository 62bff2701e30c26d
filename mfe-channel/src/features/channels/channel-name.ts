import type { Channel } from '@backoffice/contract';

/** How a channel is named in a sentence. */
export function channelName({ merchantName, merchantChannel }: Channel): string {
  return `${merchantName} · ${merchantChannel}`;
}
