import type { RefObject } from 'react';

interface FieldBase<N extends string> {
  name: N;
  /** Name of the field, and what an empty one shows. */
  label: string;
}

export interface TextFilter<N extends string = string> extends FieldBase<N> {
  /** `search` stands above the others where there is room: it looks in several fields at once. */
  kind: 'text' | 'search';
  maxLength?: number;
}

/** A day; its value is `YYYY-MM-DD`. */
export interface DateFilter<N extends string = string> extends FieldBase<N> {
  kind: 'date';
}

export interface SelectFilter<N extends string = string> extends FieldBase<N> {
  kind: 'select';
  options: readonly { value: string; label: string }[];
  /** Offers "any" as well, which is the empty value. */
  clearable?: boolean;
  /** The fields of the first and the last day that may be asked for in place of an option: the bar has all three as one period. */
  days?: readonly [first: N, last: N];
}

/** One field of a filter bar. */
export type FilterField<N extends string = string> = TextFilter<N> | DateFilter<N> | SelectFilter<N>;

/** The empty string stands for a filter that is not set. */
export type FilterValues<N extends string = string> = Record<N, string>;

/** A day as all languages show it: `2026/11/21`. */
export const dayText = (day: string): string => day.replaceAll('-', '/');

/** Whether a field with this value leaves rows out: an order is always in force, and narrows nothing. */
export const narrows = (field: FilterField, value: string): boolean =>
  value !== '' && (field.kind !== 'select' || field.clearable === true);

/** A choice that is in sight as tabs too. */
export interface FilterTabs<N extends string = string> {
  /** The field, one with options. */
  of: N;
  /** How many rows each of its values has under the other filters in force. */
  totals(
    others: Partial<Record<N, string>>,
    options: { signal: AbortSignal; quiet: true },
  ): Promise<Partial<Record<string, number>>>;
}

/** What a part of a filter bar is given. */
export interface FilterPartProps<N extends string = string> {
  fields: readonly FilterField<N>[];
  /** What the list shows now. */
  values: FilterValues<N>;
  /** What stands in the fields. */
  typed: FilterValues<N>;
  setTyped: (values: FilterValues<N>) => void;
  form: RefObject<HTMLFormElement | null>;
  search: (values: FilterValues<N>, options?: { replace: boolean }) => void;
}
