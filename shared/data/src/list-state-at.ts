import type * as z from 'zod/mini';
import { readListState } from './list-state';

/**
 * A list's state as an address holds it, for asking ahead of the page that will show it.
 *
 * @param schema as the page gives it to `useListState`, and so are the defaults
 */
export function listStateAt<S extends z.ZodMiniObject<Record<string, z.ZodMiniType>>>(
  schema: S,
  defaults: z.infer<S>,
  address: URL,
): z.infer<S> {
  return readListState(schema.shape, defaults, address.searchParams) as z.infer<S>;
}
