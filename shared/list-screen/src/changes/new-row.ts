// A separate module, because the page of an article's form uses it without the dialog.
import { newIdempotencyKey } from '@backoffice/api-client';
import { uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { formError, type RowCreation, saveFailure } from './row-changes';

export interface NewRowOptions<T> {
  onCreated: (row: T) => void;
  texts: { failed: string; createdBefore: string };
}

/** Handles the result of creating a row from a form. */
export function useNewRow<T>({ onCreated, texts }: NewRowOptions<T>) {
  // The same for all attempts of this form, so that they cannot create two rows.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);

  /**
   * @returns the created row
   * @throws Error whose message the form shows
   */
  const settle = (creation: RowCreation<T>): T => {
    switch (creation.outcome) {
      case 'created':
        onCreated(creation.row);
        return creation.row;
      case 'created-before':
        setIdempotencyKey(newIdempotencyKey());
        throw formError({ message: () => texts.createdBefore });
      case 'unknown':
        throw formError({ message: () => uiMessages.text('ui.form.unknown') });
      case 'failed':
        throw saveFailure(texts, creation.error);
    }
  };
  return { idempotencyKey, settle };
}
