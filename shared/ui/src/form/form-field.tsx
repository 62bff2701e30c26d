import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { Field } from '../controls/field';
import type { FormFieldProps } from './field-props';
import { useFormFieldStyles } from './form-field.styles';

export interface FormFieldFrameProps<T extends FieldValues> extends FormFieldProps<T> {
  children: ReactElement;
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
