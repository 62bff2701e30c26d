import { ApiError } from '@backoffice/api-client';
import { screens, type Merchant, type MerchantDetail } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { LoadFailure, standardActions, useListCache, useRowCommands } from '@backoffice/list-screen';
import { RowHistory } from '@backoffice/list-screen/history';
import { usePermission } from '@backoffice/session';
import { Button, EmptyPanel, Skeleton, StatusBadge } from '@backoffice/ui';
import { CopyableText, KeyBox } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { messages } from '../../../messages';
import { expansions, merchantFields, statusTexts } from '../merchant-fields';
import { actionTexts, merchants } from '../merchants';
import { merchantOptions } from '../merchants.queries';
import { MerchantChannels } from './merchant-channels';
import { MerchantTransactions } from './merchant-transactions';
import { useMerchantPageStyles } from './merchant-page.styles';
import { pageMessages } from './page-messages';

/** The merchant that the address names. */
export function MerchantPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <StoredMerchant id={Number(id)} key={id} /> : <Navigate replace to="/404" />;
}

function StoredMerchant({ id }: { id: number }) {
  const pageText = pageMessages.useText();
  const { data, error, isFetching, refetch } = useQuery(merchantOptions(id));
  const merchant = data?.items[0];
  if (merchant) return <MerchantView merchant={merchant} />;
  if (!error || isFetching) return <MerchantSkeleton />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyPanel
        action={<Link to={screens.merchants}>{pageText('merchantPage.list')}</Link>}
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
  const pageText = pageMessages.useText();
  const cache = useListCache<Merchant>(merchants.key);
  const { commands, dialogs } = useRowCommands(merchants, merchants.first, cache);
  const maySeeChannels = usePermission('channels:view');
  const maySeeTransactions = usePermission('transactions:view');
  const { id, merchantName, merchantNo, status } = merchant;
  const actions = standardActions(merchant, commands, actionTexts, text);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.naming}>
          <h2 className={styles.name}>{merchantName}</h2>
          <CopyableText label={text('merchants.action.copy-number')} value={merchantNo} />
          <StatusBadge label={text(statusTexts[status])} status={status} />
        </div>
        <div className={styles.buttons}>
          {actions
            // The history stands below; to take a row off a list needs a list.
            .filter(({ key }) => key === 'edit' || key === 'status')
            .map(({ key, label, icon, onAction }) => (
              <Button icon={{ children: icon }} key={key} onClick={({ detail }) => detail < 2 && onAction()}>
                {label}
              </Button>
            ))}
        </div>
      </div>
      <div className={styles.columns}>
        <MerchantFacts merchant={merchant} />
        <MerchantKey merchant={merchant} />
      </div>
      {maySeeChannels && <MerchantChannels merchantId={id} merchantName={merchantName} />}
      {maySeeTransactions && <MerchantTransactions merchantId={id} />}
      <section aria-labelledby="merchant-history" className={styles.section}>
        <h3 className={styles.title} id="merchant-history">
          {pageText('merchantPage.history')}
        </h3>
        <div className={styles.card}>
          <RowHistory list={merchants} row={merchant} />
        </div>
      </section>
      {dialogs}
    </div>
  );
}

function MerchantFacts({ merchant }: { merchant: MerchantDetail }) {
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const facts = [
    [text(merchantFields.id.label), String(merchant.id)],
    [text(merchantFields.freeDifference.label), formatNumber(merchant.freeDifference)],
    [text(merchantFields.createdAt.label), formatDateTime(merchant.createdAt)],
    [pageText('merchantPage.updated'), formatDateTime(merchant.updatedAt)],
    ...expansions
      .filter((name) => merchant[name] !== '')
      .map((name) => [text(merchantFields[name].label), merchant[name]] as const),
  ] as const;
  return (
    <section aria-labelledby="merchant-facts" className={styles.card}>
      <h3 className={styles.title} id="merchant-facts">
        {pageText('merchantPage.facts')}
      </h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [
          <dt className={styles.term} key={label}>
            {label}
          </dt>,
          <dd className={styles.fact} key={`${label} is`}>
            {value}
          </dd>,
        ])}
      </dl>
    </section>
  );
}

/** What tells this merchant's key from another's; the private one stays in the list, for who may read it. */
function MerchantKey({ merchant: { publicKey, keyFingerprint } }: { merchant: MerchantDetail }) {
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
            <CopyableText label={pageText('merchantPage.copy-fingerprint')} value={keyFingerprint} />
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

/** Stands in for the page while its merchant is loading. */
function MerchantSkeleton() {
  const styles = useMerchantPageStyles();
  return (
    <div aria-busy className={styles.page}>
      <Skeleton className={styles.skeletonHead} />
      <div className={styles.columns}>
        <Skeleton className={styles.skeletonCard} />
        <Skeleton className={styles.skeletonCard} />
      </div>
      <Skeleton className={styles.skeletonCard} />
    </div>
  );
}
