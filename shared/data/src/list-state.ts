/**
 * Reads one value of a list's state from its address. Remotes pass their fields to the host's code, so this type is part of the
 * host API: a host 1.0 uses `safeParse` and ignores the rest.
 */
export interface ListField<T> {
  safeParse(text: string): { success: true; data: T } | { success: false };
  /** Reads a parameter that occurs several times; left out, the first counts. */
  safeParseAll?(texts: readonly string[]): { success: true; data: T } | { success: false };
  /** Returns to its default when another value changes, such as the number of a page. */
  startsOver?: boolean;
}

/** Reads a list's state from its address. */
export interface ListSchema<V> {
  shape: { [Name in keyof V]-?: ListField<V[Name]> };
}

const fieldsOf = <V>({ shape }: ListSchema<V>) =>
  Object.entries(shape) as [keyof V & string, ListField<V[keyof V & string]>][];

/** Reads a list's state from a URL's query; a value that its field refuses counts as absent. */
export function readListState<V extends object>(
  schema: ListSchema<V>,
  defaults: V,
  query: URLSearchParams,
): V {
  const state = { ...defaults };
  for (const [name, field] of fieldsOf(schema)) {
    const texts = query.getAll(name);
    if (texts.length === 0) continue;
    const value =
      texts.length > 1 && field.safeParseAll ? field.safeParseAll(texts) : field.safeParse(texts[0]!);
    if (value.success) state[name] = value.data;
  }
  return state;
}

/**
 * Returns a list's state from an address, to load data before the page that shows it.
 * @param schema the same as in `useListState`, and so are the defaults
 */
export function listStateAt<V extends object>(schema: ListSchema<V>, defaults: V, address: URL): V {
  return readListState(schema, defaults, address.searchParams);
}

/**
 * Returns a state with some values changed. Fields with `startsOver` return to their defaults, unless they are among those
 * values.
 */
export function changedListState<V extends object>(
  schema: ListSchema<V>,
  defaults: V,
  state: V,
  patch: Partial<V>,
): V {
  const next = { ...state };
  for (const [name, { startsOver }] of fieldsOf(schema)) if (startsOver) next[name] = defaults[name];
  return { ...next, ...patch };
}

/**
 * Returns the query for a list's state, with a parameter for each value of an array. Parameters of others are kept; empty and
 * default values are left out.
 */
export function writeListState<V extends object>(
  schema: ListSchema<V>,
  defaults: V,
  state: V,
  query: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name] of fieldsOf(schema)) {
    const value = state[name];
    const isDefault = value === undefined || value === null || value === '' || value === defaults[name];
    if (isDefault) {
      written.delete(name);
      continue;
    }
    const [first, ...others] = [value].flat().map(String);
    written.set(name, first!);
    for (const other of others) written.append(name, other);
  }
  return written;
}
