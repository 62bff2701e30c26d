import { formatNumber, type GetText } from '@backoffice/i18n';
import type { RowField } from '../../declaration/row-field';

/** A value that can be compared: of a field, its mark, or a part of it. */
export type ComparedValue = string | number | null | undefined;

/** A field of a form, with the rules to compare two edits and to show them. */
interface ComparedField<T> {
  label: string;
  /** Returns the value as text; left out, numbers and texts are formatted as they are. */
  words?: (value: ComparedValue) => string;
  /** Splits a value of many elements, each of which is merged separately. */
  elements?: {
    of: (value: unknown) => Record<string, string>;
    join: (elements: Record<string, string>) => unknown;
    label: (element: string) => string;
  };
  /** Replaces a secret value by a mark, such as a fingerprint. A blank field in the form keeps the stored value. */
  mark?: { stored: (row: T) => string | undefined; typed: (value: string) => Promise<string> };
}

/** The fields of a form by name. Only these can be changed. */
export type ComparedFields<T> = Readonly<Record<string, ComparedField<T>>>;

/** Returns the fields of a list for comparison, with the texts of their choices. */
export function comparedFields<Key extends string>(
  fields: Record<string, Pick<RowField<never, Key>, 'label' | 'choices'>>,
  text: GetText<Key>,
): Record<string, { label: string; words: (value: ComparedValue) => string }> {
  const fieldOf = ({ label, choices = {} }: (typeof fields)[string]) => ({
    label: text(label),
    words(value: ComparedValue) {
      const word = choices[String(value)];
      return word === undefined ? plainWords(value) : text(word);
    },
  });
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOf(field)]));
}

/** The value of a field for a date and time. */
const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)$/;

export function plainWords(value: ComparedValue): string {
  if (typeof value === 'number') return formatNumber(value);
  return (value ?? '').replace(LOCAL_TIME, '$1/$2/$3 $4');
}
