import { notify, rowNotices, uiMessages } from '@backoffice/ui';
import { useMemo } from 'react';
import { changeRow } from './change-row';
import { onceARow } from './once-a-row';
import type { ListCache } from './use-list-cache';

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

/**
 * Switches a row's status at once and offers to switch it back.
 *
 * @param calls the same object from one rendering to the next, and so is the cache
 */
export function useStatusSwitch<T extends SwitchedRow>(cache: ListCache<T>, calls: StatusSwitchCalls<T>) {
  return useMemo(() => {
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
  }, [cache, calls]);
}
