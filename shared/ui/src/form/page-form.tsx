import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import type { ReactNode } from 'react';
import { useSave } from './use-save';
import { useUnsavedChanges } from '../base/unsaved-changes';
import { type Failure, type FormConflict, FormMessage } from './form-message';

/**
 * Saves a form that has several ways to be saved, one at a time. Refusals of the server are shown below their fields or above
 * the form.
 * @param form from `useDialogForm`
 */
export function usePageSave<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>) {
  const { saving, failure, once, attempt } = useSave(form);

  /** Saves if the whole form is valid. */
  const saveAll = (work: (values: Out) => Promise<void>) =>
    once(() => form.handleSubmit((values) => attempt(() => work(values)))());

  /** Saves the unconverted values if the given fields are valid. */
  const saveSome = (fields: readonly FieldPath<In>[], work: (values: In) => Promise<void>) =>
    once(async () => {
      if (!(await form.trigger([...fields], { shouldFocus: true }))) return;
      await attempt(() => work(form.getValues()));
    });

  return { saving, failure, saveAll, saveSome };
}

export interface PageFormProps<In extends FieldValues, Out> {
  /** Accessible name of the form. */
  label: string;
  /** From `useDialogForm`. */
  form: UseFormReturn<In, unknown, Out>;
  /** From `usePageSave`. */
  failure: Omit<Failure, 'fields'> | null;
  conflict?: FormConflict | null;
  className?: string;
  /** Fields and save buttons. */
  children: ReactNode;
}

/** A form that is a page. Enter does not submit it, because there are several ways to save it. */
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
