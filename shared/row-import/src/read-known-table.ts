import {
  cellText,
  fileEndings,
  type ReadChoices,
  type ReadLimits,
  readTable,
  type Table,
} from '@backoffice/spreadsheet';
import { guessMapping, type KnownField } from './known-names';

const MEGABYTE = 2 ** 20;
export const MAX_IMPORT_MEGABYTES = 5;

/** The limits of a file. More rows would take the server many minutes; operators should import them. */
export const importLimits: ReadLimits = {
  endings: fileEndings,
  maxBytes: MAX_IMPORT_MEGABYTES * MEGABYTE,
  maxRows: 10_000,
  maxColumns: 100,
};

/** Reads a file; the header is the row that names the most fields, the first one of several. */
export async function readKnownTable(
  source: File,
  choices: ReadChoices,
  fields: readonly KnownField[],
  signal: AbortSignal,
): Promise<Table> {
  const table = await readTable(source, importLimits, choices, signal);
  if (choices.headerRow !== undefined) return table;
  const known = (headers: readonly string[]) => Object.keys(guessMapping(headers, fields)).length;
  const counts = table.firstRows.map(({ cells }) => known(cells.map(cellText)));
  const most = Math.max(...counts);
  const headerRow = table.firstRows[counts.indexOf(most)]?.number;
  if (most <= known(table.headers) || table.rows.at(-1)?.number === headerRow) return table;
  return readTable(source, importLimits, { ...choices, headerRow }, signal);
}
