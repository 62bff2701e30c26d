import type { DeliveryDetail } from '@backoffice/contract/webhooks';
import { formatNumber } from '@backoffice/i18n';
import { LoadFailure, Moment } from '@backoffice/list-screen';
import { makeStyles, Skeleton, tokens } from '@backoffice/ui';
import { CopiedText } from '../../parts/issued-secret-dialog';
import { DeliveryBadge } from './delivery-badge';
import { webhookMessages as messages } from './webhook-fields';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    '@media (min-width: 640px)': { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
  },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
});

/** Returns JSON with line breaks. */
const readable = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);

interface DeliveryPartsProps {
  delivery: DeliveryDetail | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** The attempts of a delivery, what was sent, and the beginning of the answer. */
export function DeliveryParts({ delivery, error, onRetry }: DeliveryPartsProps) {
  const styles = useStyles();
  const text = messages.useText();
  if (error)
    return <LoadFailure error={error} onRetry={onRetry} title={text('webhooks.deliveries.failed')} />;
  if (!delivery) return <Skeleton />;
  const { type, messageId, attempts, firstAt, lastAt, ms, answer, body } = delivery;
  const rows = [
    [text('webhooks.delivery.outcome'), <DeliveryBadge delivery={delivery} key="outcome" />],
    [
      text('webhooks.delivery.event'),
      <span className={styles.code} key="event">{`${type} (${messageId})`}</span>,
    ],
    [text('webhooks.delivery.attempts'), formatNumber(attempts)],
    [text('webhooks.delivery.first'), <Moment at={firstAt} key="first" />],
    [text('webhooks.delivery.last'), <Moment at={lastAt} key="last" />],
    [text('webhooks.delivery.duration'), text('webhooks.delivery.ms', { n: formatNumber(ms) })],
    [
      text('webhooks.delivery.answer'),
      <span className={styles.code} key="answer">
        {answer || '–'}
      </span>,
    ],
  ] as const;
  return (
    <>
      <dl className={styles.parts}>
        {rows.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.label}>{text('webhooks.delivery.body')}</p>
      {body === null ? (
        <p>{text('webhooks.delivery.body-beyond')}</p>
      ) : (
        <CopiedText isCode label={text('webhooks.delivery.copy')} text={readable(body)} />
      )}
    </>
  );
}
