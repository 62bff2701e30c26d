import type { ChannelKeyField } from '@backoffice/contract';
import type { KeyKind } from './inspect-key';

export type PairName = 'up' | 'down';

export interface KeyBoxRules {
  kind: KeyKind;
  pair: PairName;
  /** The box of the other key of the pair. */
  partner: ChannelKeyField;
}

/** What belongs into each box. */
export const keyBoxes: Record<ChannelKeyField, KeyBoxRules> = {
  merchantUpPublicKey: { kind: 'public', pair: 'up', partner: 'merchantUpPrivateKey' },
  merchantUpPrivateKey: { kind: 'private', pair: 'up', partner: 'merchantUpPublicKey' },
  merchantDownPublicKey: { kind: 'public', pair: 'down', partner: 'merchantDownPrivateKey' },
  merchantDownPrivateKey: { kind: 'private', pair: 'down', partner: 'merchantDownPublicKey' },
};
