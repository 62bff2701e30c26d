import { api, ApiError } from '@backoffice/api-client';
import { apiPaths } from '@backoffice/contract';
import type { OperationsStatus } from '@backoffice/contract/operations';
import { prefetchQuery } from '@backoffice/data';
import { formatDateTime } from '@backoffice/i18n';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { LoadFailure, permittedPage } from '@backoffice/list-screen';
import { PrintFrame } from '@backoffice/print-frame';
import { may } from '@backoffice/session';
import { Button, MessageBar, MessageBarBody, PrintIcon } from '@backoffice/ui';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageSkeleton } from '../../remotes/page-skeleton';
import { AlarmList } from './alarm-list';
import { ArchiveSection } from './archive-section';
import { AuditHeadsSection } from './audit-heads-section';
import { DatabaseSection, LogSection } from './database-section';
import { operationsMessages } from './operations-messages';
import { useOperationsStyles } from './operations.styles';
import { ProcessSection, RemoteSection, WorkSection } from './running-sections';

export const messages = [operationsMessages];

const READ_EVERY_SECONDS = 30;

/** The status, fetched periodically while the page is visible. */
const statusOptions = queryOptions({
  queryKey: ['operations'],
  queryFn: ({ signal }): Promise<OperationsStatus> => api.get(apiPaths.operations, { signal, shown: true }),
  staleTime: 1000,
  refetchInterval: READ_EVERY_SECONDS * 1000,
});

function Figures({ status }: { status: OperationsStatus }) {
  const styles = useOperationsStyles();
  const { alarms, archive, at, auditHeads, database, logs, processes, calls, work, remotes } = status;
  return (
    <>
      <AlarmList alarms={alarms} />
      <div className={styles.sections}>
        <ArchiveSection archive={archive} />
        <DatabaseSection at={at} database={database} />
        <ProcessSection at={at} calls={calls} processes={processes} />
        <WorkSection work={work} />
        <LogSection logs={logs} />
      </div>
      <AuditHeadsSection places={auditHeads.places} />
      <RemoteSection remotes={remotes} />
    </>
  );
}

/** The time of the figures. */
function FiguresTime({ at }: { at: string }) {
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

/** The case of the night page that a failed refresh itself points to: the database is unavailable. */
function WhereToLook({ error }: { error: Error }) {
  const text = operationsMessages.useText();
  const isAway = error instanceof ApiError && error.code === 'database-away';
  return isAway && <span>{text('operations.night-page', { page: 'docs/at-night.md#database-away' })}</span>;
}

/** `/user/operations`: the active alerts, the archive, and the state of database, processes and remotes. */
function OperationsStatusPage() {
  const styles = useOperationsStyles();
  const text = operationsMessages.useText();
  const [isPrinting, setIsPrinting] = useState(false);
  const { data, error, refetch } = useQuery(statusOptions);
  if (!data)
    return error ? (
      <>
        <LoadFailure error={error} onRetry={() => void refetch()} title={text('operations.failed')} />
        <p className={styles.middle}>
          <WhereToLook error={error} />
        </p>
      </>
    ) : (
      <PageSkeleton />
    );
  return (
    <div className={styles.page}>
      <div>
        <div className={styles.head}>
          <FiguresTime at={data.at} />
          <Button disabledFocusable={isPrinting} icon={<PrintIcon />} onClick={() => setIsPrinting(true)}>
            {text('operations.print')}
          </Button>
        </div>
        <div role="status">
          {error && (
            <MessageBar className={styles.stale} intent="warning" layout="multiline">
              <MessageBarBody>
                {text('operations.stale', { reason: error.message })} <WhereToLook error={error} />
              </MessageBarBody>
            </MessageBar>
          )}
        </div>
      </div>
      <Figures status={data} />
      {isPrinting && (
        <PrintFrame onPrinted={() => setIsPrinting(false)} title={text('operations.print.title')}>
          <h1>{text('operations.print.title')}</h1>
          <FiguresTime at={data.at} />
          <Figures status={data} />
        </PrintFrame>
      )}
    </div>
  );
}

export const Page = permittedPage('operationsStatus:view', OperationsStatusPage);

export async function prefetch(client: QueryClient): Promise<void> {
  if (may('operationsStatus:view')) await prefetchQuery(client, statusOptions);
}
