import { keyMessages } from '../keys/key-messages';
import { keyPairMessages } from './key-pair-messages';
import type { KeyOwner } from './key-pairs.api';
import { KeyPairsPart, type KeyPairsPartProps } from './key-pairs-part';

type PairsOfRow = Pick<KeyPairsPartProps, 'id' | 'updatedAt'>;

/** The key pairs of a row, by the kind of the rows. */
const parts = {
  merchant: (row: PairsOfRow) => <KeyPairsPart key={row.id} {...row} of="merchant" />,
  channel: (row: PairsOfRow) => <KeyPairsPart key={row.id} {...row} of="channel" />,
};

/** Loads the texts of key pairs, and returns the key pairs of a row of a kind. */
export async function loadKeyPairs(of: KeyOwner['of']) {
  await Promise.all([keyPairMessages.load(), keyMessages.load()]);
  return parts[of];
}
