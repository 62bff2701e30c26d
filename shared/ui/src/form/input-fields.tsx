import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Select } from '../base/elements/basic-controls';
import { Input } from '../base/elements/form-controls';
import { Textarea } from '../base/elements/text-area';
import { FormField, type FormFieldProps, useFormFieldStyles } from './form-field';

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

/** Above and below the text, in pixels. */
const PADDING = 12;
const growing = (rows: number, maxRows: number) => ({
  fieldSizing: 'content' as const,
  minHeight: `calc(${rows}lh + ${PADDING}px)`,
  maxHeight: `calc(${maxRows}lh + ${PADDING}px)`,
});

export interface TextAreaFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  /** 2 when left out. */
  rows?: number;
  /** It grows with what it holds up to so many rows; left out, it is as high as whoever drags its handle. */
  maxRows?: number;
  /** For keys and code: in one width, left alone by the spelling check, which may send it to others. */
  code?: boolean;
}

export function TextAreaField<T extends FieldValues>(allProps: TextAreaFieldProps<T>) {
  const { rows = 2, maxRows, code, ...props } = allProps;
  const styles = useFormFieldStyles();
  // Controlled, as a text field is.
  const { field } = useController<T>({ name: props.name });
  return (
    <FormField {...props}>
      <Textarea
        {...field}
        autoComplete={code ? 'off' : undefined}
        disabled={props.disabled}
        resize={maxRows === undefined ? 'vertical' : 'none'}
        rows={rows}
        spellCheck={code ? false : undefined}
        textarea={{
          className: code ? styles.code : undefined,
          style: maxRows === undefined ? undefined : growing(rows, maxRows),
        }}
        value={field.value ?? ''}
      />
    </FormField>
  );
}

export interface SelectFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  options: readonly { value: string; label: string }[];
  /** What an empty choice shows; without it there is none. */
  placeholder?: string;
}

/** Checked as soon as another option is chosen. */
export function SelectField<T extends FieldValues>({ options, placeholder, ...field }: SelectFieldProps<T>) {
  const { register, trigger } = useFormContext<T>();
  return (
    <FormField {...field}>
      <Select
        disabled={field.disabled}
        {...register(field.name, { onChange: () => void trigger(field.name) })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
