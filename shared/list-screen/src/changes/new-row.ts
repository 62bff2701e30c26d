// A module of its own: the page of an article's form uses it without the dialog.
import { newIdempotencyKey } from '@backoffice/api-client';
import { uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { type RowCreation, saveFailure } from './row-changes';

export interface NewRowOptions<T> {
  onCreated: (row: T) => void;
  texts: { failed: string; createdBefore: string };
}

/** What becomes of a form's new row. */
export function useNewRow<T>({ onCreated, texts }: NewRowOptions<T>) {
  // The same for all attempts of this form, so that they can't make two rows.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);

  /** Throws what the form is to say. */
  const settle = (creation: RowCreation<T>): void => {
    switch (creation.outcome) {
      case 'created':
        onCreated(creation.row);
        break;
      case 'created-before':
        setIdempotencyKey(newIdempotencyKey());
        throw new Error(texts.createdBefore);
      case 'unknown':
        throw new Error(uiMessages.text('ui.form.unknown'));
      case 'failed':
        throw saveFailure(texts.failed, creation.error);
    }
  };
  return { idempotencyKey, settle };
}
