import type { ListField } from '@backoffice/data';
import type { GetText } from '@backoffice/i18n';
import type { FilterField } from '@backoffice/ui/list';
import { day, oneOf, rowId, textUpTo } from './address';

type Choice = { value: string; label: string };

/** One value of a list's address, and how it is asked for and told above the list. */
export interface ListFilter<V, Key extends string> {
  /** How the address holds it. */
  field: ListField<V>;
  /** Its field in the filter bar; left out for what the page sets in another way, and the server is not asked for then. */
  bar?: {
    label: Key;
    kind: 'text' | 'search' | 'date' | 'select';
    /** The fields of days that it is one with. */
    days?: readonly [first: string, last: string];
    maxLength?: number;
    /** Those of a choice that are known beforehand. */
    choices?: (text: GetText<Key>) => Choice[];
    /** What was typed or chosen as a value. */
    read: (typed: string) => V | undefined;
    /** A value as the user knows it; left out, as it is. */
    inWords?: (value: V, text: GetText<Key>) => string;
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a filter is given back only what it has read itself
export type AnyFilter<Key extends string> = ListFilter<any, Key>;
export type FilterValue<F> = F extends ListFilter<infer V, string> ? V : never;

/**
 * Matches a text.
 *
 * @param most characters that the server takes
 * @param typed characters that can be typed
 */
export function textFilter<Key extends string>(
  label: Key,
  most: number,
  typed = most,
): ListFilter<string, Key> {
  return {
    field: textUpTo(most),
    bar: { label, kind: 'text', maxLength: typed, read: (text) => text.trim() || undefined },
  };
}

/** Matches a text in any of several fields. */
export function searchFilter<Key extends string>(label: Key, most: number): ListFilter<string, Key> {
  const { field, bar } = textFilter(label, most);
  return { field, bar: { ...bar!, kind: 'search' } };
}

/** A day, as `2026-11-21`; half of one says nothing. */
export function dayFilter<Key extends string>(label: Key): ListFilter<string, Key> {
  return { field: day, bar: { label, kind: 'date', read: day.read } };
}

/** The id of another row; anything else says nothing. */
export function idFilter<Key extends string>(label: Key): ListFilter<number, Key> {
  const read = (text: string) => rowId.read(text.trim());
  return { field: rowId, bar: { label, kind: 'text', maxLength: 15, read } };
}

/** One of some values. */
export function optionFilter<Key extends string, const V extends string | number>(
  label: Key,
  values: readonly V[],
  inWords: (value: V, text: GetText<Key>) => string,
): ListFilter<V, Key> {
  const field = oneOf(values);
  const choices = (text: GetText<Key>) =>
    values.map((value) => ({ value: String(value), label: inWords(value, text) }));
  return { field, bar: { label, kind: 'select', choices, read: field.read, inWords } };
}

/** One of some values, each with its words, in this order. */
export function choiceFilter<const Key extends string, V extends string>(
  label: Key,
  words: Record<V, Key>,
): ListFilter<V, Key> {
  return optionFilter(label, Object.keys(words) as V[], (value, text) => text(words[value]));
}

/** Days relative to the one on which a list is asked for; one field above the list with its days `from` and `to`. */
export function periodFilter<const Key extends string, V extends string>(
  label: Key,
  words: Record<V, Key>,
): ListFilter<V, Key> {
  const { field, bar } = choiceFilter(label, words);
  return { field, bar: { ...bar!, days: ['from', 'to'] } };
}

/** One of the values that the page has from the server: it gives them to `ListView` as `choices`. */
export function servedFilter<Key extends string>(label: Key, most: number): ListFilter<string, Key> {
  return { field: textUpTo(most), bar: { label, kind: 'select', read: (chosen) => chosen || undefined } };
}

/** The values of a field that is a choice, each with its words, for a field of a form. */
export function choicesOf<Key extends string>(
  { choices = {} }: { choices?: Partial<Record<string, Key>> },
  text: GetText<Key>,
): Choice[] {
  return Object.entries(choices).map(([value, key]) => ({ value, label: text(key!) }));
}

/** A value that only says how the page shows its rows. */
export function viewState<const V extends string>(values: readonly V[]): ListFilter<V, never> {
  return { field: oneOf(values) };
}

type Filters<Key extends string> = Record<string, AnyFilter<Key>>;

const valueOf = (query: object, name: string) => (query as Record<string, string | number | undefined>)[name];

/** A filter's value as the bar holds it; an empty text where there is none. */
export const barValue = (query: object, name: string): string => String(valueOf(query, name) ?? '');

/** The fields of the bar above a list. A value of the address that is not among the choices stands among them anyway. */
export function barFields<Key extends string>(
  filters: Filters<Key>,
  query: object,
  served: Partial<Record<string, readonly Choice[]>>,
  text: GetText<Key>,
): FilterField[] {
  return Object.entries(filters).flatMap(([name, { bar }]): FilterField[] => {
    if (!bar) return [];
    const { kind, maxLength, choices, days } = bar;
    const label = text(bar.label);
    if (kind !== 'select') return [{ kind, name, label, maxLength }];
    const options = choices?.(text) ?? served[name] ?? [];
    const value = barValue(query, name);
    const isMissing = value !== '' && !options.some((option) => option.value === value);
    return [
      {
        kind,
        name,
        label,
        clearable: true,
        days,
        options: isMissing ? [...options, { value, label: value }] : options,
      },
    ];
  });
}

/** The filters in force, each as its field and its value. */
export function filtersInForce<Key extends string>(
  filters: Filters<Key>,
  query: object,
  text: GetText<Key>,
): { field: string; value: string }[] {
  return Object.entries(filters).flatMap(([name, { bar }]) => {
    const value = valueOf(query, name);
    if (!bar || value === undefined || value === '') return [];
    const { label, inWords = String } = bar;
    return [{ field: text(label), value: inWords(value, text) }];
  });
}
