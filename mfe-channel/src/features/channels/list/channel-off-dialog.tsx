import { ApiError, isUnanswered, reportFailure } from '@backoffice/api-client';
import type { Channel } from '@backoffice/contract';
import { useListCache } from '@backoffice/list-screen';
import { ConfirmDialog, rowNotices } from '@backoffice/ui';
import { messages } from '../../../messages';
import { channelName } from '../channel-texts';
import { channelsApi } from '../channels.api';
import { useMerchantWeights } from '../channels.queries';
import { ShareForecast } from '../shares/share-forecast';
import { channels } from './channels';

type Deletion =
  | { outcome: 'deleted' | 'unknown' }
  | { outcome: 'failed'; error: unknown }
  | { outcome: 'conflict'; now?: Channel };

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Deletes a channel. When the call is refused as outdated, or gets no answer, the channel is read again first. */
async function deleteChannel(channel: Channel): Promise<Deletion> {
  try {
    await channelsApi.delete(channel);
    return { outcome: 'deleted' };
  } catch (error) {
    console.error(error);
    if (isGone(error)) return { outcome: 'deleted' };
    if (!isConflict(error) && !isUnanswered(error)) return { outcome: 'failed', error };
    try {
      const now = await channelsApi.read(channel);
      if (isConflict(error)) return { outcome: 'conflict', now };
      if (now?.id !== channel.id) return { outcome: 'deleted' };
      reportFailure(error as ApiError, true);
      return { outcome: 'failed', error };
    } catch (readError) {
      console.error(readError);
      return { outcome: isConflict(error) ? 'conflict' : 'unknown' };
    }
  }
}

/** Deletes a channel, updates the list and notifies the user. */
function useChannelDeletion(): (channel: Channel) => Promise<void> {
  const cache = useListCache(channels.key, channels.neighbour);
  return async (channel) => {
    const deletion = await deleteChannel(channel);
    switch (deletion.outcome) {
      case 'deleted':
        cache.drop(channel);
        rowNotices.succeeded(messages.text('channels.notice.deleted'));
        break;
      case 'conflict':
        if (deletion.now) cache.replace(deletion.now);
        rowNotices.conflict(channelName(channel));
        break;
      case 'unknown':
        rowNotices.unknown(channelName(channel));
        break;
      case 'failed':
        rowNotices.failed(messages.text('channels.notice.delete-failed'), deletion.error);
    }
  };
}

export interface ChannelOffDialogProps {
  channel: Channel;
  intent: 'deactivate' | 'delete';
  /** Given for `deactivate`. */
  onDeactivate?: () => Promise<void>;
  onClose: () => void;
}

const titles = {
  deactivate: 'channels.confirm.deactivate.title',
  delete: 'channels.confirm.delete.title',
} as const;
const confirmLabels = {
  deactivate: 'channels.action.deactivate',
  delete: 'channels.action.delete',
} as const;

/** Asks before a channel is switched off or deleted, and shows where its traffic would go. */
export function ChannelOffDialog({ channel, intent, onDeactivate, onClose }: ChannelOffDialogProps) {
  const text = messages.useText();
  const weights = useMerchantWeights(channel.merchantId);
  const remove = useChannelDeletion();
  const confirm = async () => {
    if (intent === 'delete') await remove(channel);
    else await onDeactivate?.();
    onClose();
  };
  const others = weights.data?.filter(({ id }) => id !== channel.id);
  return (
    <ConfirmDialog
      body={
        <>
          <p>{channelName(channel)}</p>
          <ShareForecast
            after={others}
            before={weights.data}
            failed={weights.isError}
            isOff={channel.status === 'active'}
          />
        </>
      }
      confirmLabel={text(confirmLabels[intent])}
      dangerous
      onCancel={onClose}
      onConfirm={confirm}
      title={text(titles[intent])}
      waiting={weights.isPending}
    />
  );
}
