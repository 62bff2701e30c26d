import type { Channel, ChannelWeight } from '@backoffice/contract';
import { formatPercent } from '@backoffice/i18n';
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

export type Weighted = Pick<ChannelWeight, 'id' | 'merchantWeight' | 'status'>;

/**
 * The share of its merchant's traffic that each active channel takes, in whole percent, by id. Shares sum to 100 (or are all 0
 * where no active channel has a weight): the points that rounding down leaves over go to the shares that lost most by it.
 *
 * @param channels all the channels of one merchant; inactive ones take nothing and are not in the answer
 */
export function sharesOf(channels: readonly Weighted[]): Map<number, number> {
  const active = channels.filter(({ status }) => status === 'active');
  const total = active.reduce((sum, { merchantWeight }) => sum + merchantWeight, 0);
  if (total === 0) return new Map(active.map(({ id }) => [id, 0]));
  const shares = active.map(({ id, merchantWeight }) => ({
    id,
    share: Math.floor((merchantWeight * 100) / total),
    lost: (merchantWeight * 100) % total,
  }));
  const left = 100 - shares.reduce((sum, { share }) => sum + share, 0);
  const byLoss = [...shares].sort((one, other) => other.lost - one.lost || one.id - other.id);
  for (const entry of byLoss.slice(0, left)) entry.share += 1;
  return new Map(shares.map(({ id, share }) => [id, share]));
}

/**
 * The share of each active channel on screen, in whole percent, by id. Where all active channels of a merchant are on screen
 * their shares sum to 100; otherwise each is rounded by itself, as the others are not at hand.
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

/** A share as text; one that is above zero but rounds to it shows as less than one percent. */
export function shareText(share: number, weight: number): string {
  return share === 0 && weight > 0 ? `<\u202f${formatPercent(1)}` : formatPercent(share);
}

/** Warns of an odd distribution of a merchant's traffic; undefined where nothing is odd. */
export function shareWarning(
  { activeWeight, activeChannels }: { activeWeight: number; activeChannels: number },
  text: typeof messages.text,
): string | undefined {
  if (activeChannels === 0) return text('channels.share.none-active');
  if (activeWeight === 0) return text('channels.share.all-zero');
  return activeChannels === 1 ? text('channels.share.only-one') : undefined;
}
