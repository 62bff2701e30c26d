interface FieldSchema {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false };
}

type Fields = Record<string, FieldSchema>;
export type ListValues = Record<string, unknown>;

function parseField(field: FieldSchema, raw: string): unknown {
  const asText = field.safeParse(raw);
  if (asText.success) return asText.data;
  const asNumber = raw.trim() === '' ? undefined : field.safeParse(Number(raw));
  return asNumber?.success ? asNumber.data : undefined;
}

/** Reads a list's state from a URL's query; a value that its schema refuses counts as absent. */
export function readListState(fields: Fields, defaults: ListValues, query: URLSearchParams): ListValues {
  const state: ListValues = {};
  for (const [name, field] of Object.entries(fields)) {
    const raw = query.get(name);
    const value = raw === null ? undefined : parseField(field, raw);
    state[name] = value === undefined ? defaults[name] : value;
  }
  return state;
}

/** The query for a list's state: what is not the list's stays, what is empty or the default is left out. */
export function writeListState(
  fields: Fields,
  defaults: ListValues,
  state: ListValues,
  query: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of Object.keys(fields)) {
    const value = state[name];
    const isDefault = value === undefined || value === null || value === '' || value === defaults[name];
    if (isDefault) written.delete(name);
    else written.set(name, `${value as string | number}`);
  }
  return written;
}
