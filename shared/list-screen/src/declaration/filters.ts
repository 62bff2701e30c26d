import { FILTER_VALUES_MAX } from '@backoffice/contract';
import type { ListField } from '@backoffice/data';
import type { GetText } from '@backoffice/i18n';
import { formatList } from '@backoffice/i18n/format-list';
import { joinValues, splitValues } from '@backoffice/ui/filter-values';
import type { FilterField } from '@backoffice/ui/list';
import { day, oneOf, rowId, textUpTo } from './address';

type Choice = { value: string; label: string };

/** A value in a list's address, with its field in the filter bar and its text above the list. */
export interface ListFilter<V, Key extends string> {
  /** Reads the value from the address. */
  field: ListField<V>;
  /**
   * Its field in the filter bar. Left out where the page sets the value in another way; the value is not sent to the server
   * then.
   */
  bar?: {
    label: Key;
    kind: 'text' | 'search' | 'date' | 'select';
    /** The date fields that it is combined with. */
    days?: readonly [first: string, last: string];
    maxLength?: number;
    /** In the popover of further filters instead of the row. */
    isMore?: boolean;
    /** Accepts several values. The values of `alone` cannot be combined with others. */
    several?: { alone: readonly V[] };
    /** The choices that are known in advance. */
    choices?: (text: GetText<Key>) => Choice[];
    /** Converts the typed or chosen text to a value; undefined for none. */
    read: (typed: string) => V | undefined;
    /** Returns the text of a value; left out, the value itself. */
    inWords?: (value: V, text: GetText<Key>) => string;
  };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a filter is given back only what it has read itself
export type AnyFilter<Key extends string> = ListFilter<any, Key>;
export type FilterValue<F> = F extends ListFilter<infer V, string> ? V : never;

/**
 * Filters by a text.
 * @param max maximum number of characters that the server accepts
 * @param typed maximum number of characters that can be typed
 */
export function textFilter<Key extends string>(
  label: Key,
  max: number,
  typed = max,
): ListFilter<string, Key> {
  return {
    field: textUpTo(max),
    bar: { label, kind: 'text', maxLength: typed, read: (text) => text.trim() || undefined },
  };
}

/**
 * Filters by a text in a format.
 * @param read returns the value in the format of the server; undefined for any other text, which is ignored
 */
export function formatFilter<Key extends string>(
  label: Key,
  max: number,
  read: (typed: string) => string | undefined,
): ListFilter<string, Key> {
  const safeParse = (text: string) => {
    const data = read(text);
    return data === undefined ? ({ success: false } as const) : ({ success: true, data } as const);
  };
  return { field: { safeParse }, bar: { label, kind: 'text', maxLength: max, read } };
}

/** Filters by a text in any of several fields. */
export function searchFilter<Key extends string>(label: Key, max: number): ListFilter<string, Key> {
  const { field, bar } = textFilter(label, max);
  return { field, bar: { ...bar!, kind: 'search' } };
}

/** Moves a filter from the row to the popover of further filters. */
export function moreFilter<V, Key extends string>({ field, bar }: ListFilter<V, Key>): ListFilter<V, Key> {
  return { field, bar: { ...bar!, isMore: true } };
}

/** Filters by an end of a `periodFilter`, such as `2026-11-21`; an incomplete one is ignored. */
export function dayFilter<Key extends string>(label: Key): ListFilter<string, Key> {
  return { field: day, bar: { label, kind: 'date', read: day.read } };
}

/** Filters by the id of another row; any other text is ignored. */
export function idFilter<Key extends string>(label: Key): ListFilter<number, Key> {
  const read = (text: string) => rowId.read(text.trim());
  return { field: rowId, bar: { label, kind: 'text', maxLength: 15, read } };
}

function valueFilter<const Key extends string, V extends string | number>(
  label: Key,
  values: readonly V[],
  inWords: (value: V, text: GetText<Key>) => string,
): ListFilter<V, Key> {
  const field = oneOf(values);
  const choices = (text: GetText<Key>) =>
    values.map((value) => ({ value: String(value), label: inWords(value, text) }));
  return { field, bar: { label, kind: 'select', choices, read: field.read, inWords } };
}

/** One value of a filter, or several. */
type Several<V> = V | V[];

/**
 * Makes a filter accept several values, of which a row has any; in an address its parameter is repeated.
 * @param alone the values that cannot be combined with others
 */
function severalOf<V extends string | number, Key extends string>(
  { field, bar }: ListFilter<V, Key>,
  alone: readonly V[] = [],
): ListFilter<Several<V>, Key> {
  const { inWords = String, read, ...others } = bar!;
  const readAll = (texts: readonly string[]): Several<V> | undefined => {
    const values = new Set(texts.map(read).filter((value) => value !== undefined));
    const [first, ...further] = [...values].slice(0, FILTER_VALUES_MAX);
    if (first === undefined || further.length === 0 || alone.includes(first)) return first;
    return [first, ...further].filter((value) => !alone.includes(value));
  };
  return {
    field: {
      ...field,
      safeParseAll(texts) {
        const data = readAll(texts);
        return data === undefined ? { success: false } : { success: true, data };
      },
    },
    bar: {
      ...others,
      several: { alone },
      read: (typed) => readAll(splitValues(typed)),
      inWords: (values, text) =>
        formatList(
          [values].flat().map((value) => inWords(value as V, text)),
          { type: 'disjunction' },
        ),
    },
  };
}

/** Filters by any of several values. */
export function optionFilter<Key extends string, const V extends string | number>(
  label: Key,
  values: readonly V[],
  inWords: (value: V, text: GetText<Key>) => string,
): ListFilter<Several<V>, Key> {
  return severalOf(valueFilter(label, values, inWords));
}

/**
 * Filters by any of several values, with a text for each, in this order.
 * @param alone the values that cannot be combined with others
 */
export function choiceFilter<const Key extends string, V extends string>(
  label: Key,
  words: Record<V, Key>,
  alone: readonly NoInfer<V>[] = [],
): ListFilter<Several<V>, Key> {
  return severalOf(exclusiveFilter(label, words), alone);
}

/** Filters by one of several values that exclude or contain one another, with a text for each, in this order. */
export function exclusiveFilter<const Key extends string, V extends string>(
  label: Key,
  words: Record<V, Key>,
): ListFilter<V, Key> {
  return valueFilter(label, Object.keys(words) as V[], (value, text) => text(words[value]));
}

/** Filters by a period relative to today; shown as one field with the filters `from` and `to`. */
export function periodFilter<const Key extends string, V extends string>(
  label: Key,
  words: Record<V, Key>,
): ListFilter<V, Key> {
  const { field, bar } = exclusiveFilter(label, words);
  return { field, bar: { ...bar!, days: ['from', 'to'] } };
}

/** Filters by any of several values that the page reads from the server and passes to `ListView` as `choices`. */
export function servedFilter<Key extends string>(label: Key, max: number): ListFilter<Several<string>, Key> {
  const field = textUpTo(max);
  return severalOf({
    field,
    bar: { label, kind: 'select', read: (chosen) => field.read(chosen) || undefined },
  });
}

/** Returns the values of a choice with their texts, for a field of a form. */
export function choicesOf<Key extends string>(
  { choices = {} }: { choices?: Partial<Record<string, Key>> },
  text: GetText<Key>,
): Choice[] {
  return Object.entries(choices).map(([value, key]) => ({ value, label: text(key!) }));
}

/** A value that only changes how the page shows its rows. */
export function viewState<const V extends string>(values: readonly V[]): ListFilter<V, never> {
  return { field: oneOf(values) };
}

type Filters<Key extends string> = Record<string, AnyFilter<Key>>;

type Value = Several<string | number> | undefined;

const valueOf = (query: object, name: string) => (query as Record<string, Value>)[name];

/** Returns the values of a filter in the format of the bar; an empty text for none. */
export const barValue = (query: object, name: string): string =>
  joinValues([valueOf(query, name) ?? []].flat());

/** Returns the values of filters in the format of calls. */
export function valuesOf<Texts extends object>(filters: Filters<string>, texts: Texts): Texts {
  const values = Object.keys(texts).map((name): [string, unknown] => [
    name,
    filters[name]?.bar?.read(barValue(texts, name)),
  ]);
  return Object.fromEntries(values) as Texts;
}

/** Returns the fields of the filter bar. A value of the address that is not among the choices is added to them. */
export function barFields<Key extends string>(
  filters: Filters<Key>,
  query: object,
  served: Partial<Record<string, readonly Choice[]>>,
  text: GetText<Key>,
): FilterField[] {
  return Object.entries(filters).flatMap(([name, { bar }]): FilterField[] => {
    if (!bar) return [];
    const { kind, maxLength, isMore, choices, days, several } = bar;
    const label = text(bar.label);
    if (kind !== 'select') return [{ kind, name, label, isMore, maxLength }];
    const options = choices?.(text) ?? served[name] ?? [];
    const missing = splitValues(barValue(query, name)).filter(
      (value) => !options.some((option) => option.value === value),
    );
    return [
      {
        kind,
        name,
        label,
        isMore,
        clearable: true,
        days,
        several: several && { alone: several.alone.map(String) },
        options: [...options, ...missing.map((value) => ({ value, label: value }))],
      },
    ];
  });
}

/** Returns the active filters, each as its field and its value. */
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
