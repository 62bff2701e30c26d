import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { Field } from '../base/elements/form-controls';

export const useFormFieldStyles = makeStyles({
  field: { minWidth: 0 },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, wordBreak: 'break-all' },
  wide: { gridColumn: '1 / -1' },
});

/** Properties of all form fields. */
export interface FormFieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  /** Text below the field, announced with it; no control. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Spans both columns. */
  wide?: boolean;
}

interface FormControl<V> {
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  /** Receives the element to focus when the field is invalid. */
  ref: (target: { focus: () => void } | null) => void;
}

/** A field of the surrounding form, for a custom control inside a `FormField`. */
export function useFormControl<T extends FieldValues, N extends FieldPath<T>>(
  name: N,
): FormControl<FieldPathValue<T, N>> {
  const { value, onChange, onBlur, ref } = useController<T, N>({ name }).field;
  return { value, onChange, onBlur, ref };
}

/** ARIA attributes that link a control to its field, for controls that are not Fluent's. */
export interface FieldLabelling {
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true | 'false' | 'true' | 'grammar' | 'spelling' | false;
}

export interface FormFieldFrameProps<T extends FieldValues> extends FormFieldProps<T> {
  /** A Fluent control, which links itself to the field, or a function that receives the ARIA attributes. */
  children: ReactElement | ((labelling: FieldLabelling) => ReactElement);
}

/** Label above, asterisk if required, hint below, and the validation message. */
export function FormField<T extends FieldValues>(props: FormFieldFrameProps<T>) {
  const { name, label, hint, required, wide, children } = props;
  const styles = useFormFieldStyles();
  const { control, getFieldState } = useFormContext<T>();
  const { error } = getFieldState(name, useFormState({ control, name }));
  return (
    <Field
      className={mergeClasses(styles.field, wide && styles.wide)}
      hint={hint == null ? undefined : { children: hint }}
      label={label}
      required={required}
      validationMessage={error?.message}
      validationState={error ? 'error' : 'none'}
    >
      {children}
    </Field>
  );
}
