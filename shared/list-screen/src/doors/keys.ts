// Separate from the main entry: screens load it when a private key is masked.
import { keyMessages } from '../extras/keys/key-messages';
import { KeyReasonDialog } from '../extras/keys/key-reason-dialog';
import { MaskedKey } from '../extras/keys/masked-key';

export type { MaskedKeyProps } from '../extras/keys/masked-key';

/** Loads the texts of masked keys, and returns the component that shows one. */
export async function loadMaskedKey() {
  await keyMessages.load();
  return MaskedKey;
}

/** Loads the dialog that reads a private key for a reason. */
export async function loadKeyReasonDialog() {
  await keyMessages.load();
  return KeyReasonDialog;
}
