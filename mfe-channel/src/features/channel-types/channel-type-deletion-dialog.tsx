import type { ChannelType } from '@backoffice/contract';
import { formatNumber } from '@backoffice/i18n';
import { useRowDeletion } from '@backoffice/list-screen';
import { ChangeReason } from '@backoffice/list-screen/reason';
import { Button, ConfirmDialog, Dialog } from '@backoffice/ui';
import { channelTypeMessages as messages } from './channel-type-fields';
import { channelTypes } from './channel-types';
import { channelTypesApi } from './channel-types.api';

interface ChannelTypeDeletionDialogProps {
  type: ChannelType;
  onClose: () => void;
}

/** Asks before deleting a type; explains why a type in use cannot be deleted. */
export function ChannelTypeDeletionDialog({ type, onClose }: ChannelTypeDeletionDialogProps) {
  const text = messages.useText();
  const remove = useRowDeletion(channelTypes, {
    send: channelTypesApi.delete,
    texts: {
      deleted: text('channelTypes.notice.deleted'),
      failed: text('channelTypes.notice.delete-failed'),
    },
  });
  const { name, channels } = type;
  if (channels > 0)
    return (
      <Dialog
        actions={
          <Button appearance="primary" onClick={onClose}>
            {text('channelTypes.used.close')}
          </Button>
        }
        onDismiss={onClose}
        role="alertdialog"
        size="small"
        title={text('channelTypes.used.title', { name })}
      >
        {text('channelTypes.used.body', { count: channels, n: formatNumber(channels) })}
      </Dialog>
    );
  return (
    <ConfirmDialog
      body={
        <>
          <span>{text('channelTypes.confirm.delete.body')}</span>
          <ChangeReason subject="channel-type" />
        </>
      }
      confirmLabel={text('channelTypes.confirm.delete.label')}
      dangerous
      onCancel={onClose}
      onConfirm={async () => {
        await remove(type);
        onClose();
      }}
      title={text('channelTypes.confirm.delete.title', { name })}
    />
  );
}
