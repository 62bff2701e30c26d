import { screens } from '@backoffice/contract';
import type { OperationsStatus } from '@backoffice/contract/operations';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { RowLink } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { bytesText, durationText } from './amounts';
import { Facts, PlainTable, Section, State } from './elements';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';

type Of<Part extends keyof OperationsStatus> = Pick<OperationsStatus, Part>;

export function ProcessSection({ at, processes, calls }: Of<'at' | 'processes' | 'calls'>) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  const since = (earlier: string) => durationText((Date.parse(at) - Date.parse(earlier)) / 1000);
  return (
    <Section title={text('operations.processes.title')}>
      <PlainTable
        columns={[
          { header: text('operations.processes.host'), cell: ({ host }) => host },
          {
            header: text('operations.processes.release'),
            cell: ({ release }) => release ?? text('operations.unknown'),
          },
          { header: text('operations.processes.node'), cell: ({ node }) => node },
          {
            header: text('operations.processes.uptime'),
            isNumber: true,
            cell: ({ startedAt }) => since(startedAt),
          },
          {
            header: text('operations.processes.memory'),
            isNumber: true,
            cell: ({ memoryBytes }) => bytesText(memoryBytes),
          },
          {
            header: text('operations.processes.seen'),
            isNumber: true,
            cell: ({ seenAt }) => formatDateTime(seenAt).slice(-8),
          },
        ]}
        label={text('operations.processes.title')}
        rows={processes}
      />
      <h3 className={styles.part}>{text('operations.calls.title')}</h3>
      <Facts
        facts={[
          [text('operations.calls.answered'), formatNumber(calls.answered)],
          [text('operations.calls.failed'), formatNumber(calls.failed)],
          [text('operations.calls.refused'), formatNumber(calls.refused)],
          [text('operations.calls.passwords'), formatNumber(calls.refusedPasswords)],
        ]}
      />
    </Section>
  );
}

export function WorkSection({ work }: Of<'work'>) {
  const text = operationsMessages.useText();
  const { exportsWaiting, exportsRunning, bulkRunning, oldestExport, oldestBulk, unreadLines } = work;
  const withAge = (state: string, age: number) =>
    age > 0 ? text('operations.work.oldest', { state, age: durationText(age) }) : state;
  const files = text('operations.work.exports.value', {
    waiting: formatNumber(exportsWaiting),
    running: formatNumber(exportsRunning),
  });
  const changes = text('operations.work.bulk.value', { running: formatNumber(bulkRunning) });
  return (
    <Section title={text('operations.work.title')}>
      <Facts
        facts={[
          [text('operations.work.exports'), withAge(files, oldestExport)],
          [text('operations.work.bulk'), withAge(changes, oldestBulk)],
          [text('operations.work.unread'), formatNumber(unreadLines)],
        ]}
      />
    </Section>
  );
}

export function RemoteSection({ remotes }: Of<'remotes'>) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  const maySeeRemotes = usePermission('remotes:view');
  return (
    <Section title={text('operations.remotes.title')}>
      {remotes.length === 0 ? (
        <p className={styles.text}>{text('operations.remotes.none')}</p>
      ) : (
        <PlainTable
          columns={[
            { header: text('operations.remotes.name'), cell: ({ remote }) => remote },
            {
              header: text('operations.remotes.live'),
              cell: ({ live, isDisabled }) =>
                isDisabled ? (
                  <State is="warning">{text('operations.remotes.disabled')}</State>
                ) : (
                  (live ?? text('operations.none'))
                ),
            },
            {
              header: text('operations.remotes.since'),
              cell: ({ liveSince }) => (liveSince === null ? '' : formatDateTime(liveSince)),
            },
            {
              header: text('operations.remotes.canary'),
              cell: ({ canary }) => canary ?? text('operations.none'),
            },
            {
              header: text('operations.remotes.loads'),
              isNumber: true,
              cell: ({ loads }) => formatNumber(loads),
            },
            {
              header: text('operations.remotes.failures'),
              isNumber: true,
              cell: ({ failures }) => formatNumber(failures),
            },
          ]}
          label={text('operations.remotes.title')}
          rows={remotes}
        />
      )}
      {maySeeRemotes && (
        <p className={styles.text}>
          <RowLink to={screens.remotes}>{text('operations.remotes.open')}</RowLink>
        </p>
      )}
    </Section>
  );
}
