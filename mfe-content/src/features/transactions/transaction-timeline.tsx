import type { TransactionDetail } from '@backoffice/contract';
import { ZonedTime } from '@backoffice/list-screen/panel';
import { transactionMessages } from './transactions';
import { useTransactionPanelStyles } from './transaction-panel.styles';

/** The recorded times of a transaction, oldest first. */
export function TransactionTimeline({ transaction }: { transaction: TransactionDetail }) {
  const styles = useTransactionPanelStyles();
  const text = transactionMessages.useText();
  const { timestamp, sentAt, answeredAt, settledAt } = transaction;
  const steps = [
    [text('transactions.timeline.created'), timestamp],
    [text('transactions.timeline.sent'), sentAt],
    [text('transactions.timeline.answered'), answeredAt],
    [text('transactions.timeline.settled'), settledAt],
  ] as const;
  return (
    <section aria-labelledby="transaction-timeline">
      <h3 className={styles.caption} id="transaction-timeline">
        {text('transactions.timeline')}
      </h3>
      <ol className={styles.steps}>
        {steps.map(([label, at]) =>
          at === null ? null : (
            <li className={styles.step} key={label}>
              <span>{label}</span>
              <ZonedTime at={at} />
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
