import type { Channel, FormerKeyFilter, KeyAge, KeyState } from '@backoffice/contract';
import { channelTypeName } from '@backoffice/list-screen/channel-name';

/** The name of a channel in a sentence. */
export function channelName({ merchantName, merchantChannel, merchantNo }: Channel): string {
  return `${merchantName} · ${channelTypeName(merchantChannel)} · ${merchantNo}`;
}

export const channelStatusTexts = {
  active: 'channels.status.active',
  inactive: 'channels.status.inactive',
} as const;

/** The texts of the filter by age of keys. */
export const keyAgeTexts = {
  'over-1-year': 'channels.key-age.over-1-year',
  'over-2-years': 'channels.key-age.over-2-years',
} as const satisfies Record<KeyAge, string>;

/** The texts of the filter by former key pairs. */
export const formerKeyTexts = {
  valid: 'channels.former-key.valid',
  'ends-soon': 'channels.former-key.ends-soon',
} as const satisfies Record<FormerKeyFilter, string>;

export const channelKeyTexts = {
  merchantUpPublicKey: 'channels.field.up-public',
  merchantUpPrivateKey: 'channels.field.up-private',
  merchantDownPublicKey: 'channels.field.down-public',
  merchantDownPrivateKey: 'channels.field.down-private',
} as const;

/** The help texts of the two key pairs. */
export const keyPairHelp = {
  up: 'channels.field.up-keys.help',
  down: 'channels.field.down-keys.help',
} as const;

/** Why a private key is not shown. */
export const keyStateTexts = {
  'not-granted': 'channels.key.not-granted',
  withheld: 'channels.key.withheld',
  unrecorded: 'channels.key.unrecorded',
  unreadable: 'channels.key.undecipherable',
} as const satisfies Record<Exclude<KeyState, 'masked'>, string>;
