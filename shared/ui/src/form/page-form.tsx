import type { ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useUnsavedChanges } from '../unsaved-changes/use-unsaved-changes';
import { FormMessage, type FormConflict } from './form-message';

export interface PageFormProps<In extends FieldValues, Out> {
  /** Name of the form. */
  label: string;
  /** From `useDialogForm`. */
  form: UseFormReturn<In, unknown, Out>;
  /** From `usePageSave`. */
  failure: { message: string; requestId?: string } | null;
  conflict?: FormConflict | null;
  className?: string;
  /** Fields and the buttons that save them. */
  children: ReactNode;
}

/** A form that is a page. Enter saves nothing: it has more than one way to be saved. */
export function PageForm<In extends FieldValues, Out>(props: PageFormProps<In, Out>) {
  const { label, form, failure, conflict, className, children } = props;
  const { isDirty } = useFormState({ control: form.control });
  useUnsavedChanges(isDirty);
  return (
    <FormProvider {...form}>
      <form aria-label={label} className={className} noValidate onSubmit={(event) => event.preventDefault()}>
        <FormMessage conflict={conflict} failure={failure} />
        {children}
      </form>
    </FormProvider>
  );
}
