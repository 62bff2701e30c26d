import type { ApiError } from '@backoffice/api-client';
import { notify, rowNotices, uiMessages } from '@backoffice/ui';
import { changeRow } from './row-changes';
import type { ListCache } from './list-cache';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';

/** Runs a command once at a time for each row; further calls for the same row are ignored meanwhile. */
export function onceARow<R extends { id: number }, Rest extends unknown[]>(
  run: (row: R, ...rest: Rest) => Promise<void>,
): (row: R, ...rest: Rest) => Promise<void> {
  const underWay = new Set<number>();
  return async (row, ...rest) => {
    if (underWay.has(row.id)) return;
    underWay.add(row.id);
    try {
      await run(row, ...rest);
    } finally {
      underWay.delete(row.id);
    }
  };
}

interface SwitchedRow {
  id: number;
  status: string;
  updatedAt: string;
}

/** Switches the status of a row as its list declares it, at once, with an undo in the notice. */
export function declaredStatusSwitch<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>(
  {
    status,
    reread,
    nameOf = String,
    messages,
  }: Pick<List<T, Q, Key, Name>, 'status' | 'reread' | 'nameOf' | 'messages'>,
  cache: Pick<ListCache<T>, 'replace'>,
) {
  type Switched = T & SwitchedRow;
  const { send, texts } = status!;
  const doneTexts = texts.done as Record<string, Key>;

  const switchStatus = onceARow(async (row: Switched, to: string): Promise<void> => {
    const change = await changeRow({
      before: row,
      send: () => send(row, to as Parameters<typeof send>[1]) as Promise<Switched>,
      read: () => reread!(row) as Promise<Switched | undefined>,
      isDone: (now) => now.status === to,
    });
    switch (change.outcome) {
      case 'changed': {
        const { row: changed } = change;
        cache.replace(changed);
        notify.success({
          title: uiMessages.text('ui.notice.done'),
          body: messages.text(doneTexts[changed.status]!, { name: nameOf(changed) }),
          action: {
            label: uiMessages.text('ui.notice.undo'),
            onAction: () => void switchStatus(changed, row.status),
          },
        });
        break;
      }
      case 'conflict':
        if (change.row) cache.replace(change.row);
        rowNotices.conflict(nameOf(row));
        break;
      case 'unknown':
        rowNotices.unknown(nameOf(row));
        break;
      case 'failed':
        if ((change.error as Partial<ApiError>).code === 'approval-pending') break;
        rowNotices.failed(messages.text(texts.failed), change.error);
    }
  });
  return (row: T, to: string) => switchStatus(row as Switched, to);
}
