import type { MerchantDetail } from '@backoffice/contract';
import { MaskedKey } from '@backoffice/list-screen';
import { CopyButton } from '@backoffice/ui';
import { KeyBox } from '@backoffice/ui/list';
import { messages } from '../../../messages';
import { FactList } from './merchant-facts';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';
import { FoldedSection } from './page-section';

/** The number of characters shown at each end of a fingerprint. */
const SHOWN_AT_END = 8;

/** The fingerprint and public key of a merchant, and the mark of a masked private key. Other private keys are in the list only. */
export function MerchantKey({ merchant }: { merchant: MerchantDetail }) {
  const { id, publicKey, keyFingerprint, privateKeyState, privateKeyTail } = merchant;
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const publicKeyLabel = text('merchants.field.public-key');
  const privateKeyLabel = text('merchants.field.private-key');
  const masked = (
    <MaskedKey
      address={{ of: 'merchant', id }}
      fingerprint={keyFingerprint}
      key="masked"
      label={privateKeyLabel}
      tail={privateKeyTail}
    />
  );
  return (
    <FoldedSection name="key" title={pageText('merchantPage.key')}>
      {keyFingerprint === null ? (
        <p className={styles.warning}>{text('merchants.key.undecipherable')}</p>
      ) : (
        <FactList
          facts={[
            [
              pageText('merchantPage.fingerprint'),
              <div key="fingerprint">
                <div className={styles.fingerprint}>
                  <span data-tooltip={keyFingerprint}>
                    {`${keyFingerprint.slice(0, SHOWN_AT_END)}…${keyFingerprint.slice(-SHOWN_AT_END)}`}
                  </span>
                  <CopyButton label={pageText('merchantPage.copy-fingerprint')} value={keyFingerprint} />
                </div>
                <p className={styles.hint}>{pageText('merchantPage.fingerprint.hint')}</p>
              </div>,
            ],
            [publicKeyLabel, <KeyBox key="key" label={publicKeyLabel} value={publicKey} />],
            ...(privateKeyState === 'masked' ? [[privateKeyLabel, masked] as const] : []),
          ]}
        />
      )}
    </FoldedSection>
  );
}
