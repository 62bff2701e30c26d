import type { AnyFilter } from './filters';

/** Returns the active filters, without page, order and view state. */
export function filterOf(filters: Record<string, AnyFilter<string>>, query: object): object {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => filters[name]?.bar !== undefined && value !== undefined),
  );
}
