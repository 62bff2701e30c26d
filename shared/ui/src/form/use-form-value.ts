import {
  useFormContext,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';

/** What a field of the form around holds; renders again with each change of it, and of it alone. */
export function useFormValue<T extends FieldValues, N extends FieldPath<T>>(name: N): FieldPathValue<T, N> {
  const { control } = useFormContext<T>();
  return useWatch({ control, name });
}
