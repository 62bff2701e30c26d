// A separate module, because the page of an article's form uses it without the dialog.
import { rowNotices, uiMessages } from '@backoffice/ui';
import type { FormConflict } from '@backoffice/ui/form';
import { useState } from 'react';
import { changeRow, formError, isStatus, saveFailure } from './row-changes';

export interface EditedRowOptions<T, V> {
  row: T;
  /** @param before the last version of the row that was read */
  send: (values: V, before: T) => Promise<T>;
  /** Returns true if the row has the values that were sent. */
  isDone: (now: T, values: V) => boolean;
  read: (row: T) => Promise<T | undefined>;
  onSaved: (row: T) => void;
  /** Called after the row has been read again, so that the form and the list show it. */
  onReload: (now: T) => void;
  /** Handles a row that another user has changed, or that cannot be saved any more. Left out, the user is offered a reload. */
  conflict?: {
    merge: (now: T, before: T) => Promise<void>;
    lose: (loss: 'gone' | 'refused') => Promise<void>;
  };
  texts: { failed: string; reloadFailed: string; conflict: string };
}

/** Saves the row of a form and handles conflicts and failures. */
export function useEditedRow<T extends { updatedAt: string }, V>(options: EditedRowOptions<T, V>) {
  const { row, send, isDone, read, onSaved, onReload, conflict: own, texts } = options;
  const [before, setBefore] = useState(row);
  const [isOutdated, setIsOutdated] = useState(false);

  const show = async (now: T | undefined): Promise<void> => {
    if (!now && own) return own.lose('gone');
    if (!now) throw new Error('The row is gone.');
    await own?.merge(now, before);
    setBefore(now);
    onReload(now);
    setIsOutdated(false);
  };
  const meet = async (now: T | undefined): Promise<void> => {
    try {
      await show(now);
    } catch (error) {
      console.error(error);
      setIsOutdated(true);
    }
  };

  const loseOrThrow = async (error: unknown): Promise<void> => {
    const failure = saveFailure(texts, error);
    const loss = isStatus(error, 404) ? 'gone' : isStatus(error, 403) ? 'refused' : undefined;
    if (!own || !loss) throw failure;
    await own.lose(loss).catch((loadError: unknown) => {
      console.error(loadError);
      throw failure;
    });
  };

  /** @throws Error whose message the form shows */
  const save = async (values: V): Promise<void> => {
    const change = await changeRow({
      before,
      send: () => send(values, before),
      read: () => read(before),
      isDone: (now) => isDone(now, values),
    });
    switch (change.outcome) {
      case 'changed':
        // A form that stays open can be saved again.
        setBefore(change.row);
        onSaved(change.row);
        break;
      case 'conflict':
        if (own && 'row' in change) await meet(change.row);
        else setIsOutdated(true);
        break;
      case 'unknown':
        throw formError({ message: () => uiMessages.text('ui.form.unknown') });
      case 'failed':
        await loseOrThrow(change.error);
    }
  };
  const reload = async () => {
    try {
      await show(await read(before));
    } catch (error) {
      console.error(error);
      rowNotices.failed(texts.reloadFailed, error);
    }
  };
  const conflict: FormConflict | null = isOutdated
    ? { title: texts.conflict, body: uiMessages.text('ui.form.conflict.body'), onReload: () => void reload() }
    : null;
  return { save, conflict, before, reload: () => void reload() };
}
