import { originalText } from '@backoffice/contract/text-cells';
import {
  fileEndingOf,
  type RawTable,
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

/** Together, in characters: so much that nothing readable is refused, so little that the page can take it over. */
const MAX_TEXT = 16_000_000;

const isBlank = (cell: TableCell) => typeof cell === 'string' && cell.trim() === '';

function withoutBlankEnd({ number, cells }: TableRow): TableRow {
  const length = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  const texts = cells.slice(0, length).map((cell) => (typeof cell === 'string' ? originalText(cell) : cell));
  return { number, cells: texts };
}

/** Header and rows, without blank ones and within the limits. */
function tidyTable({ rows: raw, sheet }: RawTable, { maxRows, maxColumns }: ReadLimits): Table {
  const [header, ...rows] = raw.filter(({ cells }) => !cells.every(isBlank)).map(withoutBlankEnd);
  if (!header || rows.length === 0) throw new ReadRefusal('empty');
  if (rows.length > maxRows) throw new ReadRefusal('too-many-rows');
  let characters = 0;
  for (const { cells } of rows) {
    if (cells.length > maxColumns) throw new ReadRefusal('too-many-columns');
    for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 0;
  }
  if (header.cells.length > maxColumns) throw new ReadRefusal('too-many-columns');
  if (characters > MAX_TEXT) throw new ReadRefusal('unpacks-too-large');
  return { headers: header.cells.map((cell) => String(cell).trim()), rows, sheet };
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, at) => bytes[at] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** The kind of a file by its first bytes: a zip (xlsx), a compound file (xls, or an xlsx under a password) or neither. */
function contentKind(bytes: Uint8Array): 'zip' | 'compound' | 'other' {
  if (startsWith(bytes, ZIP)) return 'zip';
  return startsWith(bytes, COMPOUND_FILE) ? 'compound' : 'other';
}

async function rawTable(bytes: Uint8Array, name: string, { maxRows }: ReadLimits): Promise<RawTable> {
  const ending = fileEndingOf(name)!;
  const content = contentKind(bytes);
  if (ending === 'csv') {
    if (content !== 'other') throw new ReadRefusal('other-content');
    // Blank lines are rows until they are left out.
    return readDelimited(decodeText(bytes), maxRows * 2 + 1);
  }
  const { isProtected, readWorkbook } = await import('./read-workbook');
  if (content === 'compound' && isProtected(bytes)) throw new ReadRefusal('protected');
  if (content !== (ending === 'xlsx' ? 'zip' : 'compound')) throw new ReadRefusal('other-content');
  return readWorkbook(bytes, ending);
}

/**
 * Checks and reads a file; runs in the worker.
 *
 * @throws ReadRefusal
 */
export async function readFile(file: File, limits: ReadLimits): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return tidyTable(await rawTable(bytes, file.name, limits), limits);
}

const ROWS_AT_ONCE = 1000;

/** Reads the file of an order in the worker, and answers its rows in blocks. */
export async function answerOrder(
  { file, limits }: ReadOrder,
  answer: (message: ReaderAnswer) => void,
): Promise<void> {
  try {
    const { rows, ...table } = await readFile(file, limits);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      answer({ kind: 'rows', rows: rows.slice(at, at + ROWS_AT_ONCE) });
    }
    answer({ kind: 'end', table });
  } catch (error) {
    if (!(error instanceof ReadRefusal)) console.error(error);
    answer({ kind: 'refused', failure: error instanceof ReadRefusal ? error.failure : 'reader-failed' });
  }
}
