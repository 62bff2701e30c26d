import { invalidSyntax, invalidValue } from './scim-error';

/** The texts that a directory sends have at most as many characters. */
const MAX_TEXT = 256;
const MAX_MEMBERS = 10_000;

export type Fields = Readonly<Record<string, unknown>>;

/** @throws ScimError for a value that is no JSON object */
export function objectOf(value: unknown, what = 'The body'): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidSyntax(`${what} must be a JSON object.`);
  return value as Fields;
}

/** Returns a field by its name in any case (RFC 7643, 2.1). */
export function fieldOf(fields: Fields, name: string): unknown {
  if (Object.hasOwn(fields, name)) return fields[name];
  const key = Object.keys(fields).find((own) => own.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : fields[key];
}

/** Returns a text; null where the value is absent, null or empty. */
export function textOf(value: unknown, name: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') throw invalidValue(`${name} must be a text.`);
  // PostgreSQL stores no NUL.
  if (value.length > MAX_TEXT || value.includes('\0'))
    throw invalidValue(`${name} must have at most ${MAX_TEXT} characters.`);
  return value.trim() || null;
}

/** @throws ScimError for an absent or empty text */
export function requiredText(value: unknown, name: string): string {
  const text = textOf(value, name);
  if (text === null) throw invalidValue(`${name} is missing.`);
  return text;
}

/** Returns a truth value; Entra ID sends the texts "True" and "False". */
export function truthOf(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false') throw invalidValue(`${name} must be true or false.`);
  return text === 'true';
}

/** Returns the ids of members, each once: `[{"value": "1"}]`. */
export function memberIds(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MAX_MEMBERS) throw invalidValue(`At most ${MAX_MEMBERS} members can be sent at once.`);
  return [
    ...new Set(
      list.map((member) =>
        requiredText(fieldOf(objectOf(member, 'A member'), 'value'), 'The value of a member'),
      ),
    ),
  ];
}
