import { strToU8, zipSync } from 'fflate';
import { read, type CellObject, type WorkSheet } from 'xlsx';
import { type RawTable, ReadRefusal, type TableCell } from './table';
import { unpackZip } from './unpack-zip';

// How a workbook under a password names its content (MS-OFFCRYPTO 2.3.4.4), in the compound file's UTF-16.
const PROTECTED = Array.from(strToU8('EncryptedPackage')).flatMap((byte) => [byte, 0]);

/** Whether a compound file is an xlsx under a password. */
export function isProtected(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(PROTECTED[0]!); at !== -1; at = bytes.indexOf(PROTECTED[0]!, at + 1)) {
    if (PROTECTED.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** The same workbook without compression, so that only `unpackZip` ever inflates anything. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const parts = unpackZip(bytes, (name) => /\.(xml|rels)$/i.test(name));
  if (![...parts.keys()].some((name) => /(^|\/)workbook[^/]*\.xml$/i.test(name))) {
    throw new ReadRefusal('other-content');
  }
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

/** Excel's dates have no time zone; the reader puts them into UTC, as a fraction of a day that may miss its second by a little. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const second = new Date(Math.round(date.getTime() / 1000) * 1000);
  const [day = '', time = ''] = second.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A formula gives the value that was stored with it: nothing is computed. */
function cellValue({ t, v, w }: CellObject): TableCell {
  if (v === undefined) return '';
  if (t === 'e') return w ?? '#ERROR';
  if (v instanceof Date) return dateText(v);
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE';
  return v;
}

/** Walks the cells that there are: the range that a sheet claims may be anything. */
function rowsOf(sheet: WorkSheet): RawTable['rows'] {
  const rows: RawTable['rows'] = [];
  const data = sheet['!data'] as (CellObject | undefined)[][] | undefined;
  data?.forEach((cells, index) => {
    // Array.from also visits the holes.
    rows.push({ number: index + 1, cells: Array.from(cells, (cell) => (cell ? cellValue(cell) : '')) });
  });
  return rows;
}

/**
 * The first sheet of an xlsx or xls that shows.
 *
 * @throws ReadRefusal
 */
export function readWorkbook(bytes: Uint8Array, ending: 'xlsx' | 'xls'): RawTable {
  const source = ending === 'xlsx' ? unpacked(bytes) : bytes;
  try {
    const book = read(source, {
      type: 'array',
      dense: true,
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
      sheets: 0,
    });
    const name = book.SheetNames[0]!;
    return { rows: rowsOf(book.Sheets[name]!), sheet: { name, others: book.SheetNames.length - 1 } };
  } catch (cause) {
    throw new ReadRefusal(/password/i.test(String(cause)) ? 'protected' : 'damaged', { cause });
  }
}
