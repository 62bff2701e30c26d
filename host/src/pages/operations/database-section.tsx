import type { OperationsStatus } from '@backoffice/contract/operations';
import { formatNumber } from '@backoffice/i18n';
import { bytesText, durationText } from './amounts';
import { Facts, PlainTable, Section, State } from './elements';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';

type Replica = OperationsStatus['database']['replicas'][number];

function Replicas({ replicas }: { replicas: readonly Replica[] }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  return (
    <>
      <h3 className={styles.part}>{text('operations.replicas.title')}</h3>
      <PlainTable
        columns={[
          { header: text('operations.replicas.name'), cell: ({ name }) => name },
          {
            header: text('operations.replicas.state'),
            cell: ({ isUsed }) =>
              isUsed ? (
                <State is="good">{text('operations.replicas.used')}</State>
              ) : (
                <State is="warning">{text('operations.replicas.unused')}</State>
              ),
          },
          {
            header: text('operations.replicas.lag'),
            isNumber: true,
            cell: ({ lagSeconds }) =>
              lagSeconds === null ? text('operations.unknown') : durationText(lagSeconds),
          },
        ]}
        label={text('operations.replicas.title')}
        rows={replicas}
      />
    </>
  );
}

interface DatabaseSectionProps {
  /** The time of the figures. */
  at: string;
  database: OperationsStatus['database'];
}

export function DatabaseSection({ at, database }: DatabaseSectionProps) {
  const text = operationsMessages.useText();
  const { version, startedAt, bytes, connections, standbys, isPooled, replicas } = database;
  const uptime = durationText((Date.parse(at) - Date.parse(startedAt)) / 1000);
  const { used, most } = connections;
  return (
    <Section title={text('operations.database.title')}>
      <Facts
        facts={[
          [
            text('operations.database.version'),
            text('operations.database.version.value', { version, uptime }),
          ],
          [text('operations.database.size'), bytesText(bytes)],
          [
            text('operations.database.connections'),
            text('operations.database.connections.value', {
              used: formatNumber(used),
              most: formatNumber(most),
            }),
          ],
          [text('operations.database.pooler'), text(isPooled ? 'operations.yes' : 'operations.no')],
          [
            text('operations.database.standbys'),
            standbys === 0 ? text('operations.none') : formatNumber(standbys),
          ],
        ]}
      />
      {replicas.length > 0 && <Replicas replicas={replicas} />}
    </Section>
  );
}

export function LogSection({ logs: { months, retentionMonths } }: { logs: OperationsStatus['logs'] }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  return (
    <Section title={text('operations.logs.title')}>
      <p className={styles.text}>
        {retentionMonths === null
          ? text('operations.logs.forever')
          : text('operations.logs.kept', { months: retentionMonths })}
      </p>
      <PlainTable
        columns={[
          {
            header: text('operations.logs.month'),
            cell: ({ month, isAndOlder }) => (isAndOlder ? text('operations.logs.older', { month }) : month),
          },
          {
            header: text('operations.logs.audit'),
            isNumber: true,
            cell: ({ auditBytes }) => bytesText(auditBytes),
          },
          {
            header: text('operations.logs.key-reads'),
            isNumber: true,
            cell: ({ keyReadBytes }) => bytesText(keyReadBytes),
          },
        ]}
        label={text('operations.logs.title')}
        rows={months}
      />
    </Section>
  );
}
