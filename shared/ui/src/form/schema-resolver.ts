import { validateKeeping } from '@backoffice/contract/validate-keeping';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What was wrong with a field: zod's issue, whose other properties depend on its code. */
export interface FormIssue {
  /** `too_small`, `too_big`, `invalid_type`, `invalid_value`, `invalid_format`, `custom`, … */
  code: string;
  /** Zod's own message, in English. */
  message: string;
  readonly [detail: string]: unknown;
}

/** Words for an issue, looked up by field and issue code. */
export type IssuePhrase<T> = (field: keyof T & string, issue: FormIssue) => string;

type Outcome<T> = { value: T; issues?: undefined } | { issues: readonly object[] };

/** The part of the Standard Schema interface that is used; every schema of zod and zod/mini has it. */
export interface FormSchema<In, Out> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Outcome<Out> | Promise<Outcome<Out>>;
    readonly types?: { readonly input: In; readonly output: Out } | undefined;
  };
}

/** react-hook-form takes `undefined` for "never set" and shows the default again: an empty field is `null` to it. */
function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/**
 * Lets a schema of zod validate a form of react-hook-form. The first issue of a field counts. Which characters a text may have is left to the
 * server, which knows whether the text is stored already.
 *
 * @param phrase gives the words that stand under the field
 */
export function schemaResolver<In extends FieldValues, Out>(
  schema: FormSchema<In, Out>,
  phrase: IssuePhrase<In>,
): Resolver<In, unknown, Out> {
  return async (values) => {
    const outcome = await validateKeeping(schema, withoutEmpty(values), () => true);
    if (!outcome.issues) return { values: outcome.value, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of outcome.issues as readonly (FormIssue & { path: readonly PropertyKey[] })[]) {
      const field = issue.path.join('.');
      errors[field] ??= { type: issue.code, message: phrase(field, issue) };
    }
    return { values: {}, errors: errors as FieldErrors<In> };
  };
}
