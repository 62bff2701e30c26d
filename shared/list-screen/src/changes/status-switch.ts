import { notify, rowNotices, uiMessages } from '@backoffice/ui';
import { useMemo } from 'react';
import { changeRow } from './row-changes';
import type { ListCache } from './list-cache';
import type { PageQuery } from '../declaration/address';
import type { List, ListRow } from '../declaration/define-list';

/** Lets a command of rows run once at a time for each of them: a row that it is under way for is left alone. */
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

export interface SwitchedRow {
  id: number;
  status: string;
  updatedAt: string;
}

export interface StatusSwitchCalls<T extends SwitchedRow> {
  setStatus: (row: T, status: T['status']) => Promise<T>;
  read: (row: T) => Promise<T | undefined>;
  nameOf: (row: T) => string;
  /** What is said of a row that has been switched. */
  doneText: (row: T) => string;
  failedText: () => string;
}

/** Switches a row's status at once and offers to switch it back. */
export function switchStatusOf<T extends SwitchedRow>(cache: ListCache<T>, calls: StatusSwitchCalls<T>) {
  const switchStatus = onceARow(async (row: T, status: T['status']): Promise<void> => {
    const change = await changeRow({
      before: row,
      send: () => calls.setStatus(row, status),
      read: () => calls.read(row),
      isDone: (now) => now.status === status,
    });
    switch (change.outcome) {
      case 'changed': {
        const { row: changed } = change;
        cache.replace(changed);
        notify.success({
          title: uiMessages.text('ui.notice.done'),
          body: calls.doneText(changed),
          action: {
            label: uiMessages.text('ui.notice.undo'),
            onAction: () => void switchStatus(changed, row.status),
          },
        });
        break;
      }
      case 'conflict':
        if (change.row) cache.replace(change.row);
        rowNotices.failed(calls.failedText());
        rowNotices.conflict(calls.nameOf(row));
        break;
      case 'unknown':
        rowNotices.unknown(calls.nameOf(row));
        break;
      case 'failed':
        rowNotices.failed(calls.failedText());
    }
  });
  return switchStatus;
}

/**
 * The same for a component.
 *
 * @param calls the same object from one rendering to the next, and so is the cache
 */
export function useStatusSwitch<T extends SwitchedRow>(cache: ListCache<T>, calls: StatusSwitchCalls<T>) {
  return useMemo(() => switchStatusOf(cache, calls), [cache, calls]);
}

/** The switch of a row's status, as its list declares it. */
export function declaredStatusSwitch<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>({ status, reread, nameOf = String, messages }: List<T, Q, Key, Name>, cache: ListCache<T>) {
  type Switched = T & SwitchedRow;
  const { send, texts } = status!;
  const switchStatus = switchStatusOf(cache as unknown as ListCache<Switched>, {
    setStatus: (row, to) => send(row, to as Parameters<typeof send>[1]) as Promise<Switched>,
    read: (row) => reread!(row) as Promise<Switched | undefined>,
    nameOf,
    doneText: (row) => messages.text((texts.done as Record<string, Key>)[row.status]!, { name: nameOf(row) }),
    failedText: () => messages.text(texts.failed),
  });
  return (row: T, to: string) => switchStatus(row as Switched, to as Switched['status']);
}
