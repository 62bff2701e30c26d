import { cellOf, type Cell } from './safe-cell';

interface Place {
  /** Row. */
  r: number;
  /** Column. */
  c: number;
}

/** Cells shown as one, the first of which has the text; counted from 0, as the workbook's writer counts. */
export interface Merge {
  s: Place;
  e: Place;
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
  const headers = columns.map(({ header }) => cellOf(header));
  if (groups.every((group) => !group)) return { rows: [headers], merges: [] };
  const isInside = (c: number) => groups[c] !== '' && groups[c - 1] === groups[c];
  return {
    rows: [
      groups.map((group, c) => (isInside(c) ? '' : group ? cellOf(group) : headers[c]!)),
      headers.map((header, c) => (groups[c] ? header : '')),
    ],
    merges: groups.flatMap((_group, c) => mergeOf(groups, c) ?? []),
  };
}
