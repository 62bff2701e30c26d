import type { FailureCode } from '../failures';

/** Refusals of texts that may have been stored before these rules existed. */
const codes: readonly FailureCode[] = ['text-control', 'text-hidden', 'text-blank'];

interface Issue {
  readonly path?: readonly unknown[] | undefined;
  readonly params?: unknown;
}
type Outcome<T> = { value: T; issues?: undefined } | { issues: readonly object[] };

/** A schema of zod, reduced to the part of the Standard Schema interface that is used. */
export interface StandardSchema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Outcome<T> | Promise<Outcome<T>> };
}

/** Returns a text of the same length in which characters that could be refused are replaced by blanks and digits. */
const harmless = (text: string) =>
  text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]|\p{Default_Ignorable_Code_Point}|\u2800/gu, '1');

/**
 * Validates fields. Those for which `isKept` returns true may contain characters that new texts must not, so that stored values
 * can be saved again.
 * @param isKept called for each text that was refused only for its characters
 */
export async function validateKeeping<T>(
  schema: StandardSchema<T>,
  fields: unknown,
  isKept: (field: string, text: string) => boolean,
): Promise<Outcome<T>> {
  const outcome = await schema['~standard'].validate(fields);
  if (!outcome.issues) return outcome;
  const values = fields as Record<string, unknown>;
  const kept: Record<string, string> = {};
  for (const { path = [], params } of outcome.issues as readonly Issue[]) {
    const [field, ...more] = path.map(String);
    const text = field === undefined ? undefined : values[field];
    const { code } = (params ?? {}) as { code?: FailureCode };
    if (field === undefined || typeof text !== 'string' || more.length > 0) return outcome;
    if (!code || !codes.includes(code) || !isKept(field, text)) return outcome;
    kept[field] = text;
  }
  const stand = Object.fromEntries(Object.entries(kept).map(([field, text]) => [field, harmless(text)]));
  const again = await schema['~standard'].validate({ ...values, ...stand });
  return again.issues ? outcome : { value: { ...again.value, ...kept } };
}
