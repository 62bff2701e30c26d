import type { ComposedStatement } from './statement';

/** A filter by one value, or by any of several. */
export type AnyOf<Value> = Value | readonly Value[];

/** Returns the values of a filter, each once and in a fixed order; undefined for a filter that is not set. */
export function valuesOf<Value extends string | number>(
  filter: AnyOf<Value> | undefined,
): readonly Value[] | undefined {
  const values = [...new Set([filter ?? []].flat() as Value[])].sort();
  return values.length > 0 ? values : undefined;
}

/** Returns the only value of a filter; undefined when it is not set, or has both values of a column with two. */
export function onlyValueOf<Value extends string>(filter: AnyOf<Value> | undefined): Value | undefined {
  const values = valuesOf(filter);
  return values?.length === 1 ? values[0] : undefined;
}

/**
 * Condition that a column has one of the values of a filter; none for a filter that is not set. A single value is compared by
 * `=`, for which PostgreSQL reads an index in its order.
 */
export function anyOfConditions<Value extends string | number>(
  column: string,
  filter: AnyOf<Value> | undefined,
  type: string,
  given: ComposedStatement,
): string[] {
  const values = valuesOf(filter);
  if (!values) return [];
  return values.length === 1
    ? [`${column} = ${given.add(values[0], type)}`]
    : [`${column} = any(${given.add(values, `${type}[]`)})`];
}
