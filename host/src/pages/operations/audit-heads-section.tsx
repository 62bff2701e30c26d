import type { OperationsStatus } from '@backoffice/contract/operations';
import { formatNumber } from '@backoffice/i18n';
import { Ago, PlainTable, Section, State } from './elements';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';

/** The destinations of the signed heads of the audit log. */
export function AuditHeadsSection({ places }: OperationsStatus['auditHeads']) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  return (
    <Section title={text('operations.heads.title')}>
      {places.length === 0 ? (
        <>
          <p className={styles.text}>
            <State is="warning">{text('operations.heads.off')}</State>
          </p>
          <p className={styles.text}>{text('operations.heads.off.body')}</p>
        </>
      ) : (
        <PlainTable
          columns={[
            { header: text('operations.heads.place'), cell: ({ name }) => name },
            {
              header: text('operations.heads.newest'),
              cell: ({ deliveredAt }) => <Ago at={deliveredAt} none={text('operations.never')} />,
            },
            {
              header: text('operations.heads.waiting'),
              isNumber: true,
              cell: ({ waiting }) => formatNumber(waiting),
            },
            {
              header: text('operations.heads.state'),
              cell: ({ problem }) =>
                problem === null ? (
                  <State is="good">{text('operations.heads.delivered')}</State>
                ) : (
                  <>
                    <State is="critical">{text('operations.heads.failed')}</State>
                    <div lang="en">{problem}</div>
                  </>
                ),
            },
          ]}
          label={text('operations.heads.title')}
          rows={places}
        />
      )}
    </Section>
  );
}
