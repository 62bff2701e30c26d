import type { messages } from '../../../messages';

/** What is wrong with how a merchant's traffic is shared out; undefined where nothing is. */
export function shareWarning(
  { activeWeight, activeChannels }: { activeWeight: number; activeChannels: number },
  text: typeof messages.text,
): string | undefined {
  if (activeChannels === 0) return text('channels.share.none-active');
  if (activeWeight === 0) return text('channels.share.all-zero');
  return activeChannels === 1 ? text('channels.share.only-one') : undefined;
}
