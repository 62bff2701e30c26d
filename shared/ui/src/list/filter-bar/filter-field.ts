import { formatList } from '@backoffice/i18n/format-list';
import type { RefObject } from 'react';
import { splitValues } from './filter-values';

interface FieldBase<N extends string> {
  name: N;
  /** Name of the field, also shown when it is empty. */
  label: string;
  /** In the popover of further filters instead of the row. */
  isMore?: boolean | undefined;
}

export interface TextFilter<N extends string = string> extends FieldBase<N> {
  /** `search` matches several fields, and stays in the row of a narrow list. */
  kind: 'text' | 'search';
  maxLength?: number;
}

/** An end of a period, set by the field with its `days`; its value is `YYYY-MM-DD`. */
interface DateFilter<N extends string = string> extends FieldBase<N> {
  kind: 'date';
}

export interface SelectFilter<N extends string = string> extends FieldBase<N> {
  kind: 'select';
  options: readonly { value: string; label: string }[];
  /** Accepts several values, joined by `joinValues`. The values of `alone` cannot be combined with others. */
  several?: { alone: readonly string[] } | undefined;
  /** Also offers "any", the empty value. */
  clearable?: boolean;
  /** The fields of the first and last day that can be set instead of an option: the bar shows all three as one period. */
  days?: readonly [first: N, last: N];
}

/** One field of a filter bar. */
export type FilterField<N extends string = string> = TextFilter<N> | DateFilter<N> | SelectFilter<N>;

/** The values of a filter bar; an empty text for a filter that is not set. */
export type FilterValues<N extends string = string> = Record<N, string>;

/** Returns a day in the format of all languages: `2026/11/21`. */
export const dayText = (day: string): string => day.replaceAll('-', '/');

/** Returns true if a field with this value filters rows. An order is always set and filters none. */
export const narrows = (field: FilterField, value: string): boolean =>
  value !== '' && (field.kind !== 'select' || field.clearable === true);

/** Returns the names of the values of a choice: “Active or Pending”. */
export function valuesInWords({ options }: SelectFilter, joined: string): string {
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return formatList(splitValues(joined).map(nameOf), { type: 'disjunction' });
}

/** A choice that is also shown as tabs. */
export interface FilterTabs<N extends string = string> {
  /** The name of the field, which must have options. */
  of: N;
  /** Returns the number of rows for each value under the other active filters. */
  totals(
    others: Partial<Record<N, string | string[]>>,
    options: { signal: AbortSignal; quiet: true },
  ): Promise<Partial<Record<string, number>>>;
}

/** Properties of the parts of a filter bar. */
export interface FilterPartProps<N extends string = string> {
  fields: readonly FilterField<N>[];
  /** The values of the list on screen. */
  values: FilterValues<N>;
  /** The values in the fields. */
  typed: FilterValues<N>;
  setTyped: (values: FilterValues<N>) => void;
  form: RefObject<HTMLFormElement | null>;
  search: (values: FilterValues<N>, options?: { replace: boolean }) => void;
}
