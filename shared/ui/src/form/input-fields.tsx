import { type FieldValues, useController, useFormContext } from 'react-hook-form';
import { Select } from '../base/elements/basic-controls';
import { Input } from '../base/elements/form-controls';
import { Textarea } from '../base/elements/text-area';
import { FormField, type FormFieldProps, useFormFieldStyles } from './form-field';

export interface TextFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  type?: 'text' | 'password' | 'email' | 'url' | 'datetime-local';
  readOnly?: boolean;
  autoComplete?: string;
  /** Receives the initial focus of a dialog. */
  focusedFirst?: boolean;
}

export function TextField<T extends FieldValues>({
  type,
  readOnly,
  autoComplete = 'off',
  focusedFirst,
  ...props
}: TextFieldProps<T>) {
  // Controlled, because Fluent's input otherwise keeps its own value and ignores values written by the form.
  const { field } = useController<T>({ name: props.name });
  return (
    <FormField {...props}>
      <Input
        {...field}
        appearance={readOnly ? 'filled-darker' : 'outline'}
        autoComplete={autoComplete}
        data-autofocus={focusedFirst ? '' : undefined}
        disabled={props.disabled}
        readOnly={readOnly}
        type={type}
        value={field.value ?? ''}
      />
    </FormField>
  );
}

/** Padding above and below the text together, in pixels. */
const PADDING = 12;
const growing = (rows: number, maxRows: number) => ({
  fieldSizing: 'content' as const,
  minHeight: `calc(${rows}lh + ${PADDING}px)`,
  maxHeight: `calc(${maxRows}lh + ${PADDING}px)`,
});

export interface TextAreaFieldProps<T extends FieldValues> extends FormFieldProps<T> {
  /** 2 when left out. */
  rows?: number;
  /** Maximum number of rows to which it grows with its content; left out, the user can resize it by its handle. */
  maxRows?: number;
  /** For keys and code: monospaced, and without the spelling check, which may send the text to third parties. */
  code?: boolean;
}

export function TextAreaField<T extends FieldValues>(allProps: TextAreaFieldProps<T>) {
  const { rows = 2, maxRows, code, ...props } = allProps;
  const styles = useFormFieldStyles();
  // Controlled for the same reason as a text field.
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
  /** Text of an empty choice; without it there is none. */
  placeholder?: string;
}

/** Validated on each choice. */
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
