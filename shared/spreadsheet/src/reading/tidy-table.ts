import { originalText } from '../safe-cell';
import type { ReadLimits } from './read-limits';
import { ReadRefusal } from './read-refusal';
import type { RawTable, Table, TableCell, TableRow } from './table';

/** Together, in characters: so much that nothing readable is refused, so little that the page can take it over. */
const MAX_TEXT = 16_000_000;

const isBlank = (cell: TableCell) => typeof cell === 'string' && cell.trim() === '';

function withoutBlankEnd({ number, cells }: TableRow): TableRow {
  const length = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
  const texts = cells.slice(0, length).map((cell) => (typeof cell === 'string' ? originalText(cell) : cell));
  return { number, cells: texts };
}

/** Header and rows, without blank ones and within the limits. */
export function tidyTable({ rows: raw, sheet }: RawTable, { maxRows, maxColumns }: ReadLimits): Table {
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
