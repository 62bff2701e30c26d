import { type ListSchema, useListState } from '@backoffice/data';
import { useEffect } from 'react';
import { textUpTo } from '../declaration/address';

interface RequestedForm {
  /** `new`, or the id of a row. */
  form?: string | undefined;
}

const schema: ListSchema<RequestedForm> = { shape: { form: textUpTo(15) } };
const none: RequestedForm = { form: undefined };

/**
 * Opens the form that the address names, for commands on other pages, and removes it from the address, so that Back or a reload
 * does not open it again.
 * @param opener returns the function that opens the form; undefined while it is unknown whether the row exists
 */
export function useRequestedForm(
  mayOpen: boolean,
  opener: (form: string) => (() => unknown) | undefined,
): void {
  const { state, set } = useListState(schema, none);
  useEffect(() => {
    if (state.form === undefined) return;
    const open = mayOpen ? opener(state.form) : () => {};
    if (!open) return;
    set(none, { replace: true });
    open();
  });
}
