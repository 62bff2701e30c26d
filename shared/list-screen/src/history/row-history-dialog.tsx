import { ApiError } from '@backoffice/api-client';
import { Button, Dialog, EmptyPanel, ErrorPanel, Spinner } from '@backoffice/ui';
import { Pagination } from '@backoffice/ui/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listScreenMessages } from '../messages';
import { HistoryEntryItem, type RowHistory } from './history-entry-item';
import { useRowHistoryStyles } from './row-history.styles';

const PAGE_SIZE = 20;

interface RowHistoryDialogProps {
  history: RowHistory;
  onClose: () => void;
}

/** What a row went through: who, when, and each field from what to what. Its texts are loaded before it is shown. */
export function RowHistoryDialog({ history, onClose }: RowHistoryDialogProps) {
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [...history.key, 'history', page],
    queryFn: ({ signal }) => history.read(page, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  const content = () => {
    if (error) {
      return (
        <ErrorPanel
          body={error instanceof ApiError && error.kind === 'refused' ? error.message : undefined}
          onRetry={() => void refetch()}
          requestId={error instanceof ApiError ? error.requestId : undefined}
          title={text('history.list.failed')}
        />
      );
    }
    if (!data) {
      return (
        <div className={styles.loading}>
          <Spinner aria-label={text('history.list.loading')} />
        </div>
      );
    }
    if (data.total === 0)
      return <EmptyPanel body={text('history.list.empty.body')} title={text('history.list.empty')} />;
    return (
      <>
        <ol aria-label={text('history.list.label')} className={styles.list}>
          {data.items.map((entry) => (
            <HistoryEntryItem entry={entry} history={history} key={entry.id} />
          ))}
        </ol>
        {data.total > PAGE_SIZE && (
          <Pagination
            limit={PAGE_SIZE}
            onChange={(next) => setPage(next.page)}
            page={page}
            total={data.total}
          />
        )}
      </>
    );
  };

  return (
    <Dialog
      actions={<Button onClick={onClose}>{text('history.dialog.close')}</Button>}
      onDismiss={onClose}
      title={text('history.dialog.title', { name: history.name })}
    >
      {content()}
    </Dialog>
  );
}
