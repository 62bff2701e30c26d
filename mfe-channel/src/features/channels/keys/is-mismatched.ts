import { channelKeyFields, type Channel, type ChannelKeyField } from '@backoffice/contract';
import { inspectKey } from './inspect-key';
import { keyBoxes } from './key-boxes';

type Keys = Partial<Record<ChannelKeyField, unknown>>;
export type StoredKeys = Pick<Channel, ChannelKeyField>;

const typedIn = (box: ChannelKeyField, typed: Keys): string => {
  const text = typed[box];
  return typeof text === 'string' ? text.trim() : '';
};

/**
 * Whether a box is where to say that its key and the other one are no pair. A box left blank keeps the stored key. Where the
 * public half of one of them can't be told, nothing is said; where both were typed, the later box says it.
 */
export function isMismatched(box: ChannelKeyField, typed: Keys, stored: StoredKeys | undefined): boolean {
  const { partner } = keyBoxes[box];
  const own = typedIn(box, typed);
  const other = typedIn(partner, typed);
  const isLater = channelKeyFields.indexOf(box) > channelKeyFields.indexOf(partner);
  if (!own || (other && !isLater)) return false;
  const halves = [own, other || (stored?.[partner] ?? '')].map((text) => inspectKey(text)?.publicKey);
  const [one, another] = halves;
  return Boolean(one && another && one.join() !== another.join());
}
