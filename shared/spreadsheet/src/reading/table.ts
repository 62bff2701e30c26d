import type { Merge } from '../cells';

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

/** A number or a time of a workbook that the program shows in another form. */
interface ShownCell {
  text: string;
  /** A time as `2026-11-21`, `2026-11-21 05:04:03` or, without a day, `05:04:03`. */
  value: number | string;
  /** The text lacks digits of the number. */
  isShortened?: boolean;
}

/** Numbers stay numbers where the program shows them as they are. */
export type TableCell = string | number | ShownCell;

/** The text of a cell as a spreadsheet program shows it. */
export const cellText = (cell: TableCell | undefined): string =>
  typeof cell === 'object' ? cell.text : String(cell ?? '');

export interface TableRow {
  /** As a spreadsheet program counts, the header being a row too. */
  number: number;
  /** As many as the row has; what is missing is empty. */
  cells: TableCell[];
}

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'gb18030',
  'shift_jis',
  'euc-jp',
  'windows-1252',
] as const;
export type Encoding = (typeof encodings)[number];

/** How a file is read where its content leaves a choice; what is left out is detected. */
export interface ReadChoices {
  /** The language of the interface, which decides between encodings that are equally plausible. */
  language?: string;
  encoding?: Encoding;
  /** By its name. */
  sheet?: string;
  headerRow?: number;
  /** Reads hidden and filtered rows and hidden columns, too. */
  withHidden?: boolean;
}

export interface Table {
  headers: string[];
  headerRow: number;
  /** The rows at the start, among which the header is chosen. */
  firstRows: TableRow[];
  /** Those below the header, without blank ones. */
  rows: TableRow[];
  /** The sheet that was read, of a workbook, and all that there are. */
  sheet?: { name: string; all: { name: string; isHidden: boolean }[] };
  /** The encoding of a text file, and all in which it can be read. */
  encoding?: { name: Encoding; possible: Encoding[] };
  /** Rows and columns with content that the sheet hides, whether they were read or not. */
  hidden: { rows: number; columns: number };
  hasMergedCells: boolean;
}

/** Rows as they stand in a file, the header among them. */
export interface RawTable extends Pick<Table, 'rows' | 'sheet' | 'encoding'> {
  hidden?: Table['hidden'];
  merged?: readonly Merge[];
}

/** The message to the worker. */
export interface ReadOrder {
  file: File;
  limits: ReadLimits;
  choices: ReadChoices;
}

/** The worker's messages: blocks of rows, small enough that the page stays responsive while it takes them, then the rest. */
export type ReaderAnswer =
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'end'; table: Omit<Table, 'rows'> }
  | { kind: 'refused'; failure: ReadFailure };
