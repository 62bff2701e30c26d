import type { Channel } from '@backoffice/contract';
import { useRowDeletion } from '@backoffice/list-screen';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { ConfirmDialog } from '@backoffice/ui';
import { messages } from '../../../messages';
import { channelName } from '../channel-texts';
import { channelsApi } from '../channels.api';
import { useMerchantWeights } from '../channels.queries';
import { ShareForecast } from '../shares/share-forecast';
import { channels } from './channels';

export interface ChannelOffDialogProps {
  channel: Channel;
  intent: 'deactivate' | 'delete';
  /** Deactivates the channel; given for the intent `deactivate`. */
  onDeactivate?: () => Promise<void>;
  onClose: () => void;
}

const titles = {
  deactivate: 'channels.confirm.deactivate.title',
  delete: 'channels.confirm.delete.title',
} as const;
const confirmLabels = {
  deactivate: 'channels.confirm.deactivate.label',
  delete: 'channels.confirm.delete.label',
} as const;

/** Asks before deactivating or deleting a channel, and shows where its traffic would go. */
export function ChannelOffDialog({ channel, intent, onDeactivate, onClose }: ChannelOffDialogProps) {
  const text = messages.useText();
  const weights = useMerchantWeights(channel.merchantId);
  const remove = useRowDeletion(channels, {
    send: channelsApi.delete,
    texts: { deleted: text('channels.notice.deleted'), failed: text('channels.notice.delete-failed') },
  });
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
          <ChangeReason subject="channel" />
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
