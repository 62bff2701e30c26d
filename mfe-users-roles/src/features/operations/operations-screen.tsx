import type { OperationsStatus } from '@backoffice/contract/operations';
import { formatDateTime } from '@backoffice/i18n';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { LoadFailure } from '@backoffice/list-screen';
import { PrintFrame } from '@backoffice/print-frame';
import { Button, MessageBar, MessageBarBody, PrintIcon, Skeleton } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AlarmList } from './alarm-list';
import { ArchiveSection } from './archive-section';
import { DatabaseSection, LogSection } from './database-section';
import { operationsMessages } from './operations-messages';
import { READ_EVERY_SECONDS, statusOptions } from './operations.queries';
import { useOperationsStyles } from './operations.styles';
import { ProcessSection, RemoteSection, WorkSection } from './running-sections';

function Figures({ status }: { status: OperationsStatus }) {
  const styles = useOperationsStyles();
  const { alarms, archive, at, database, logs, processes, calls, work, remotes } = status;
  return (
    <>
      <AlarmList alarms={alarms} />
      <div className={styles.columns}>
        <ArchiveSection archive={archive} />
        <DatabaseSection at={at} database={database} />
        <ProcessSection at={at} calls={calls} processes={processes} />
        <LogSection logs={logs} />
      </div>
      <WorkSection work={work} />
      <RemoteSection remotes={remotes} />
    </>
  );
}

/** Of which moment the figures are. */
function Asked({ at }: { at: string }) {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  return (
    <p className={styles.hint}>
      {text('operations.at', {
        time: formatDateTime(at),
        seconds: READ_EVERY_SECONDS,
        zone: shownZoneLabel(),
      })}
    </p>
  );
}

/** `/user/operations`: what needs a person now, how far back one can go, and how what runs is. */
export function OperationsScreen() {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  const [isPrinting, setIsPrinting] = useState(false);
  const { data, error, refetch } = useQuery(statusOptions);
  if (!data)
    return error ? (
      <LoadFailure error={error} onRetry={() => void refetch()} title={text('operations.failed')} />
    ) : (
      <Skeleton />
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Asked at={data.at} />
        <Button disabledFocusable={isPrinting} icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
          {text('operations.print')}
        </Button>
      </div>
      <div role="status">
        {error && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{text('operations.stale', { reason: error.message })}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      <Figures status={data} />
      {isPrinting && (
        <PrintFrame onPrinted={() => setIsPrinting(false)} title={text('operations.print.title')}>
          <h1>{text('operations.print.title')}</h1>
          <Asked at={data.at} />
          <Figures status={data} />
        </PrintFrame>
      )}
    </div>
  );
}
