import type { Channel, FieldChange, MerchantStatus } from '@backoffice/contract';
import { RowHistoryDialog } from '@backoffice/list-screen/history';
import { messages as channelMessages } from '../../../messages';
import { channelKeyTexts, channelName, channelStatusTexts } from '../channel-texts';
import { channelsApi } from '../channels.api';
import { shortFingerprint } from '../keys/fingerprint';

const fieldTexts = {
  merchantId: 'channels.history.merchant-id',
  merchantNo: 'channels.field.number',
  merchantChannel: 'channels.field.channel',
  merchantWeight: 'channels.field.weight',
  status: 'channels.field.status',
  merchantExpansion: 'channels.field.expansion',
  ...channelKeyTexts,
} as const;

type Text = typeof channelMessages.text;

// A field that only a newer server knows is shown by its name.
function fieldText(field: string, text: Text): string {
  return field in fieldTexts ? text(fieldTexts[field as keyof typeof fieldTexts]) : field;
}

/** The history holds a key as its fingerprint, or, when the text was no key, as a mark that begins with "?". */
function keyText(mark: string, text: Text): string {
  return mark.startsWith('?') ? text('channels.key.unreadable') : shortFingerprint(mark);
}

function valueText({ field, ...values }: FieldChange, side: 'from' | 'to', text: Text): string | undefined {
  if (field === 'status') return text(channelStatusTexts[values[side] as MerchantStatus]);
  return field in channelKeyTexts ? keyText(String(values[side]), text) : undefined;
}

export { listScreenMessages as messages } from '@backoffice/list-screen/history';

export interface ChannelHistoryDialogProps {
  channel: Channel;
  onClose: () => void;
}

export function ChannelHistoryDialog({ channel, onClose }: ChannelHistoryDialogProps) {
  const text = channelMessages.useText();
  return (
    <RowHistoryDialog
      history={{
        key: ['channels', channel.id],
        name: channelName(channel),
        read: (page, options) => channelsApi.history(channel.id, page, options),
        fieldText: (field) => fieldText(field, text),
        valueText: (change, side) => valueText(change, side, text),
      }}
      onClose={onClose}
    />
  );
}
