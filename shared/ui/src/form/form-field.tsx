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

/** What all fields of a form take. */
export interface FormFieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  /** Under the field, and read out with it: text, and no control. */
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
  /** Takes what the focus goes to when the field is wrong. */
  ref: (target: { focus: () => void } | null) => void;
}

/** A field of the form around for a control of one's own; put it into a `FormField`. */
export function useFormControl<T extends FieldValues, N extends FieldPath<T>>(
  name: N,
): FormControl<FieldPathValue<T, N>> {
  const { value, onChange, onBlur, ref } = useController<T, N>({ name }).field;
  return { value, onChange, onBlur, ref };
}

/** What a control that is not Fluent's must say to belong to its field. */
export interface FieldLabelling {
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true | 'false' | 'true' | 'grammar' | 'spelling' | false;
}

export interface FormFieldFrameProps<T extends FieldValues> extends FormFieldProps<T> {
  /** A control of Fluent, which finds its field by itself, or a function that is told of it. */
  children: ReactElement | ((labelling: FieldLabelling) => ReactElement);
}

/** Label above, star when required, hint under, and what is wrong in words. */
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
