import type { Merge } from '../cells';
import {
  cellText,
  fileEndingOf,
  type RawTable,
  type ReadChoices,
  type ReaderAnswer,
  type ReadLimits,
  type ReadOrder,
  ReadRefusal,
  type Table,
  type TableCell,
  type TableRow,
} from './table';
import { decodeText } from './decode-text';
import { readDelimited } from './read-delimited';

/** The limit of all texts together, in characters: above any file of use, and small enough to pass to the page. */
const MAX_TEXT = 16_000_000;

const isBlank = (cell: TableCell | undefined) => cellText(cell).trim() === '';

function withoutBlankEnd({ number, cells }: TableRow): TableRow {
  return { number, cells: cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1) };
}

/** The number of rows among which the header can be chosen. */
const FIRST_ROWS = 20;

/** Guesses the header: the first row with names for most columns. Rows above it are a title. */
function guessHeader(rows: readonly TableRow[], merged: readonly Merge[]): TableRow | undefined {
  const namesIn = ({ cells }: TableRow) => cells.filter((cell) => !isBlank(cell)).length;
  const width = Math.max(...rows.map(namesIn));
  const looksLikeNames = (row: TableRow) =>
    namesIn(row) * 2 > width && row.cells.every((cell) => typeof cell === 'string');
  const at = Math.max(0, rows.slice(0, -1).findIndex(looksLikeNames));
  // A heading over several columns, whose names are in the row below.
  const isHeading = merged.some(({ s, e }) => s.r + 1 === rows[at]?.number && e.c > s.c);
  return (isHeading && rows[at + 1]) || rows[at];
}

/** Returns the headers in a row; a merged cell that reaches into the row from above gives its text. */
function headersOf(
  { number, cells }: TableRow,
  rows: readonly TableRow[],
  merged: readonly Merge[],
): string[] {
  const names = cells.map((cell) => cellText(cell).trim());
  for (const { s, e } of merged) {
    const above = rows.find((row) => row.number === s.r + 1);
    const name = above?.cells[s.c];
    if (name !== undefined && s.r + 1 < number && e.r + 1 >= number) names[s.c] ||= cellText(name).trim();
  }
  return Array.from(names, (name?: string) => name ?? '');
}

/** Returns header and rows, without blank rows and within the limits. */
function tidyTable(raw: RawTable, limits: ReadLimits, { headerRow }: ReadChoices): Table {
  const { maxRows, maxColumns } = limits;
  const { merged = [], hidden = { rows: 0, columns: 0 }, sheet, encoding } = raw;
  const all = raw.rows.filter(({ cells }) => !cells.every(isBlank)).map(withoutBlankEnd);
  const firstRows = all.slice(0, FIRST_ROWS);
  const header = firstRows.find(({ number }) => number === headerRow) ?? guessHeader(firstRows, merged);
  const rows = header ? all.slice(all.indexOf(header) + 1) : [];
  if (!header || rows.length === 0) throw new ReadRefusal('empty');
  if (rows.length > maxRows) throw new ReadRefusal('too-many-rows');
  let characters = 0;
  for (const { cells } of all) {
    if (cells.length > maxColumns) throw new ReadRefusal('too-many-columns');
    for (const cell of cells) characters += typeof cell === 'number' ? 0 : cellText(cell).length;
  }
  if (characters > MAX_TEXT) throw new ReadRefusal('unpacks-too-large');
  return {
    headers: headersOf(header, firstRows, merged),
    headerRow: header.number,
    firstRows,
    rows,
    sheet,
    encoding,
    hidden,
    hasMergedCells: merged.some(({ e }) => e.r + 1 > header.number),
  };
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Detects the kind of a file by its first bytes: a zip (xlsx), a compound file (xls, or an xlsx with a password) or neither. */
function contentKind(bytes: Uint8Array): 'zip' | 'compound' | 'other' {
  if (startsWith(bytes, ZIP)) return 'zip';
  return startsWith(bytes, COMPOUND_FILE) ? 'compound' : 'other';
}

async function rawTable(
  bytes: Uint8Array,
  name: string,
  { maxRows }: ReadLimits,
  choices: ReadChoices,
): Promise<RawTable> {
  const ending = fileEndingOf(name)!;
  const content = contentKind(bytes);
  if (ending === 'csv') {
    if (content !== 'other') throw new ReadRefusal('other-content');
    const { text, encoding, possible } = decodeText(bytes, choices);
    // Doubled, since blank lines count as rows here and are left out later.
    return { ...readDelimited(text, maxRows * 2 + 1), encoding: { name: encoding, possible } };
  }
  const { isProtected, readWorkbook } = await import('./read-workbook');
  if (content === 'compound' && isProtected(bytes)) throw new ReadRefusal('protected');
  if (content !== (ending === 'xlsx' ? 'zip' : 'compound')) throw new ReadRefusal('other-content');
  return readWorkbook(bytes, ending, choices);
}

/**
 * Checks and reads a file; runs in the worker.
 *
 * @throws ReadRefusal
 */
export async function readFile(file: File, limits: ReadLimits, choices: ReadChoices = {}): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return tidyTable(await rawTable(bytes, file.name, limits, choices), limits, choices);
}

const ROWS_AT_ONCE = 1000;

/** Reads the file of an order in the worker, and answers its rows in blocks. */
export async function answerOrder(
  { file, limits, choices }: ReadOrder,
  answer: (message: ReaderAnswer) => void,
): Promise<void> {
  try {
    const { rows, ...table } = await readFile(file, limits, choices);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      answer({ kind: 'rows', rows: rows.slice(at, at + ROWS_AT_ONCE) });
    }
    answer({ kind: 'end', table });
  } catch (error) {
    if (!(error instanceof ReadRefusal)) console.error(error);
    answer({ kind: 'refused', failure: error instanceof ReadRefusal ? error.failure : 'reader-failed' });
  }
}
