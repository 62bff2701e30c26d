import { type ListSchema, useListState } from '@backoffice/data';
import { useEffect } from 'react';
import { rowId, textUpTo } from '../declaration/address';

interface RequestedForm {
  /** `new`, or the id of a row. */
  form?: string | undefined;
  /** The id of the record to which a new row belongs. */
  of?: number | undefined;
}

const schema: ListSchema<RequestedForm> = { shape: { form: textUpTo(15), of: rowId } };
const none: RequestedForm = { form: undefined, of: undefined };

/**
 * Opens the form that the address names, for commands on other pages, and removes it from the address, so that Back or a reload
 * does not open it again.
 * @param opener returns the function that opens the form; undefined while it is unknown whether the row exists
 */
export function useRequestedForm(
  mayOpen: boolean,
  opener: (form: string, of: number | undefined) => (() => unknown) | undefined,
): void {
  const { state, set } = useListState(schema, none);
  useEffect(() => {
    if (state.form === undefined) return;
    const open = mayOpen ? opener(state.form, state.of) : () => {};
    if (!open) return;
    set(none, { replace: true });
    open();
  });
}
