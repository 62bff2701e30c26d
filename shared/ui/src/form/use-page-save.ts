import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useSave } from './use-save';

const nothing = () => Promise.resolve();

/**
 * Saves a form that has more than one way to be saved: each way is run once at a time, and what the server refuses stands under its
 * field or above the form.
 *
 * @param form from `useDialogForm`
 */
export function usePageSave<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>) {
  const { saving, failure, once, attempt } = useSave({ form, onSubmit: nothing });

  /** Saves when the whole form is right. */
  const saveAll = (work: (values: Out) => Promise<void>) =>
    once(() => form.handleSubmit((values) => attempt(() => work(values)))());

  /** Saves as it stands when these fields are right. */
  const saveSome = (fields: readonly FieldPath<In>[], work: (values: In) => Promise<void>) =>
    once(async () => {
      if (!(await form.trigger([...fields], { shouldFocus: true }))) return;
      await attempt(() => work(form.getValues()));
    });

  return { saving, failure, saveAll, saveSome };
}
