import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { schemaResolver, type FormSchema, type IssuePhrase } from './schema-resolver';

export interface DialogFormOptions<In extends FieldValues, Out> {
  schema: FormSchema<In, Out>;
  defaults: In;
  phrase: IssuePhrase<In>;
}

/** The state of a form whose fields are checked when they are left, and from then on while they change. */
export function useDialogForm<In extends FieldValues, Out>(
  options: DialogFormOptions<In, Out>,
): UseFormReturn<In, unknown, Out> {
  return useForm<In, unknown, Out>({
    resolver: schemaResolver(options.schema, options.phrase),
    defaultValues: options.defaults as DefaultValues<In>,
    mode: 'onTouched',
  });
}
