import { BYTE_ORDER_MARK, type Cell, lineOf } from '@backoffice/contract/text-cells';

/** Converts a value to a cell; numbers stay numbers, `null` and `undefined` become empty. */
export function cellOf(value: string | number | null | undefined): Cell {
  if (value === null || value === undefined) return '';
  return typeof value === 'number' && !Number.isFinite(value) ? '' : value;
}

interface CellPosition {
  /** Row. */
  r: number;
  /** Column. */
  c: number;
}

/** A merged range, whose first cell has the text; rows and columns count from 0, as the workbook's writer counts. */
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

/** Returns the rows above a table: the headings of column groups, if any, and the headers. */
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

const kinds = {
  csv: { separator: ',', type: 'text/csv;charset=utf-8' },
  txt: { separator: '\t', type: 'text/plain;charset=utf-8' },
} as const;

/** Returns a text file of a table. */
export function delimited(table: readonly (readonly Cell[])[], kind: keyof typeof kinds): Blob {
  const { separator, type } = kinds[kind];
  return new Blob([BYTE_ORDER_MARK, ...table.map((row) => lineOf(row, separator))], { type });
}

/** Lets other tasks of the page run, so that it stays responsive during long work. */
export const yieldToPage = () => new Promise<void>((resolve) => setTimeout(resolve));
