import { type Channel, channelKeyFields, type ChannelKeyField } from '@backoffice/contract';
import { comparedFields, type ComparedFields, type ComparedValue } from '@backoffice/list-screen/form';
import { messages } from '../../../messages';
import { channelKeyTexts, channelStatusTexts } from '../channel-texts';
import { fingerprintOf, shortFingerprint } from '../keys/fingerprint';
import { inspectKey } from '../keys/inspect-key';

const fields = {
  merchantNo: { label: 'channels.field.number' },
  status: { label: 'channels.field.status', choices: channelStatusTexts },
  merchantWeight: { label: 'channels.field.weight' },
  merchantExpansion: { label: 'channels.field.expansion' },
} as const;

const FINGERPRINT = /^[0-9a-f]{64}$/;

/** Returns the fingerprint of a key. A key without one is compared by its text, which is never shown. */
async function markOf(key: string): Promise<string> {
  const { publicKey } = inspectKey(key) ?? {};
  return (publicKey && (await fingerprintOf(publicKey))) ?? key;
}

/** Returns the fields of a channel to compare when two users have changed it. */
export function useComparedChannel(): ComparedFields<Channel> {
  const text = messages.useText();
  const keyField = (box: ChannelKeyField) => ({
    label: text(channelKeyTexts[box]),
    words(mark: ComparedValue) {
      if (!mark) return '';
      return FINGERPRINT.test(String(mark))
        ? shortFingerprint(String(mark))
        : text('channels.key.unreadable');
    },
    mark: {
      stored: (channel: Channel) => (channel.keyFingerprints[box] ?? channel[box]) || undefined,
      typed: markOf,
    },
  });
  const keys = Object.fromEntries(channelKeyFields.map((box) => [box, keyField(box)]));
  return { ...comparedFields(fields, text), ...keys };
}
