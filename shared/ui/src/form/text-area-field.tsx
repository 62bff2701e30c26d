import { Textarea } from '@fluentui/react-components';
import { useFormContext, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';

export interface TextAreaFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  /** 2 when left out. */
  rows?: number;
}

export function TextAreaField<T extends FieldValues>({ rows = 2, ...field }: TextAreaFieldProps<T>) {
  const { register } = useFormContext<T>();
  return (
    <FormField {...field}>
      <Textarea disabled={field.disabled} resize="vertical" rows={rows} {...register(field.name)} />
    </FormField>
  );
}
