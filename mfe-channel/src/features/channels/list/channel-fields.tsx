import { type Channel, type ChannelKeyField } from '@backoffice/contract';
import { defineFields } from '@backoffice/list-screen';
import { uiMessages } from '@backoffice/ui';
import { CopyableText } from '@backoffice/ui/list';
import { messages, type ChannelText } from '../../../messages';
import { channelKeyTexts, channelStatusTexts, keyPairHelp } from '../channel-texts';
import { shortFingerprint } from '../keys/fingerprint';
import { KeyCell } from './key-cell';

type Text = typeof messages.text;

function keyField(name: ChannelKeyField) {
  const label: ChannelText = channelKeyTexts[name];
  return {
    label,
    help: keyPairHelp[name.startsWith('merchantUp') ? 'up' : 'down'],
    column: {
      width: 260,
      content: 'control',
      cell: (channel: Channel, text: Text) => <KeyCell channel={channel} label={text(label)} name={name} />,
    },
    /** The history contains the fingerprint of a key or, when the text was not a key, a mark that begins with “?”. */
    inHistory: (mark: string, text: Text) =>
      mark.startsWith('?') ? text('channels.key.unreadable') : shortFingerprint(mark),
  } as const;
}

/** The fields of a channel, for screen, history and import. */
export const channelFields = defineFields<Channel>()(messages, {
  id: { label: 'channels.field.id', column: { width: 76, align: 'end' } },
  merchantId: { label: 'channels.history.merchant-id' },
  merchantName: { label: 'channels.field.merchant', column: { width: 154, inCard: 'line' } },
  merchantNo: {
    label: 'channels.field.number',
    column: {
      width: 186,
      content: 'control',
      cell({ merchantNo }, text) {
        const label = uiMessages.text('ui.copy.action', { name: text('channels.field.number') });
        return <CopyableText label={label} value={merchantNo} />;
      },
    },
  },
  merchantChannel: { label: 'channels.field.channel', column: { width: 138, as: 'name' } },
  // Wide enough for every amount, because amounts must not be truncated.
  merchantBalance: { label: 'channels.field.balance', column: { width: 150, as: 'amount' } },
  merchantWeight: {
    label: 'channels.field.weight',
    help: 'channels.form.weight.hint',
    column: { width: 92, as: 'number' },
  },
  share: { label: 'channels.field.share', column: { width: 150, content: 'control' } },
  status: {
    label: 'channels.field.status',
    choices: channelStatusTexts,
    column: { width: 104, as: 'status' },
  },
  merchantUpPublicKey: keyField('merchantUpPublicKey'),
  merchantUpPrivateKey: keyField('merchantUpPrivateKey'),
  merchantDownPublicKey: keyField('merchantDownPublicKey'),
  merchantDownPrivateKey: keyField('merchantDownPrivateKey'),
  merchantExpansion: { label: 'channels.field.expansion' },
  createdAt: { label: 'channels.field.created', column: { width: 160, as: 'time' } },
  updatedAt: { label: 'channels.field.updated', column: { width: 160, as: 'time' } },
  nextUpKey: { label: 'channels.field.next-up-key' },
  formerUpKeys: { label: 'channels.field.former-up-keys' },
  nextDownKey: { label: 'channels.field.next-down-key' },
  formerDownKeys: { label: 'channels.field.former-down-keys' },
  keysChangedAt: {
    label: 'channels.field.keys-changed',
    column: { width: 160, as: 'time', isOptional: true },
  },
  formerKeyUntil: {
    label: 'channels.field.former-key',
    column: { width: 160, as: 'time', isOptional: true },
  },
});
