import { keyMessages } from './key-messages';
import { KeyReasonDialog } from './key-reason-dialog';
import { MaskedKey } from './masked-key';

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
