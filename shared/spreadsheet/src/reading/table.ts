export const fileEndings = ['xlsx', 'xls', 'csv'] as const;
export type FileEnding = (typeof fileEndings)[number];

/** The ending of a file's name, in lower case; null if it is none of these. */
export function fileEndingOf(name: string): FileEnding | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileEndings.find((known) => known === ending) ?? null;
}

export interface ReadLimits {
  /** Which endings are taken. */
  endings: readonly FileEnding[];
  maxBytes: number;
  /** Without the header. */
  maxRows: number;
  maxColumns: number;
}

/** The reason why a file was not read; the screen that shows it has the text. */
export type ReadFailure =
  /** Its name ends in something that is not taken. */
  | 'wrong-ending'
  /** It has more bytes than allowed. */
  | 'too-large'
  /** It has no bytes, or nothing but blank rows. */
  | 'empty'
  /** Its content is not what its ending says. */
  | 'other-content'
  /** It is cut off or broken. */
  | 'damaged'
  /** It asks for a password. */
  | 'protected'
  /** It unpacks to far more than its size, or holds far more text than rows of data do. */
  | 'unpacks-too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** Its text is in no encoding that is known here. */
  | 'unknown-encoding'
  /** It took longer than anything readable does. */
  | 'too-slow'
  /** What reads files could not be fetched or started. */
  | 'reader-failed';

export class ReadRefusal extends Error {
  override readonly name = 'ReadRefusal';

  constructor(
    readonly failure: ReadFailure,
    options?: ErrorOptions,
  ) {
    super(`The file was not read: ${failure}`, options);
  }
}

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

/** The message to the worker. */
export interface ReadOrder {
  file: File;
  limits: ReadLimits;
}

/** The worker's messages: blocks of rows, small enough that the page stays responsive while it takes them, then the rest. */
export type ReaderAnswer =
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'end'; table: Omit<Table, 'rows'> }
  | { kind: 'refused'; failure: ReadFailure };
