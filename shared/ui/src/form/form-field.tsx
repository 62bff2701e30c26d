import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { Field } from '../controls/field';
import type { FormFieldProps } from './field-props';
import { useFormFieldStyles } from './form-field.styles';

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
