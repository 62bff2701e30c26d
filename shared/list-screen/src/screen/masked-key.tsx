import { lateComponent } from '@backoffice/ui/late-component';
import type { MaskedKeyProps } from '../extras/keys/masked-key';

/** The mark of a masked private key. Its buttons and their code are loaded when it is first shown. */
export const MaskedKey = lateComponent<MaskedKeyProps>(
  async () => (await import(/* webpackChunkName: "list-keys" */ '../extras/keys/load-keys')).loadMaskedKey(),
  ({ tail }) => <>••••{tail}</>,
);
