import { readListState, type ListSchema } from './list-state';

/**
 * A list's state as an address holds it, for asking ahead of the page that will show it.
 *
 * @param schema as the page gives it to `useListState`, and so are the defaults
 */
export function listStateAt<V extends object>(schema: ListSchema<V>, defaults: V, address: URL): V {
  return readListState(schema, defaults, address.searchParams);
}
