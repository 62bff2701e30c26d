import { strFromU8, strToU8, zipSync } from 'fflate';
import { read, type CellObject, type WorkSheet } from 'xlsx';
import {
  cellText,
  type RawTable,
  type ReadChoices,
  ReadRefusal,
  type TableCell,
  type TableRow,
} from './table';
import { unpackZip } from './unpack-zip';

// The name of the content of a workbook with a password (MS-OFFCRYPTO 2.3.4.4), in the compound file's UTF-16.
const PROTECTED = Array.from(strToU8('EncryptedPackage')).flatMap((byte) => [byte, 0]);

/** Tells whether a compound file is an xlsx with a password. */
export function isProtected(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(PROTECTED[0]!); at !== -1; at = bytes.indexOf(PROTECTED[0]!, at + 1)) {
    if (PROTECTED.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}

/** A placeholder for carriage returns, which the parser would turn into line breaks. */
const RETURN = '\ufdd0';
const TEXT_VALUE =
  /(<(?:\w+:)?c\b[^<>]*\bt=["']str["'][^<>]*>\s*(?:<(?:\w+:)?f\b[^<>]*>(?:[^<]*<\/(?:\w+:)?f>)?\s*)?<(?:\w+:)?v\b[^<>]*>)([^<]*)/g;
const MAX_COLUMNS = 16_384;

/**
 * Prepares a sheet's XML for the parser: escapes the values of text cells, which the parser unescapes twice, and keeps only the
 * hidden columns, since a sheet may declare any number of columns.
 */
function preparedSheet(bytes: Uint8Array): Uint8Array {
  let columns = 0;
  const hiddenColumn = (tag: string) => {
    const [min = 0, max = Infinity] = ['min', 'max'].map((name) =>
      Number(new RegExp(`\\b${name}=["'](\\d{1,5})["']`).exec(tag)?.[1]),
    );
    columns += max - min + 1;
    const isHidden = /\bhidden=["'](1|true)["']/.test(tag) && columns <= MAX_COLUMNS;
    return isHidden ? `<col min="${min}" max="${max}" hidden="1"/>` : '';
  };
  const xml = strFromU8(bytes, true)
    .replace(/_x005F_|_x000D_|&#(?:0*13|x0*D);/gi, (code) => (/5f/i.test(code) ? code : '_xFDD0_'))
    .replace(TEXT_VALUE, (_all, tags: string, value: string) => {
      return tags + value.replaceAll('&', '&amp;').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
    })
    .replace(/<(?:\w+:)?col\b[^<>]*>/g, hiddenColumn);
  return strToU8(xml, true);
}

/** Returns the same workbook without compression, so that `unpackZip` alone inflates data. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const parts = unpackZip(bytes, (name) => /\.(xml|rels)$/i.test(name));
  if (![...parts.keys()].some((name) => /(^|\/)workbook[^/]*\.xml$/i.test(name))) {
    throw new ReadRefusal('other-content');
  }
  for (const [name, part] of parts) {
    if (/worksheets\/|sharedStrings/i.test(name)) parts.set(name, preparedSheet(part));
  }
  return zipSync(Object.fromEntries(parts), { level: 0 });
}

/** Tells whether a format gives the same text in all languages: four digits of the year, no month names. */
const isPlainTimeFormat = (format: string) =>
  /yyyy|^[^yd]*$/i.test(format) &&
  /^(?:"[^"]*"|\\.|[ymdhs\d\s:/.;@年月日时時分秒[\]-])*$/i.test(format) &&
  !/mmm/i.test(format);

/**
 * Converts a time. Excel's dates have no time zone; the library gives them in UTC, as fractions of a day that may be a little off.
 */
function timeCell(date: Date, shown: string, format: string): TableCell {
  if (Number.isNaN(date.getTime())) return shown;
  const second = new Date(Math.round(date.getTime() / 1000) * 1000);
  const [day = '', time = ''] = second.toISOString().slice(0, 19).split('T');
  // Times without a day are on 31 December 1899 in Excel.
  const hasDay = second.getUTCFullYear() > 1899;
  const value = !hasDay ? time : time === '00:00:00' ? day : `${day} ${time}`;
  return shown && shown !== value && isPlainTimeFormat(format) ? { value, text: shown } : value;
}

/** Below this limit a number keeps all digits that were typed. */
const EXACT_BELOW = 1e15;

function numberCell(value: number, shown: string, format: string): TableCell {
  const isExact = Math.abs(value) < EXACT_BELOW;
  // Excel shortens a whole number only for the width of its cell; the value has all digits.
  if (isExact && format === 'General' && Number.isInteger(value)) return value;
  if (isExact && shown === String(value)) return value;
  return { value, text: shown, isShortened: !isExact || /\dE[+-]\d+$/.test(shown) };
}

/** Converts a cell; a formula gives its stored value and is not computed. */
function cellOf({ t, v, w = '', z }: CellObject): TableCell {
  if (v === undefined) return '';
  if (t === 'e') return w || '#ERROR';
  if (v instanceof Date) return timeCell(v, w, String(z));
  if (typeof v === 'boolean') return v ? 'TRUE' : 'FALSE';
  return typeof v === 'number' ? numberCell(v, w || String(v), String(z)) : v.replaceAll(RETURN, '\r');
}

const hasText = ({ cells }: TableRow) => cells.some((cell) => cellText(cell).trim() !== '');

/** Reads the existing cells; the range that a sheet declares may be of any size. */
function rowsOf(sheet: WorkSheet): TableRow[] {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  // `forEach` skips empty slots, `Array.from` would visit them.
  const rows: TableRow[] = [];
  data.forEach((cells, index) => {
    rows.push({ number: index + 1, cells: Array.from(cells, (cell) => (cell ? cellOf(cell) : '')) });
  });
  return rows.filter(hasText);
}

/** Returns the rows of a sheet. Counts hidden rows and columns, and leaves them out unless `withHidden` is true. */
function visibleTable(sheet: WorkSheet, withHidden: boolean): RawTable {
  const all = rowsOf(sheet);
  const isHiddenRow = ({ number }: TableRow) => sheet['!rows']?.[number - 1]?.hidden === true;
  const isHiddenColumn = (at: number) => sheet['!cols']?.[at]?.hidden === true;
  const columns = new Set<number>();
  const rows = all.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => {
      if (!isHiddenColumn(at) || cellText(cell) === '') return cell;
      columns.add(at);
      return withHidden ? cell : '';
    }),
  }));
  return {
    rows: rows.filter((row) => hasText(row) && (withHidden || !isHiddenRow(row))),
    hidden: { rows: all.filter(isHiddenRow).length, columns: columns.size },
    merged: sheet['!merges'],
  };
}

/**
 * Reads a sheet of an xlsx or xls: the chosen one, else the first with visible content.
 *
 * @throws ReadRefusal
 */
export function readWorkbook(
  bytes: Uint8Array,
  ending: 'xlsx' | 'xls',
  { sheet: chosen, withHidden = false }: ReadChoices = {},
): RawTable {
  const source = ending === 'xlsx' ? unpacked(bytes) : bytes;
  const open = (sheets: number) =>
    read(source, {
      type: 'array',
      dense: true,
      cellDates: true,
      UTC: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      // Needed for hidden rows and columns.
      cellStyles: true,
      sheets,
    });
  try {
    const book = open(0);
    const all = book.SheetNames.map((name, at) => ({
      name,
      isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
    }));
    const candidates = all.filter(({ name, isHidden }) =>
      chosen === undefined ? !isHidden : name === chosen,
    );
    for (const { name } of candidates) {
      const sheet = book.Sheets[name] ?? open(book.SheetNames.indexOf(name)).Sheets[name];
      const table = sheet && visibleTable(sheet, withHidden);
      if (table && table.rows.length > 0) return { ...table, sheet: { name, all } };
    }
  } catch (cause) {
    throw new ReadRefusal(/password/i.test(String(cause)) ? 'protected' : 'damaged', { cause });
  }
  throw new ReadRefusal('empty');
}
