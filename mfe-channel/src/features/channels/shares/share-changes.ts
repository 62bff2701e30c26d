import type { ChannelWeight } from '@backoffice/contract';
import { sharesOf } from './shares-of';

interface Part {
  share: number;
  weight: number;
}

export interface ShareChange {
  id: number;
  merchantChannel: string;
  /** Undefined where it takes no traffic as it is not active, or not there. */
  from?: Part;
  to?: Part;
}

/**
 * What becomes of each channel's share; channels that take nothing either way are left out.
 *
 * @param before all the channels of a merchant, as they are
 * @param after all of them, as they will be
 */
export function shareChanges(
  before: readonly ChannelWeight[],
  after: readonly ChannelWeight[],
): ShareChange[] {
  const partsOf = (channels: readonly ChannelWeight[]) => {
    const shares = sharesOf(channels);
    return (id: number): Part | undefined => {
      const share = shares.get(id);
      const channel = channels.find((each) => each.id === id);
      return share === undefined || !channel ? undefined : { share, weight: channel.merchantWeight };
    };
  };
  const from = partsOf(before);
  const to = partsOf(after);
  const added = after.filter(({ id }) => !before.some((channel) => channel.id === id));
  return [...before, ...added]
    .map(({ id, merchantChannel }) => ({ id, merchantChannel, from: from(id), to: to(id) }))
    .filter((change) => change.from ?? change.to);
}
