import { useController, type FieldValues } from 'react-hook-form';
import { Textarea } from '../controls/text-area';
import type { FormFieldProps } from './field-props';
import { FormField } from './form-field';
import { useFormFieldStyles } from './form-field.styles';

export interface TextAreaFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  /** 2 when left out. */
  rows?: number;
  /** For keys and code: in one width, left alone by the spelling check, which may send it to others. */
  code?: boolean;
}

export function TextAreaField<T extends FieldValues>({ rows = 2, code, ...props }: TextAreaFieldProps<T>) {
  const styles = useFormFieldStyles();
  // Controlled, as a text field is.
  const { field } = useController<T>({ name: props.name });
  return (
    <FormField {...props}>
      <Textarea
        {...field}
        autoComplete={code ? 'off' : undefined}
        disabled={props.disabled}
        resize="vertical"
        rows={rows}
        spellCheck={code ? false : undefined}
        textarea={code ? { className: styles.code } : undefined}
        value={field.value ?? ''}
      />
    </FormField>
  );
}
