import type { ChannelWeight } from './channels';

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
