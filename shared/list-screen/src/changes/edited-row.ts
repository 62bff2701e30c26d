// A module of its own: the page of an article's form uses it without the dialog.
import { rowNotices, uiMessages } from '@backoffice/ui';
import type { FormConflict } from '@backoffice/ui/form';
import { useState } from 'react';
import { changeRow, saveFailure } from './row-changes';

export interface EditedRowOptions<T, V> {
  row: T;
  /** @param before the row as it was read last */
  send: (values: V, before: T) => Promise<T>;
  /** Whether a row is what was sent. */
  isDone: (now: T, values: V) => boolean;
  read: (row: T) => Promise<T | undefined>;
  onSaved: (row: T) => void;
  /** The row has been read again: the form and the list show it. */
  onReload: (now: T) => void;
  texts: { failed: string; reloadFailed: string; conflict: string };
}

/** The row that a form edits, and what becomes of it when it is saved. */
export function useEditedRow<T extends { updatedAt: string }, V>(options: EditedRowOptions<T, V>) {
  const { row, send, isDone, read, onSaved, onReload, texts } = options;
  const [before, setBefore] = useState(row);
  const [isOutdated, setIsOutdated] = useState(false);

  /** Throws what the form is to say. */
  const save = async (values: V): Promise<void> => {
    const change = await changeRow({
      before,
      send: () => send(values, before),
      read: () => read(before),
      isDone: (now) => isDone(now, values),
    });
    switch (change.outcome) {
      case 'changed':
        // A form that stays open saves again.
        setBefore(change.row);
        onSaved(change.row);
        break;
      case 'conflict':
        setIsOutdated(true);
        break;
      case 'unknown':
        throw new Error(uiMessages.text('ui.form.unknown'));
      case 'failed':
        throw saveFailure(texts.failed, change.error);
    }
  };
  const reload = async () => {
    try {
      const now = (await read(before)) ?? before;
      setBefore(now);
      onReload(now);
      setIsOutdated(false);
    } catch (error) {
      console.error(error);
      rowNotices.failed(texts.reloadFailed);
    }
  };
  const conflict: FormConflict | null = isOutdated
    ? { title: texts.conflict, body: uiMessages.text('ui.form.conflict.body'), onReload: () => void reload() }
    : null;
  return { save, conflict };
}
