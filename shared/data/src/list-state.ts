interface FieldSchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** How each value of a list's state is read, as an object schema of zod has it. Numbers are tried as text first. */
export interface ListSchema<V> {
  shape: { [Name in keyof V]-?: FieldSchema<V[Name]> };
}

const namesIn = <V>({ shape }: ListSchema<V>) => Object.keys(shape) as (keyof V & string)[];

const fieldOf = <V, Name extends keyof V>({ shape }: ListSchema<V>, name: Name): FieldSchema<V[Name]> =>
  shape[name];

function parseField<T>(field: FieldSchema<T>, raw: string): T | undefined {
  const asText = field.safeParse(raw);
  if (asText.success) return asText.data;
  const asNumber = raw.trim() === '' ? undefined : field.safeParse(Number(raw));
  return asNumber?.success ? asNumber.data : undefined;
}

/** Reads a list's state from a URL's query; a value that its schema refuses counts as absent. */
export function readListState<V extends object>(
  schema: ListSchema<V>,
  defaults: V,
  query: URLSearchParams,
): V {
  const state = { ...defaults };
  for (const name of namesIn(schema)) {
    const raw = query.get(name);
    const value = raw === null ? undefined : parseField(fieldOf(schema, name), raw);
    if (value !== undefined) state[name] = value;
  }
  return state;
}

/** The query for a list's state: what is not the list's stays, what is empty or the default is left out. */
export function writeListState<V extends object>(
  schema: ListSchema<V>,
  defaults: V,
  state: V,
  query: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of namesIn(schema)) {
    const value = state[name];
    const isDefault = value === undefined || value === null || value === '' || value === defaults[name];
    if (isDefault) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
}
