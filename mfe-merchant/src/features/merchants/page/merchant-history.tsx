import type { Merchant } from '@backoffice/contract';
import { RowHistory } from '@backoffice/list-screen/panel';
import { merchants } from '../merchants';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';

/** The history of a merchant, the latest change first. */
export function MerchantHistory({ merchant }: { merchant: Pick<Merchant, 'id' | 'updatedAt'> }) {
  const styles = useMerchantPageStyles();
  const pageText = pageMessages.useText();
  return (
    <section aria-labelledby="merchant-history" className={styles.section}>
      <h3 className={styles.title} id="merchant-history">
        {pageText('merchantPage.history')}
      </h3>
      <div className={styles.card}>
        <RowHistory list={merchants} row={merchant} />
      </div>
    </section>
  );
}
