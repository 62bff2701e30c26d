// A module of its own: the page of an article's form uses it without the dialog.
import { rowNotices, uiMessages } from '@backoffice/ui';
import type { FormConflict } from '@backoffice/ui/form';
import { useState } from 'react';
import { changeRow, isStatus, saveFailure } from './row-changes';

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
  /** What the form does with a row that somebody else has changed, or that is lost. Left out, the user is asked to reload it. */
  conflict?: {
    merge: (now: T, before: T) => Promise<void>;
    lose: (loss: 'gone' | 'refused') => Promise<void>;
  };
  texts: { failed: string; reloadFailed: string; conflict: string };
}

/** The row that a form edits, and what becomes of it when it is saved. */
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
    const failure = saveFailure(texts.failed, error);
    const loss = isStatus(error, 404) ? 'gone' : isStatus(error, 403) ? 'refused' : undefined;
    if (!own || !loss) throw failure;
    await own.lose(loss).catch((loadError: unknown) => {
      console.error(loadError);
      throw failure;
    });
  };

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
        if (own && 'row' in change) await meet(change.row);
        else setIsOutdated(true);
        break;
      case 'unknown':
        throw new Error(uiMessages.text('ui.form.unknown'));
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
