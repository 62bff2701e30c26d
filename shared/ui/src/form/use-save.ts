import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useBusy } from '../base/use-busy';
import { type Failure, failureOf } from './form-message';

/** Saves a form, one attempt at a time. Refusals of the server are shown below their fields; all typed values are kept. */
export function useSave<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>) {
  const { isBusy: saving, run: once } = useBusy();
  const [failure, setFailure] = useState<Omit<Failure, 'fields'> | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      const { fields, ...rest } = failureOf(error);
      const known = fields.filter(({ path }) => path in form.getValues());
      known.forEach(({ path, message: refusal }, index) => {
        const options = { shouldFocus: index === 0 };
        form.setError(path as FieldPath<In>, { type: 'server', message: refusal }, options);
      });
      if (known.length === 0) setFailure(rest);
    }
  };
  return { saving, failure, once, attempt };
}
