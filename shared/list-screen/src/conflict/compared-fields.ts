import { formatNumber, type GetText } from '@backoffice/i18n';
import type { RowField } from '../declaration/define-list';

/** What is compared: the value of a field, its mark, or a part of it. */
export type ComparedValue = string | number | null | undefined;

/** A field of a form, as two edits of it are compared and told. */
interface ComparedField<T> {
  label: string;
  /** A value in words; numbers and texts read as they are. */
  words?: (value: ComparedValue) => string;
  /** A value of many elements, each of which is merged by itself. */
  elements?: {
    of: (value: unknown) => Record<string, string>;
    join: (elements: Record<string, string>) => unknown;
    label: (element: string) => string;
  };
  /** What stands for a value that may not be shown. A form's field for it is blank where the stored one stays. */
  mark?: { stored: (row: T) => string | undefined; typed: (value: string) => Promise<string> };
}

/** By the names of the form's fields; one that is not in it can't be changed. */
export type ComparedFields<T> = Readonly<Record<string, ComparedField<T>>>;

/** The fields of a list as its form compares them: in the words of their choices. */
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

/** The value of a field for a time. */
const LOCAL_TIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d(?::\d\d)?)$/;

export function plainWords(value: ComparedValue): string {
  if (typeof value === 'number') return formatNumber(value);
  return (value ?? '').replace(LOCAL_TIME, '$1/$2/$3 $4');
}
