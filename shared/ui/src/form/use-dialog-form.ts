import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm,
  useFormContext,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { type FormSchema, type IssuePhrase, schemaResolver } from './schema-resolver';

/** Returns the value of a field of the surrounding form; renders again only when that field changes. */
export function useFormValue<T extends FieldValues, N extends FieldPath<T>>(name: N): FieldPathValue<T, N> {
  const { control } = useFormContext<T>();
  return useWatch({ control, name });
}

export interface DialogFormOptions<In extends FieldValues, Out> {
  schema: FormSchema<In, Out>;
  defaults: In;
  phrase: IssuePhrase<In>;
}

/** The state of a form whose fields are validated when they lose the focus, and on each change afterwards. */
export function useDialogForm<In extends FieldValues, Out>(
  options: DialogFormOptions<In, Out>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: schemaResolver(options.schema, options.phrase),
    defaultValues: options.defaults as DefaultValues<In>,
    mode: 'onTouched',
  });
}
