import type { Merge } from '../cells';

export const fileEndings = ['xlsx', 'xls', 'csv'] as const;
export type FileEnding = (typeof fileEndings)[number];

/** Returns the extension of a file name in lower case; null for any other. */
export function fileEndingOf(name: string): FileEnding | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileEndings.find((known) => known === ending) ?? null;
}

export interface ReadLimits {
  /** The accepted extensions. */
  endings: readonly FileEnding[];
  maxBytes: number;
  /** The number of rows without the header. */
  maxRows: number;
  maxColumns: number;
}

/** The reason why a file was not read; the screen that shows it has the message. */
export type ReadFailure =
  /** The extension is not accepted. */
  | 'wrong-ending'
  /** The file has more bytes than allowed. */
  | 'too-large'
  /** The file has no bytes, or only blank rows. */
  | 'empty'
  /** The content does not match the extension. */
  | 'other-content'
  /** The file is truncated or corrupt. */
  | 'damaged'
  /** The file needs a password. */
  | 'protected'
  /** The file unpacks to far more than its size, or holds more text than the limit. */
  | 'unpacks-too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  /** The text is in none of the known encodings. */
  | 'unknown-encoding'
  /** Reading took longer than the limit. */
  | 'too-slow'
  /** The worker that reads files could not be fetched or started. */
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

/** A number or time that a spreadsheet program shows in another form. */
interface ShownCell {
  text: string;
  /** A time as `2026-11-21`, `2026-11-21 05:04:03` or, without a day, `05:04:03`. */
  value: number | string;
  /** The text has fewer digits than the number. */
  isShortened?: boolean;
}

/** A cell; a number that a spreadsheet program shows as it is stays a number. */
export type TableCell = string | number | ShownCell;

/** Returns the text of a cell as a spreadsheet program shows it. */
export const cellText = (cell: TableCell | undefined): string =>
  typeof cell === 'object' ? cell.text : String(cell ?? '');

export interface TableRow {
  /** The row number of a spreadsheet program, which counts from 1 and includes the header. */
  number: number;
  /** The cells up to the last one with content; missing ones are empty. */
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

/** Choices for ambiguous files; anything left out is detected. */
export interface ReadChoices {
  /** The language of the interface, which decides between encodings that are equally plausible. */
  language?: string;
  encoding?: Encoding;
  /** The name of the sheet. */
  sheet?: string;
  headerRow?: number;
  /** Includes hidden and filtered rows and hidden columns. */
  withHidden?: boolean;
}

export interface Table {
  headers: string[];
  headerRow: number;
  /** The first rows, among which the user can choose the header. */
  firstRows: TableRow[];
  /** The rows below the header, without blank ones. */
  rows: TableRow[];
  /** The sheet that was read and all sheets; of a workbook only. */
  sheet?: { name: string; all: { name: string; isHidden: boolean }[] };
  /** The encoding of a text file and all possible ones. */
  encoding?: { name: Encoding; possible: Encoding[] };
  /** The number of hidden rows and columns with content, whether they were read or not. */
  hidden: { rows: number; columns: number };
  hasMergedCells: boolean;
}

/** Rows of a file as they are, including the header. */
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

/** The worker's messages: blocks of rows, small enough to keep the page responsive, then the rest of the table. */
export type ReaderAnswer =
  | { kind: 'rows'; rows: TableRow[] }
  | { kind: 'end'; table: Omit<Table, 'rows'> }
  | { kind: 'refused'; failure: ReadFailure };
