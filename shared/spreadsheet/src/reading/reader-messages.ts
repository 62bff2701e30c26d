import type { ReadLimits } from './read-limits';
import type { ReadFailure } from './read-refusal';
import type { Table, TableRow } from './table';

/** What the worker is asked. */
export interface ReadOrder {
  file: File;
  limits: ReadLimits;
}

/** What it answers: blocks of rows, small enough that the page stays responsive while it takes them, then the rest. */
export type ReaderAnswer =
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'end'; table: Omit<Table, 'rows'> }
  | { kind: 'refused'; failure: ReadFailure };
