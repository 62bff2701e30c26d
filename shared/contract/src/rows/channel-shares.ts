import type { ChannelWeight } from './channels';

export type Weighted = Pick<ChannelWeight, 'id' | 'merchantWeight' | 'status'>;

/**
 * Returns the share of each active channel in its merchant's traffic, in whole percent, by id. Shares sum to 100, or are all 0
 * if no active channel has a weight: percentage points lost by rounding down go to the shares that lost most.
 * @param channels all channels of one merchant; inactive ones are not in the result
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
