import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useBusy } from '../base/use-busy';
import { failureOf } from './form-message';

/**
 * Saves a form once at a time; what the server refuses stands under its field, and everything typed stays.
 *
 * @param fieldMessage words for a field that the server refused; the server's own when left out
 */
export function useSave<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  fieldMessage = (_field: string, message: string) => message,
) {
  const { isBusy: saving, run: once } = useBusy();
  const [failure, setFailure] = useState<{ message: string; requestId?: string } | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const { message, requestId, fields } = failureOf(error);
      const known = fields.filter(({ path }) => path in form.getValues());
      known.forEach((field, index) => {
        form.setError(
          field.path as FieldPath<In>,
          { type: 'server', message: fieldMessage(field.path, field.message) },
          { shouldFocus: index === 0 },
        );
      });
      if (known.length === 0) setFailure({ message, requestId });
    }
  };
  return { saving, failure, once, attempt };
}
