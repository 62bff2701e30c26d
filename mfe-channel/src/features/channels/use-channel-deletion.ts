import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';
import type { Channel } from '@backoffice/contract';
import { rowNotices } from '@backoffice/ui';
import { messages } from '../../messages';
import { channelName } from './channel-name';
import { channelsApi } from './channels.api';
import { useChannelCache } from './use-channel-cache';

type Deletion = { outcome: 'deleted' | 'failed' | 'unknown' } | { outcome: 'conflict'; now?: Channel };

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Sends the deletion. One that was refused as outdated, or whose answer never came, has the channel read again first. */
async function deleteChannel(channel: Channel): Promise<Deletion> {
  try {
    await channelsApi.delete(channel);
    return { outcome: 'deleted' };
  } catch (error) {
    console.error(error);
    if (isGone(error)) return { outcome: 'deleted' };
    if (!isConflict(error) && !isUnanswered(error)) return { outcome: 'failed' };
    try {
      const now = await channelsApi.read(channel);
      if (isConflict(error)) return { outcome: 'conflict', now };
      if (now?.id !== channel.id) return { outcome: 'deleted' };
      reportFailure(error as ApiError);
      return { outcome: 'failed' };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict(error) ? 'conflict' : 'unknown' };
    }
  }
}

/** Deletes a channel and says what became of it. */
export function useChannelDeletion(): (channel: Channel) => Promise<void> {
  const cache = useChannelCache();
  return async (channel) => {
    const deletion = await deleteChannel(channel);
    switch (deletion.outcome) {
      case 'deleted':
        cache.drop(channel);
        rowNotices.succeeded(messages.text('channels.notice.deleted'));
        break;
      case 'conflict':
        if (deletion.now) cache.replace(deletion.now);
        rowNotices.failed(messages.text('channels.notice.delete-failed'));
        rowNotices.conflict(channelName(channel));
        break;
      case 'unknown':
        rowNotices.unknown(channelName(channel));
        break;
      case 'failed':
        rowNotices.failed(messages.text('channels.notice.delete-failed'));
    }
  };
}
