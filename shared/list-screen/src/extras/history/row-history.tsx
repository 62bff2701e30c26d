import type { HistoryEntry } from '@backoffice/contract';
import type { GetText } from '@backoffice/i18n';
import { shownZoneLabel } from '@backoffice/i18n/time-zone';
import { prefetchQuery } from '@backoffice/data';
import { may, usePermission } from '@backoffice/session';
import { Button, Dialog, Spinner } from '@backoffice/ui';
import { Pagination } from '@backoffice/ui/list';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListRow } from '../../declaration/define-list';
import { LoadFailure } from '../../load-failure';
import { listScreenMessages } from '../../messages';
import type { HistoryWords } from './history-words';
import { HistoryEntryItem } from './history-entry-item';
import { RecentChanges } from './recent-changes';
import { useRowHistoryStyles } from './row-history.styles';
import type { AnyList } from '../extra';
import { canBeSetBack, isOffered, pagesWith } from './set-back-plan';
import { useSetBack } from './use-set-back';

const PAGE_SIZE = 20;

export interface RowHistoryProps {
  list: Pick<
    AnyList,
    | 'name'
    | 'key'
    | 'screen'
    | 'messages'
    | 'fields'
    | 'nameOf'
    | 'neighbour'
    | 'isLocked'
    | 'reread'
    | 'history'
    | 'form'
    | 'reasonSubject'
  >;
  /** A new version of the row reads the history again. */
  row: ListRow & { updatedAt?: string };
  /** Shows the latest changes as sentences, and the whole history on request. */
  isShort?: boolean;
}

export interface RowHistoryDialogProps extends RowHistoryProps {
  onClose: () => void;
}

/** Returns the texts for a history from the fields of a list; a field unknown to this client keeps its name. */
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

const hasEdit = ({ form, isLocked }: RowHistoryProps['list'], row: ListRow) =>
  form !== undefined && !isLocked?.(row);

/** Loads the form of the rows, which saves them; only for users who may edit the row. */
function useRowEdit(list: RowHistoryProps['list'], row: ListRow) {
  const { name, screen, form } = list;
  const isAllowed = usePermission(`${screen}:edit`) && hasEdit(list, row);
  const { data, isLoading } = useQuery({
    queryKey: [name, 'edit'],
    // The history is readable without it.
    queryFn: () =>
      form!.load().then(
        ({ edit }) => edit ?? null,
        () => null,
      ),
    enabled: isAllowed,
    staleTime: Infinity,
    gcTime: 0,
  });
  return { isAllowed, edit: isAllowed ? data : null, isLoading };
}

/** The query for a page of a row's history. Read again each time when the row has no version. */
function historyOptions(
  { name, history }: RowHistoryProps['list'],
  { id, updatedAt }: RowHistoryProps['row'],
  page: number,
  isSettable: boolean,
) {
  return queryOptions({
    queryKey: [name, id, 'history', updatedAt, page],
    async queryFn({ signal }) {
      const wanted = isSettable ? pagesWith(page) : [page];
      const pages = await Promise.all(wanted.map((each) => history!(id, each, { signal, shown: true })));
      const { items, total } = pages.at(-1)!;
      const isWhole = pages.length === page;
      return { items, total, later: isWhole ? pages.slice(0, -1).flatMap((each) => each.items) : null };
    },
    ...(updatedAt === undefined && { staleTime: 0 }),
  });
}

/** Loads the history of a row that will be shown soon. */
export const prefetchHistory = (
  client: QueryClient,
  list: RowHistoryProps['list'],
  row: RowHistoryProps['row'],
): Promise<void> =>
  prefetchQuery(client, historyOptions(list, row, 1, may(`${list.screen}:edit`) && hasEdit(list, row)));

/** The history of a declared list's row: user, time and changed fields of each entry. Its texts must be loaded first. */
export function RowHistory({ list, row, isShort = false }: RowHistoryProps) {
  const { messages, fields } = list;
  const styles = useRowHistoryStyles();
  const text = listScreenMessages.useText();
  const words = historyWords(fields, messages.useText());
  const [page, setPage] = useState(1);
  const [isWhole, setWhole] = useState(!isShort);
  const { isAllowed, edit, isLoading } = useRowEdit(list, row);
  const { data, error, refetch } = useQuery({
    ...historyOptions(list, row, page, isAllowed),
    placeholderData: keepPreviousData,
  });
  const setBack = useSetBack(list, row, words);

  if (error)
    return <LoadFailure error={error} onRetry={() => void refetch()} title={text('history.list.failed')} />;
  if (!data || isLoading) {
    return (
      <div className={styles.loading}>
        <Spinner aria-label={text('history.list.loading')} />
      </div>
    );
  }
  const { items, total, later } = data;
  if (total === 0)
    return (
      <p className={styles.reason}>
        <strong>{text('history.list.empty')}</strong> <span>{text('history.list.empty.body')}</span>
      </p>
    );
  const isSettable = edit && later && canBeSetBack(list, edit, row);
  const onSetBack = (entry: HistoryEntry, at: number) => {
    if (!isSettable || !isOffered(entry, [...later, ...items.slice(0, at)], isSettable)) return undefined;
    return () => setBack.open(edit, entry);
  };
  return (
    <>
      {isWhole ? (
        <>
          <p className={styles.zone}>{text('history.list.zone', { zone: shownZoneLabel() })}</p>
          <ol aria-label={text('history.list.label')} className={styles.list}>
            {items.map((entry, at) => (
              <HistoryEntryItem entry={entry} key={entry.id} onSetBack={onSetBack(entry, at)} words={words} />
            ))}
          </ol>
          {total > PAGE_SIZE && (
            <Pagination limit={PAGE_SIZE} onChange={(next) => setPage(next.page)} page={page} total={total} />
          )}
        </>
      ) : (
        <RecentChanges entries={items} onSetBack={onSetBack} words={words} />
      )}
      {isShort && (
        <Button
          appearance="subtle"
          className={styles.setBack}
          onClick={() => {
            setPage(1);
            setWhole(!isWhole);
          }}
          size="small"
        >
          {text(isWhole ? 'history.recent.less' : 'history.recent.all')}
        </Button>
      )}
      {setBack.dialog}
    </>
  );
}

/** The history of a row in a dialog over its list. */
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
