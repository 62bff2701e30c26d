/** Numbers stay numbers; everything else is text, dates as `2026-11-21` or `2026-11-21 05:04:03`. */
export type TableCell = string | number;

export interface TableRow {
  /** As a spreadsheet program counts, the header being a row too. */
  number: number;
  /** As many as the row has; what is missing is empty. */
  cells: TableCell[];
}

export interface Table {
  /** The first row that is not blank. */
  headers: string[];
  /** The others, without blank ones. */
  rows: TableRow[];
  /** The sheet that was read, of a workbook. */
  sheet?: { name: string; others: number };
}

/** Rows as they stand in a file, the header among them. */
export type RawTable = Pick<Table, 'rows' | 'sheet'>;
