import { validateKeeping } from '@backoffice/contract/validate-keeping';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** An issue of zod, whose other properties depend on its code. */
export interface FormIssue {
  /** `too_small`, `too_big`, `invalid_type`, `invalid_value`, `invalid_format`, `custom`, … */
  code: string;
  /** Zod's own message, in English. */
  message: string;
  readonly [detail: string]: unknown;
}

/** Returns the message of an issue, by field and issue code. */
export type IssuePhrase<T> = (field: keyof T & string, issue: FormIssue) => string;

type Outcome<T> = { value: T; issues?: undefined } | { issues: readonly object[] };

/** The part of the Standard Schema interface that is used; every schema of zod and zod/mini has it. */
export interface FormSchema<In, Out> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Outcome<Out> | Promise<Outcome<Out>>;
    readonly types?: { readonly input: In; readonly output: Out } | undefined;
  };
}

/**
 * Removes null values: react-hook-form treats `undefined` as "never set" and shows the default again, so empty fields are
 * `null`.
 */
function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/**
 * Validates a form of react-hook-form with a schema of zod. Only the first issue of a field counts. The server checks which
 * characters a text may have, as it knows whether the text is stored already.
 * @param phrase returns the message below the field
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
