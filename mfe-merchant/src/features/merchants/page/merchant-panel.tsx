import { ApiError } from '@backoffice/api-client';
import { rowAddress, screens, type Merchant } from '@backoffice/contract';
import { LoadFailure, RowLink, standardActions, useListCache, useRowCommands } from '@backoffice/list-screen';
import { listScreenMessages, type PanelProps, RowPanel } from '@backoffice/list-screen/panel';
import { EmptyPanel, Skeleton, StatusBadge } from '@backoffice/ui';
import { CopyableText } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../../messages';
import { statusTexts } from '../merchant-fields';
import { actionTexts, merchants } from '../merchants';
import { merchantOptions } from '../merchants.queries';
import { useMerchantPageStyles } from './merchant-page.styles';
import { CopyPrivateKey } from './copy-private-key';
import { MerchantSections } from './merchant-sections';
import { pageMessages } from './page-messages';
import { useDeactivation } from './use-deactivation';

export { merchantOptions, pageMessages };

/** The panel of a merchant beside the list: shows the list's row at once and the rest when loaded. */
export function MerchantPanel({ id, close, rows }: PanelProps<Merchant>) {
  const cache = useListCache<Merchant>(merchants.key);
  const { commands: direct, dialogs } = useRowCommands(merchants, merchants.first, cache);
  const { commands, question } = useDeactivation(direct);
  const row = rows.find((each) => each.id === id);
  const styles = useMerchantPageStyles();
  const text = messages.useText();
  const pageText = pageMessages.useText();
  const listText = listScreenMessages.useText();
  const { data, error, isFetching, refetch } = useQuery(merchantOptions(id));
  const detail = data?.items[0];
  const isGone = error instanceof ApiError && error.status === 404;
  const merchant = isGone ? undefined : (detail ?? row);
  if (!merchant) {
    return (
      <RowPanel close={close} name={`${text('merchants.field.id')} ${id}`}>
        {isGone ? (
          <EmptyPanel
            body={pageText('merchantPage.missing.body')}
            title={pageText('merchantPage.missing.title', { id: String(id) })}
          />
        ) : error && !isFetching ? (
          <LoadFailure error={error} onRetry={() => void refetch()} title={pageText('merchantPage.failed')} />
        ) : data ? (
          <EmptyPanel body={listText('panel.missing.body')} title={listText('panel.missing.title', { id })} />
        ) : (
          <Skeleton className={styles.skeletonCard} />
        )}
      </RowPanel>
    );
  }
  const { merchantName, merchantNo, status } = merchant;
  return (
    <RowPanel
      actions={standardActions(merchant, commands, actionTexts, text)}
      close={close}
      lead={
        <>
          <CopyableText label={text('merchants.action.copy-number')} value={merchantNo} />
          <CopyPrivateKey merchant={merchant} />
          <StatusBadge label={text(statusTexts[status])} status={status} />
        </>
      }
      links={<RowLink to={rowAddress(screens.merchantPage, id)}>{text('merchants.action.open')}</RowLink>}
      name={merchantName}
    >
      <MerchantSections
        detail={detail}
        isShort
        merchant={merchant}
        pending={
          error && !isFetching ? (
            <LoadFailure
              error={error}
              onRetry={() => void refetch()}
              title={pageText('merchantPage.failed')}
            />
          ) : (
            <Skeleton />
          )
        }
      />
      {dialogs}
      {question}
    </RowPanel>
  );
}
