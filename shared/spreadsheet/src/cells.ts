export type Cell = string | number;

// OWASP, "CSV injection": what makes a spreadsheet take a text for a formula. Full-width forms are those of East Asian input.
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** A value as a cell: numbers stay numbers. */
export function cellOf(value: string | number | null | undefined): Cell {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && !Number.isFinite(value) ? '' : value;
}

/** A cell as it may stand in a file of text: an apostrophe goes before what would be run. A workbook's text never is. */
function guarded(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** What `guarded` was given, so that a file that was exported can be imported again. */
export function originalText(text: string): string {
  const original = text.slice(1);
  return text.startsWith("'") && guarded(original) === text ? original : text;
}

interface CellPosition {
  /** Row. */
  r: number;
  /** Column. */
  c: number;
}

/** Cells shown as one, the first of which has the text; counted from 0, as the workbook's writer counts. */
export interface Merge {
  s: CellPosition;
  e: CellPosition;
}

interface HeadColumn {
  header: string;
  group?: string;
}

function mergeOf(groups: readonly string[], c: number): Merge | undefined {
  if (!groups[c]) return { s: { r: 0, c }, e: { r: 1, c } };
  if (groups[c - 1] === groups[c]) return undefined;
  const after = groups.findIndex((group, index) => index > c && group !== groups[c]);
  const end = (after === -1 ? groups.length : after) - 1;
  return end > c ? { s: { r: 0, c }, e: { r: 0, c: end } } : undefined;
}

/** The rows above a table: its headers, and the headings over groups of columns where there are any. */
export function headOf(columns: readonly HeadColumn[]): { rows: Cell[][]; merges: Merge[] } {
  const groups = columns.map(({ group }) => group ?? '');
  const headers = columns.map(({ header }) => header);
  if (groups.every((group) => !group)) return { rows: [headers], merges: [] };
  const isInside = (c: number) => groups[c] !== '' && groups[c - 1] === groups[c];
  return {
    rows: [
      groups.map((group, c) => (isInside(c) ? '' : group || headers[c]!)),
      headers.map((header, c) => (groups[c] ? header : '')),
    ],
    merges: groups.flatMap((_group, c) => mergeOf(groups, c) ?? []),
  };
}

const BYTE_ORDER_MARK = '\ufeff';
const kinds = {
  csv: { separator: ',', type: 'text/csv;charset=utf-8' },
  txt: { separator: '\t', type: 'text/plain;charset=utf-8' },
};

/** A text file in the form of RFC 4180, also for tabs: what holds a separator, a quote or a line break is quoted. */
export function delimited(table: readonly (readonly Cell[])[], kind: keyof typeof kinds): Blob {
  const { separator, type } = kinds[kind];
  const field = (cell: Cell) => {
    const text = String(guarded(cell));
    return /[",\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = table.map((row) => row.map(field).join(separator));
  return new Blob([BYTE_ORDER_MARK, lines.join('\r\n'), '\r\n'], { type });
}

/** Long work in the page pauses here now and then, so that the page stays responsive. */
export const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));
