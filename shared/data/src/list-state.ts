/**
 * How one value of a list's state is read from its address. Remotes give their fields to the host's code, so that this shape is part
 * of what the host API promises: a host of 1.0 reads by `safeParse` and knows nothing of `startsOver`.
 */
export interface ListField<T> {
  safeParse(text: string): { success: true; data: T } | { success: false };
  /** It goes back to its default as soon as another value changes; so does the number of a page. */
  startsOver?: boolean;
}

/** How a list's state is read from its address. */
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
    const text = query.get(name);
    const value = text === null ? undefined : field.safeParse(text);
    if (value?.success) state[name] = value.data;
  }
  return state;
}

/**
 * A list's state as an address holds it, for asking ahead of the page that will show it.
 *
 * @param schema as the page gives it to `useListState`, and so are the defaults
 */
export function listStateAt<V extends object>(schema: ListSchema<V>, defaults: V, address: URL): V {
  return readListState(schema, defaults, address.searchParams);
}

/** A state with some values changed; what starts over has its default again, unless it is among them. */
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

/** The query for a list's state: what is not the list's stays, what is empty or the default is left out. */
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
    if (isDefault) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
}
