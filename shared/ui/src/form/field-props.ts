import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

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
