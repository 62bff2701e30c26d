import { type ListSchema, useListState } from '@backoffice/data';
import { useEffect } from 'react';
import { textUpTo } from '../declaration/address';

interface AskedForm {
  /** `new`, or the id of a row. */
  form?: string | undefined;
}

const schema: ListSchema<AskedForm> = { shape: { form: textUpTo(15) } };
const none: AskedForm = { form: undefined };

/**
 * Opens the form that the address asks for, as that of a command elsewhere does, and takes it out of the address: going back or loading
 * the page anew does not open it again.
 *
 * @param opener of a form; undefined as long as it is not known whether there is such a row
 */
export function useAskedForm(mayOpen: boolean, opener: (form: string) => (() => unknown) | undefined): void {
  const { state, set } = useListState(schema, none);
  useEffect(() => {
    if (state.form === undefined) return;
    const open = mayOpen ? opener(state.form) : () => {};
    if (!open) return;
    set(none, { replace: true });
    open();
  });
}
