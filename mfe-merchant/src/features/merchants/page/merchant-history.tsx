import type { Merchant } from '@backoffice/contract';
import { RowHistory } from '@backoffice/list-screen/panel';
import { merchants } from '../merchants';
import { pageMessages } from './page-messages';
import { PageSection } from './page-section';

/** The latest changes of a merchant as sentences, and the whole history on request. */
export function MerchantHistory({ merchant }: { merchant: Pick<Merchant, 'id' | 'updatedAt'> }) {
  return (
    <PageSection title={pageMessages.useText()('merchantPage.history')}>
      <RowHistory isShort list={merchants} row={merchant} />
    </PageSection>
  );
}
