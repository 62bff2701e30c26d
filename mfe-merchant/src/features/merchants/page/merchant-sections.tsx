import type { Merchant, MerchantDetail } from '@backoffice/contract';
import { Additions } from '@backoffice/list-screen/additions';
import { usePermission } from '@backoffice/session';
import { Skeleton } from '@backoffice/ui';
import { lateComponent } from '@backoffice/ui/late-component';
import type { ReactNode } from 'react';
import { RowHistory } from '@backoffice/list-screen/panel';
import { loadMerchantNotes, merchants } from '../merchants';
import { MerchantChannels } from './merchant-channels';
import { MerchantFacts } from './merchant-facts';
import { MerchantKey } from './merchant-key';
import { MerchantMoney } from './merchant-money';
import { MerchantTransactions } from './merchant-transactions';
import { pageMessages } from './page-messages';
import { FoldedSection, PageSection } from './page-section';

interface MerchantSectionsProps {
  merchant: Omit<Merchant, 'privateKey'>;
  /** The merchant with its key; undefined while it is loading. */
  detail: MerchantDetail | undefined;
  /** Shown instead of the key while there is no detail. */
  pending?: ReactNode;
  /** Uses the narrow layout, as in the panel. */
  isShort?: boolean;
}

const MerchantNotes = lateComponent(loadMerchantNotes, () => <Skeleton />);
const MerchantKeyPairs = lateComponent(
  async () =>
    (await import(/* webpackChunkName: "key-pairs" */ '@backoffice/list-screen/key-pairs')).loadKeyPairs(
      'merchant',
    ),
  () => <Skeleton />,
);

/** The sections of a merchant's page and panel, in their order. */
export function MerchantSections({ merchant, detail, pending, isShort }: MerchantSectionsProps) {
  const maySeeChannels = usePermission('channels:view');
  const maySeeTransactions = usePermission('transactions:view');
  const { id, merchantName } = merchant;
  const pageText = pageMessages.useText();
  return (
    <>
      {maySeeTransactions && <MerchantMoney isShort={isShort} merchantId={id} />}
      {maySeeChannels && <MerchantChannels isShort={isShort} merchantId={id} merchantName={merchantName} />}
      <PageSection title={pageText('merchantPage.notes')}>
        <MerchantNotes id={id} />
      </PageSection>
      <MerchantHistory merchant={merchant} />
      {maySeeTransactions && <MerchantTransactions isShort={isShort} merchantId={id} />}
      <MerchantFacts merchant={merchant} />
      {detail ? <MerchantKey merchant={detail} /> : pending}
      {detail?.keys && (
        <FoldedSection name="key-pairs" title={pageText('merchantPage.key-pairs')}>
          <MerchantKeyPairs id={id} updatedAt={detail.updatedAt} />
        </FoldedSection>
      )}
      <Additions point="merchant-section" record={merchant} />
    </>
  );
}

/** The latest changes of a merchant as sentences, and the whole history on request. */
function MerchantHistory({ merchant }: { merchant: Pick<Merchant, 'id' | 'updatedAt'> }) {
  return (
    <PageSection title={pageMessages.useText()('merchantPage.history')}>
      <RowHistory isShort list={merchants} row={merchant} />
    </PageSection>
  );
}
