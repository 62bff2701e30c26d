import { useController, type FieldValues } from 'react-hook-form';
import { Input } from '../controls/input';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';

export interface TextFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  type?: 'text' | 'password' | 'email' | 'url' | 'datetime-local';
  readOnly?: boolean;
  autoComplete?: string;
}

export function TextField<T extends FieldValues>({
  type,
  readOnly,
  autoComplete = 'off',
  ...props
}: TextFieldProps<T>) {
  // Controlled: Fluent's input keeps its own value otherwise, and drops what the form writes into it.
  const { field } = useController<T>({ name: props.name });
  return (
    <FormField {...props}>
      <Input
        {...field}
        appearance={readOnly ? 'filled-darker' : 'outline'}
        autoComplete={autoComplete}
        disabled={props.disabled}
        readOnly={readOnly}
        type={type}
        value={field.value ?? ''}
      />
    </FormField>
  );
}
