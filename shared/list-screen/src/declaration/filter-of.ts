import type { AnyFilter } from './filters';

/** What a list is narrowed to, without its page, order and views. */
export function filterOf(filters: Record<string, AnyFilter<string>>, query: object): object {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => filters[name]?.bar !== undefined && value !== undefined),
  );
}
