import type { FieldChange } from '@backoffice/contract';
import type { GetText } from '@backoffice/i18n';

/** The names of fields and the texts of values. */
export interface HistoryWords {
  fieldText: (field: string) => string;
  /** Returns the text of a value; undefined to show the value itself. */
  valueText: (change: FieldChange, side: 'from' | 'to') => string | undefined;
}

/** The texts of an entry by its action. */
export const entryTexts = {
  create: 'history.entry.create',
  update: 'history.entry.update',
  delete: 'history.entry.delete',
  'key-issue': 'history.entry.key-issue',
  'key-revoke': 'history.entry.key-revoke',
} as const;

export const isNothing = (value: FieldChange['from']) => value === null || value === '';

/** Returns the text of one value of a change; a dash for nothing. */
export function shownValue(
  change: FieldChange,
  side: 'from' | 'to',
  words: HistoryWords,
  text: GetText<'history.value.none'>,
): string {
  const value = change[side];
  if (isNothing(value)) return text('history.value.none');
  return words.valueText(change, side) ?? String(value);
}
