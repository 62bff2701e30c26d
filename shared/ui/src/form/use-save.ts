import { useRef, useState, type SubmitEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureOf } from './form-message';

export interface SaveOptions<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  onSubmit: (values: Out) => Promise<void>;
  fieldMessage?: (field: string, message: string) => string;
}

/** Saves a form once at a time; what the server refuses stands under its field, and everything typed stays. */
export function useSave<In extends FieldValues, Out>({ form, onSubmit, fieldMessage }: SaveOptions<In, Out>) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<{ message: string; requestId?: string } | null>(null);
  const isSaving = useRef(false);

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
          { type: 'server', message: fieldMessage?.(field.path, field.message) ?? field.message },
          { shouldFocus: index === 0 },
        );
      });
      if (known.length === 0) setFailure({ message, requestId });
    }
  };
  const once = async (work: () => Promise<void>) => {
    if (isSaving.current) return;
    isSaving.current = true;
    setSaving(true);
    try {
      await work();
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  };
  const save = (values: Out) => attempt(() => onSubmit(values));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await once(() => form.handleSubmit(save)());
  };
  return { saving, failure, submit, once, attempt };
}
