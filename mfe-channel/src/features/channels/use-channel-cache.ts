import type { Channel } from '@backoffice/contract';
import { useListCache, type ListCache } from '@backoffice/list-screen';
import { useMemo } from 'react';
import { channelKeys } from './channels.queries';

/** Changes of the channels on screen. A channel that changes tells its merchant's sum of weights, which the others show too. */
export function useChannelCache(): ListCache<Channel> {
  const cache = useListCache<Channel>(channelKeys.lists);
  return useMemo(() => {
    const tellOthers = ({ merchantId, activeWeight, activeChannels }: Channel) =>
      cache.change((row) => (row.merchantId === merchantId ? { ...row, activeWeight, activeChannels } : row));
    return {
      ...cache,
      replace(changed) {
        cache.replace(changed);
        tellOthers(changed);
      },
      addOnTop(list, created) {
        cache.addOnTop(list, created);
        tellOthers(created);
      },
    };
  }, [cache]);
}
