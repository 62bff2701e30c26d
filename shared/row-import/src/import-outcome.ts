import type { FieldError } from '@backoffice/contract';
import { cellText, download, type ExportColumn, exportRows, type TableCell } from '@backoffice/spreadsheet';
import type { CheckedRow } from './check-rows';
import { importMessages, type ImportText } from './messages';
import type { ColumnMapping } from './known-names';
import type { TableFile } from './use-table-file';

/** What happened to a row that was to be sent. */
export type RowFate =
  | { kind: 'created'; number: string | number }
  /** An earlier import had made it, of the same words of a file. */
  | { kind: 'repeated'; number?: string | number }
  /** In the server's words. */
  | { kind: 'refused' | 'failed'; message: string; fields: readonly FieldError[] }
  /** No answer came, however often it was asked: it may have been created. */
  | { kind: 'unknown' }
  | { kind: 'not-sent' };

/** All that can have happened to a row of the file. */
export type ImportOutcome = RowFate['kind'] | 'invalid';

const outcomeTexts = {
  created: 'import.outcome.created',
  repeated: 'import.outcome.repeated',
  refused: 'import.outcome.refused',
  failed: 'import.outcome.failed',
  unknown: 'import.outcome.unknown',
  invalid: 'import.outcome.invalid',
  'not-sent': 'import.outcome.not-sent',
} as const satisfies Record<ImportOutcome, ImportText>;

export const countTexts = {
  created: 'import.result.created',
  repeated: 'import.result.repeated',
  refused: 'import.result.refused',
  failed: 'import.result.not-done',
  unknown: 'import.result.unknown',
  invalid: 'import.result.invalid',
  'not-sent': 'import.result.not-sent',
} as const satisfies Record<ImportOutcome, ImportText>;

export function outcomeOf(row: CheckedRow, fates: ReadonlyMap<CheckedRow, RowFate>): ImportOutcome {
  return row.problems.length > 0 ? 'invalid' : (fates.get(row)?.kind ?? 'not-sent');
}

/** Sent again, these may be created after all: each has its key still, so that none is created twice. */
const unfinished: readonly ImportOutcome[] = ['failed', 'unknown', 'not-sent'];

export const isUnfinished = (row: CheckedRow, fates: ReadonlyMap<CheckedRow, RowFate>): boolean =>
  unfinished.includes(outcomeOf(row, fates));

export interface ImportResult {
  mapping: ColumnMapping;
  file: TableFile;
  rows: readonly CheckedRow[];
  fates: ReadonlyMap<CheckedRow, RowFate>;
}

function messageOf({ problems }: CheckedRow, fate: RowFate | undefined, { fields }: TableFile): string {
  const labelOf = (field: string) => fields.find(({ name }) => name === field)?.label ?? field;
  const said = fate && 'message' in fate ? fate : undefined;
  const refused = said?.fields.map(({ path, message }) => ({ field: path, message })) ?? [];
  if (said && refused.length === 0) return said.message;
  return [...problems, ...refused].map(({ field, message }) => `${labelOf(field)}: ${message}`).join('; ');
}

/** A cell as the file shows it; numbers that it shows as they are stay numbers. */
const shownCell = (cell: TableCell | undefined) => (typeof cell === 'number' ? cell : cellText(cell));

/** Gives the user a file that says what happened to each row, and holds what the row was, but for secrets. */
export async function saveResult(result: ImportResult, format: 'xlsx' | 'csv'): Promise<void> {
  const { mapping, file, rows, fates } = result;
  const { text } = importMessages;
  const numberOf = (fate: RowFate | undefined) => (fate && 'number' in fate ? fate.number : '');
  const secret = new Set(file.fields.flatMap(({ name, isSecret }) => (isSecret ? mapping[name] : [])));
  const columns: ExportColumn<CheckedRow>[] = [
    { header: text('import.column.row'), value: ({ row }) => row.number },
    { header: text('import.column.outcome'), value: (row) => text(outcomeTexts[outcomeOf(row, fates)]) },
    { header: text('import.column.number'), value: (row) => numberOf(fates.get(row)) },
    { header: text('import.column.message'), value: (row) => messageOf(row, fates.get(row), file) },
    ...file.table.headers
      .map((header, at) => ({ at, header, value: ({ row }: CheckedRow) => shownCell(row.cells[at]) }))
      .filter(({ at }) => !secret.has(at)),
  ];
  const name = file.name.replace(/\.[^.]*$/, '');
  download(await exportRows({ format, columns, rows }), `${name}-${text('import.result.file')}.${format}`);
}
