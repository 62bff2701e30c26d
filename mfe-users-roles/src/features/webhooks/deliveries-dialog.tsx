import type { DeliveryDetail, Webhook } from '@backoffice/contract/webhooks';
import { formatNumber } from '@backoffice/i18n';
import { LoadFailure, Moment } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import {
  Button,
  Dialog,
  EmptyPanel,
  Field,
  makeStyles,
  rowNotices,
  Select,
  Skeleton,
  tokens,
} from '@backoffice/ui';
import { plainList } from '@backoffice/ui/layout-rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveryBadge } from './delivery-badge';
import { DeliveryParts } from './delivery-parts';
import { webhookMessages as messages } from './webhook-fields';
import { webhooksApi } from './webhooks.api';

const SHOWN = 20;
/** Deliveries are read again while one is being sent. */
const AGAIN_MS = 1_000;

const useStyles = makeStyles({
  filter: { maxWidth: '240px', marginBottom: tokens.spacingVerticalM },
  list: { ...plainList, display: 'grid', rowGap: tokens.spacingVerticalXS },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    width: '100%',
    padding: tokens.spacingVerticalS,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  type: { minWidth: 0, overflowWrap: 'anywhere', fontFamily: tokens.fontFamilyMonospace },
  minor: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface DeliveryListProps {
  webhook: Webhook;
  onShow: (id: number) => void;
}

function DeliveryList({ webhook: { id }, onShow }: DeliveryListProps) {
  const styles = useStyles();
  const text = messages.useText();
  const [onlyFailed, setOnlyFailed] = useState(false);
  const [limit, setLimit] = useState(SHOWN);
  const { data, error, refetch } = useQuery({
    queryKey: ['webhook-deliveries', id, onlyFailed, limit],
    queryFn: ({ signal }) => webhooksApi.deliveries({ id, onlyFailed, limit }, { signal, shown: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(({ isSending }) => isSending) ? AGAIN_MS : false),
  });
  if (error)
    return (
      <LoadFailure error={error} onRetry={() => void refetch()} title={text('webhooks.deliveries.failed')} />
    );
  return (
    <>
      <Field className={styles.filter} label={text('webhooks.deliveries.filter')}>
        <Select
          onChange={(_event, { value }) => setOnlyFailed(value === 'failed')}
          value={onlyFailed ? 'failed' : 'all'}
        >
          <option value="all">{text('webhooks.deliveries.all')}</option>
          <option value="failed">{text('webhooks.deliveries.only-failed')}</option>
        </Select>
      </Field>
      {!data && <Skeleton />}
      {data?.items.length === 0 && (
        <EmptyPanel
          body={text('webhooks.deliveries.empty.body')}
          title={text(onlyFailed ? 'webhooks.deliveries.none-failed' : 'webhooks.deliveries.empty.title')}
        />
      )}
      <ul className={styles.list}>
        {data?.items.map((delivery) => (
          <li key={delivery.id}>
            <button className={styles.item} onClick={() => onShow(delivery.id)} type="button">
              <span className={styles.type}>
                {delivery.type} <span className={styles.minor}>{delivery.messageId.slice(0, 16)}</span>
              </span>
              <span>
                <DeliveryBadge delivery={delivery} />{' '}
                <span className={styles.minor}>
                  <Moment at={delivery.lastAt} />
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.items.length < data.total && (
        <Button onClick={() => setLimit(limit + SHOWN)}>
          {text('webhooks.deliveries.more', { n: formatNumber(data.total - data.items.length) })}
        </Button>
      )}
    </>
  );
}

interface DeliveriesDialogProps {
  webhook: Webhook;
  /** The delivery that is shown first; left out for the list. */
  delivery?: DeliveryDetail;
  onClose: () => void;
}

/** The deliveries of a webhook, and the details of one. */
export function DeliveriesDialog({ webhook, delivery, onClose }: DeliveriesDialogProps) {
  const text = messages.useText();
  const mayEdit = usePermission('webhooks:edit');
  const client = useQueryClient();
  const [shown, setShown] = useState<number | null>(delivery?.id ?? null);
  const [isBusy, setIsBusy] = useState(false);
  const detail = useQuery({
    queryKey: ['webhook-delivery', shown],
    queryFn: ({ signal }) => webhooksApi.delivery(shown!, { signal, shown: true }),
    enabled: shown !== null,
    initialData: shown === delivery?.id ? delivery : undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isSending ? AGAIN_MS : false),
  });

  async function resend(id: number): Promise<void> {
    setIsBusy(true);
    try {
      client.setQueryData(['webhook-delivery', id], await webhooksApi.resend(id));
    } catch (error) {
      console.error(error);
      rowNotices.failed(text('webhooks.notice.resend-failed'), error);
    }
    setIsBusy(false);
  }
  return (
    <Dialog
      actions={
        <>
          {shown !== null && (
            <Button onClick={() => setShown(null)}>{text('webhooks.deliveries.back')}</Button>
          )}
          <Button onClick={onClose}>{text('webhooks.deliveries.close')}</Button>
          {shown !== null && mayEdit && (
            <Button
              appearance="primary"
              disabledFocusable={isBusy || detail.data?.isSending !== false}
              onClick={() => void resend(shown)}
            >
              {text('webhooks.deliveries.resend')}
            </Button>
          )}
        </>
      }
      onDismiss={onClose}
      title={text('webhooks.deliveries.title', { name: webhook.name })}
    >
      {shown === null ? (
        <DeliveryList onShow={setShown} webhook={webhook} />
      ) : (
        <DeliveryParts error={detail.error} delivery={detail.data} onRetry={() => void detail.refetch()} />
      )}
    </Dialog>
  );
}
