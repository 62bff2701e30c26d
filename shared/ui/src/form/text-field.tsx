import { Input } from '@fluentui/react-components';
import { useFormContext, type FieldValues } from 'react-hook-form';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';

export interface TextFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  type?: 'text' | 'password' | 'email' | 'url';
  readOnly?: boolean;
  autoComplete?: string;
}

export function TextField<T extends FieldValues>({
  type,
  readOnly,
  autoComplete = 'off',
  ...field
}: TextFieldProps<T>) {
  const { register } = useFormContext<T>();
  return (
    <FormField {...field}>
      <Input
        appearance={readOnly ? 'filled-darker' : 'outline'}
        autoComplete={autoComplete}
        disabled={field.disabled}
        readOnly={readOnly}
        type={type}
        {...register(field.name)}
      />
    </FormField>
  );
}
