import type { FieldPath, FieldValues } from 'react-hook-form';

/** What all fields of a form take. */
export interface FormFieldProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** Spans both columns. */
  wide?: boolean;
}
