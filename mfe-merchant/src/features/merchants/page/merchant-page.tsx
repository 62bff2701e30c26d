import { ApiError } from '@backoffice/api-client';
import { prefetchQuery } from '@backoffice/data';
import { screens, type Merchant, type MerchantDetail } from '@backoffice/contract';
import {
  LoadFailure,
  standardActions,
  useListCache,
  usePageName,
  useRowCommands,
  WordedActions,
  RowLink,
} from '@backoffice/list-screen';
import { prefetchHistory } from '@backoffice/list-screen/panel';
import { may, usePermission } from '@backoffice/session';
import { EmptyPanel, Skeleton, StatusBadge } from '@backoffice/ui';
import { CopyableText } from '@backoffice/ui/list';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { messages } from '../../../messages';
import { statusTexts } from '../merchant-fields';
import { actionTexts, merchants } from '../merchants';
import { channelsOptions, merchantOptions, transactionsOptions } from '../merchants.queries';
import { useMerchantPageStyles } from './merchant-page.styles';
import { CopyPrivateKey } from './copy-private-key';
import { MerchantSections } from './merchant-sections';
import { moneyOptions } from './money.queries';
import { pageMessages } from './page-messages';
import { useDeactivation } from './use-deactivation';

const ID = /^\d{1,15}$/;

/** The page of the merchant in the address. */
export function MerchantPage() {
  const { id = '' } = useParams();
  return ID.test(id) ? <StoredMerchant id={Number(id)} key={id} /> : <Navigate replace to="/404" />;
}

/** Prefetches the first data of the page at an address, while the page's code is loading. */
export async function prefetchMerchantPage(client: QueryClient, { pathname }: URL): Promise<void> {
  const last = pathname.split('/').at(-1)!;
  if (!may('merchantPage:view') || !ID.test(last)) return;
  const id = Number(last);
  const merchant = merchantOptions(id);
  const history = async () => {
    await prefetchQuery(client, merchant);
    const row = client.getQueryData(merchant.queryKey)?.items[0];
    if (row) void prefetchHistory(client, merchants, row);
  };
  await Promise.all([
    history(),
    may('channels:view') && prefetchQuery(client, channelsOptions(id)),
    may('transactions:view') && prefetchQuery(client, moneyOptions(id)),
    may('transactions:view') && prefetchQuery(client, transactionsOptions(id)),
  ]);
}

function StoredMerchant({ id }: { id: number }) {
  const pageText = pageMessages.useText();
  const maySeeList = usePermission('merchants:view');
  const { data, error, isFetching, refetch } = useQuery(merchantOptions(id));
  const merchant = data?.items[0];
  if (merchant) return <MerchantView merchant={merchant} />;
  if (!error || isFetching) return <MerchantSkeleton />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyPanel
        action={maySeeList && <RowLink to={screens.merchants}>{pageText('merchantPage.list')}</RowLink>}
        body={pageText('merchantPage.missing.body')}
        title={pageText('merchantPage.missing.title', { id })}
      />
    );
  }
  return <LoadFailure error={error} onRetry={() => void refetch()} title={pageText('merchantPage.failed')} />;
}

function MerchantView({ merchant }: { merchant: MerchantDetail }) {
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const cache = useListCache<Merchant>(merchants.key);
  const { commands: direct, dialogs } = useRowCommands(merchants, merchants.first, cache);
  const { commands, question } = useDeactivation(direct);
  const { merchantName, merchantNo, status } = merchant;
  usePageName(merchantName);
  const actions = standardActions(merchant, commands, actionTexts, text);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.naming}>
          <h2 className={styles.name}>{merchantName}</h2>
          <CopyableText label={text('merchants.action.copy-number')} value={merchantNo} />
          <CopyPrivateKey merchant={merchant} />
          <StatusBadge label={text(statusTexts[status])} status={status} />
        </div>
        <div className={styles.buttons}>
          <WordedActions actions={actions} />
        </div>
      </div>
      <MerchantSections detail={merchant} merchant={merchant} />
      {dialogs}
      {question}
    </div>
  );
}

/** The skeleton of the page while its merchant is loading. */
function MerchantSkeleton() {
  const styles = useMerchantPageStyles();
  return (
    <div aria-busy className={styles.page}>
      <Skeleton className={styles.skeletonHead} />
      <Skeleton className={styles.skeletonCard} />
      <Skeleton className={styles.skeletonCard} />
    </div>
  );
}
