import { useController, type FieldValues } from 'react-hook-form';
import { Textarea } from '../controls/text-area';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';

export interface TextAreaFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  /** 2 when left out. */
  rows?: number;
}

export function TextAreaField<T extends FieldValues>({ rows = 2, ...props }: TextAreaFieldProps<T>) {
  // Controlled, as a text field is.
  const { field } = useController<T>({ name: props.name });
  return (
    <FormField {...props}>
      <Textarea
        {...field}
        disabled={props.disabled}
        resize="vertical"
        rows={rows}
        value={field.value ?? ''}
      />
    </FormField>
  );
}
