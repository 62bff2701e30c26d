import { randomBytes, randomInt } from 'node:crypto';
import type { Call } from '../harness/call';

export const MERCHANTS = 40;
export const CHANNELS = 4 * MERCHANTS;

interface Change {
  call: Call;
  /** Follows the channels that exist. */
  onStored?: (answer: { id: number }) => unknown;
}

/** Returns a function that makes changes of merchants and channels; few are refused, since it follows the channels that exist. */
export function createChanges(): () => Change {
  const channels = Array.from({ length: CHANNELS }, (_, index) => ({
    id: 1 + index,
    merchantId: 1 + ((1 + index) % MERCHANTS),
  }));
  return () => {
    const channel = channels[randomInt(channels.length)]!;
    const merchantId = 1 + randomInt(MERCHANTS);
    const kind = randomInt(20);
    // Some additions are refused, since the merchant is inactive.
    if (kind === 0 && channels.length >= CHANNELS)
      return {
        call: { method: 'POST', path: '/channel/delete', body: { id: channel.id } },
        onStored: () => channels.splice(channels.indexOf(channel), channels.includes(channel) ? 1 : 0),
      };
    if (kind < 2) {
      const row = { merchantId, merchantNo: randomBytes(4).toString('hex'), merchantChannel: 'alipay' };
      return {
        call: {
          method: 'POST',
          path: '/channel/create',
          body: { ...row, merchantWeight: randomInt(100), status: 'active' },
        },
        onStored: ({ id }) => channels.push({ id, merchantId }),
      };
    }
    if (kind === 2) {
      const status = randomInt(3) === 0 ? 'inactive' : 'active';
      return { call: { method: 'PUT', path: '/merchant/status', body: { id: merchantId, status } } };
    }
    // All of one merchant, or one channel.
    const changed = kind < 6 ? channels.filter((each) => each.merchantId === channel.merchantId) : [channel];
    const weights = changed.map(({ id }) => ({ id, merchantWeight: randomInt(100) }));
    return { call: { method: 'PUT', path: '/channel/weights', body: { channels: weights } } };
  };
}
