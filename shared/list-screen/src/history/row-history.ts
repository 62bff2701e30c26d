import type { FieldChange, HistoryEntry, ListPage } from '@backoffice/contract';

/** Whose history is shown, and how its fields are called. */
export interface RowHistory {
  /** Names the row in the query cache, and the row to the user. */
  key: readonly (string | number)[];
  name: string;
  read: (page: number, options: { signal: AbortSignal }) => Promise<ListPage<HistoryEntry>>;
  fieldText: (field: string) => string;
  /** A value as the user knows it; left out, as it is. */
  valueText?: (change: FieldChange, side: 'from' | 'to') => string | undefined;
}
