import type { Drill, OperationsStatus } from '@backoffice/contract/operations';
import { formatNumber } from '@backoffice/i18n';
import { durationText } from './amounts';
import { Ago, Facts, Section, State } from './elements';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';

type Archive = OperationsStatus['archive'];

/** The sentence that tells whether a restore to a point in time is possible. */
function Reach({ archive: { isOn, oldest, newest, failingSince, drill } }: { archive: Archive }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  if (oldest !== null && newest !== null) {
    return (
      <p className={styles.text}>
        {failingSince !== null ? (
          <State is="critical">{text('operations.archive.behind')}</State>
        ) : drill?.isWhole === false ? (
          <State is="warning">{text('operations.archive.doubtful')}</State>
        ) : (
          <State is="good">{text('operations.archive.range')}</State>
        )}
      </p>
    );
  }
  return (
    <>
      <p className={styles.text}>
        <State is="warning">{text(isOn ? 'operations.archive.unproven' : 'operations.archive.off')}</State>
      </p>
      <p className={styles.text}>
        {text(isOn ? 'operations.archive.unproven.body' : 'operations.archive.off.body')}
      </p>
    </>
  );
}

function DrillFacts({ drill }: { drill: Drill }) {
  const text = operationsMessages.useText();
  const { endedAt, seconds, isWhole, newest, rows, auditEntries, keys, failure } = drill;
  const looked = (count: number | null) =>
    count === null ? text('operations.unknown') : formatNumber(count);
  const found = [
    [text('operations.drill.newest'), <Ago at={newest} key="newest" none={text('operations.unknown')} />],
    [text('operations.drill.rows'), looked(rows)],
    [
      text('operations.drill.entries'),
      auditEntries === null
        ? text('operations.unknown')
        : text('operations.drill.entries.value', { count: formatNumber(auditEntries) }),
    ],
    [
      text('operations.drill.keys'),
      // A drill that counted rows but no keys had no encryption key.
      keys === null && rows !== null ? text('operations.drill.keys.none') : looked(keys),
    ],
  ] as const;
  return (
    <Facts
      facts={[
        [
          text('operations.drill.outcome'),
          isWhole ? (
            <State is="good">{text('operations.drill.whole')}</State>
          ) : (
            <State is="critical">{text('operations.drill.failed')}</State>
          ),
        ],
        ...(failure === null
          ? []
          : [
              [
                text('operations.drill.why'),
                <span key="why" lang="en">
                  {failure}
                </span>,
              ] as const,
            ]),
        [text('operations.drill.ended'), <Ago at={endedAt} key="ended" none="" />],
        [text('operations.drill.took'), durationText(seconds)],
        ...(isWhole ? found : []),
      ]}
    />
  );
}

/** The range of restorable minutes, and the outcome of the last drill. */
export function ArchiveSection({ archive }: { archive: Archive }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  const { isOn, oldest, newest, baseBackupAt, lastArchivedAt, failingSince, backupAt, drill } = archive;
  const unknown = text('operations.unknown');
  return (
    <Section title={text('operations.archive.title')}>
      <Reach archive={archive} />
      <Facts
        facts={[
          ...(isOn
            ? ([
                [text('operations.archive.oldest'), <Ago at={oldest} key="oldest" none={unknown} />],
                [text('operations.archive.newest'), <Ago at={newest} key="newest" none={unknown} />],
                [text('operations.archive.base'), <Ago at={baseBackupAt} key="base" none={unknown} />],
              ] as const)
            : []),
          // Otherwise the latest minute above shows it.
          ...(isOn && newest === null
            ? ([
                [
                  text('operations.archive.archived'),
                  <Ago at={lastArchivedAt} key="archived" none={text('operations.never')} />,
                ],
              ] as const)
            : []),
          ...(failingSince === null
            ? []
            : ([
                [text('operations.archive.failing'), <Ago at={failingSince} key="failing" none="" />],
              ] as const)),
          [
            text('operations.archive.backup'),
            <Ago at={backupAt} key="backup" none={text('operations.archive.backup.never')} />,
          ],
        ]}
      />
      {(isOn || drill !== null) && (
        <>
          <h3 className={styles.part}>{text('operations.drill.title')}</h3>
          {drill === null ? (
            <p className={styles.text}>{text('operations.drill.none')}</p>
          ) : (
            <DrillFacts drill={drill} />
          )}
        </>
      )}
    </Section>
  );
}
