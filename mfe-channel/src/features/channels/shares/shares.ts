import type { Channel } from '@backoffice/contract';
import { sharesOf } from '@backoffice/contract/channel-shares';
import type { messages } from '../../../messages';

/** Groups rows by merchant, in the order in which the merchants first occur. */
function byMerchant<T extends { merchantId: number }>(rows: readonly T[]): T[][] {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.merchantId);
    if (group) group.push(row);
    else groups.set(row.merchantId, [row]);
  }
  return [...groups.values()];
}

/**
 * Returns the share of each active channel on screen, in whole percent, by id. Where all active channels of a merchant are on
 * screen their shares sum to 100; otherwise each is rounded by itself.
 */
export function sharesOnPage(rows: readonly Channel[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const active of byMerchant(rows.filter(({ status }) => status === 'active'))) {
    const isWhole = active.every(({ activeChannels }) => activeChannels === active.length);
    const whole = isWhole ? sharesOf(active) : null;
    for (const { id, merchantWeight, activeWeight } of active) {
      const alone = activeWeight === 0 ? 0 : Math.round((merchantWeight * 100) / activeWeight);
      shares.set(id, whole?.get(id) ?? alone);
    }
  }
  return shares;
}

/** Returns a warning about an unusual distribution of a merchant's traffic; undefined where there is none. */
export function shareWarning(
  { activeWeight, activeChannels }: { activeWeight: number; activeChannels: number },
  text: typeof messages.text,
): string | undefined {
  if (activeChannels === 0) return text('channels.share.none-active');
  if (activeWeight === 0) return text('channels.share.all-zero');
  return activeChannels === 1 ? text('channels.share.only-one') : undefined;
}
