import { useController, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';

export interface FormControl<V> {
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
