import type { GetText } from '@backoffice/i18n';
import { Button, Dialog, EmptyPanel, Spinner } from '@backoffice/ui';
import { Pagination } from '@backoffice/ui/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';
import { LoadFailure } from '../load-failure';
import { listScreenMessages } from '../messages';
import { HistoryEntryItem, type HistoryWords } from './history-entry-item';
import { useRowHistoryStyles } from './row-history.styles';

const PAGE_SIZE = 20;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- one dialog for the rows of any list
type AnyRow = any;
type AnyList = List<AnyRow, PageQuery, string, string>;

export interface RowHistoryProps {
  list: Pick<AnyList, 'name' | 'messages' | 'fields' | 'nameOf' | 'history'>;
  /** Read anew where it is another version of the row. */
  row: ListRow & { updatedAt?: string };
}

export interface RowHistoryDialogProps extends RowHistoryProps {
  onClose: () => void;
}

/** In the words of a list's fields; a field that a later server tells of keeps its name. */
function historyWords(fields: AnyList['fields'], text: GetText<string>): HistoryWords {
  const fieldOf = (field: string) => (Object.hasOwn(fields, field) ? fields[field] : undefined);
  return {
    fieldText(field) {
      const label = fieldOf(field)?.label;
      return label === undefined ? field : text(label);
    },
    valueText({ field, ...values }, side) {
      const { choices, inHistory } = fieldOf(field) ?? {};
      const value = String(values[side]);
      const words = choices?.[value];
      return inHistory ? inHistory(value, text) : words && text(words);
    },
  };
}

/** What a declared list's row went through: who, when, and each field from what to what. Its texts are loaded before it is shown. */
export function RowHistory({ list, row }: RowHistoryProps) {
  const { name, messages, fields, history } = list;
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const words = historyWords(fields, messages.useText());
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: [name, row.id, 'history', row.updatedAt, page],
    queryFn: ({ signal }) => history!(row.id, page, { signal, shown: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch()} title={text('history.list.failed')} />;
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
          <HistoryEntryItem entry={entry} key={entry.id} words={words} />
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
}

/** The history of a row over its list. */
export function RowHistoryDialog({ list, row, onClose }: RowHistoryDialogProps) {
  const text = listScreenMessages.useText();
  const { nameOf = String } = list;
  return (
    <Dialog
      actions={<Button onClick={onClose}>{text('history.dialog.close')}</Button>}
      onDismiss={onClose}
      title={text('history.dialog.title', { name: nameOf(row) })}
    >
      <RowHistory list={list} row={row} />
    </Dialog>
  );
}
