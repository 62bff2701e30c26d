import type { MerchantDetail } from '@backoffice/contract';
import { CopyButton } from '@backoffice/ui';
import { KeyBox } from '@backoffice/ui/list';
import { messages } from '../../../messages';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';

/** The fingerprint and public key of a merchant. Only the list shows the private key, to users with that permission. */
export function MerchantKey({ merchant: { publicKey, keyFingerprint } }: { merchant: MerchantDetail }) {
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const publicKeyLabel = text('merchants.field.public-key');
  return (
    <section aria-labelledby="merchant-key" className={styles.card}>
      <h3 className={styles.title} id="merchant-key">
        {pageText('merchantPage.key')}
      </h3>
      {keyFingerprint === null ? (
        <p className={styles.warning}>{text('merchants.key.undecipherable')}</p>
      ) : (
        <dl className={styles.facts}>
          <dt className={styles.term}>{pageText('merchantPage.fingerprint')}</dt>
          <dd className={styles.fact}>
            <div className={styles.fingerprint}>
              <span>{keyFingerprint.replace(/(.{4})(?=.)/g, '$1 ')}</span>
              <CopyButton label={pageText('merchantPage.copy-fingerprint')} value={keyFingerprint} />
            </div>
            <p className={styles.hint}>{pageText('merchantPage.fingerprint.hint')}</p>
          </dd>
          <dt className={styles.term}>{publicKeyLabel}</dt>
          <dd className={styles.fact}>
            <KeyBox label={publicKeyLabel} value={publicKey} />
          </dd>
        </dl>
      )}
    </section>
  );
}
