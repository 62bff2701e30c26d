import type { Channel } from '@backoffice/contract';
import { byMerchant } from './by-merchant';
import { sharesOf } from './shares-of';

/**
 * The share of each active channel on screen, in whole percent, by id. Where all active channels of a merchant are on screen
 * their shares sum to 100; else each is rounded by itself, as the others are not known.
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
