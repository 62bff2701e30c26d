import type { FieldError } from '@backoffice/contract';
import { cellText, download, type ExportColumn, exportRows, type TableCell } from '@backoffice/spreadsheet';
import type { CheckedRow } from './check-rows';
import { importMessages, type ImportText } from './messages';
import type { ColumnMapping } from './known-names';
import type { TableFile } from './use-table-file';

/** The result of a row that was to be sent. */
export type RowFate =
  | { kind: 'created'; number: string | number }
  /** An earlier import has created it from the same content. */
  | { kind: 'repeated'; number?: string | number }
  /** Refused by the server, or failed; with the server's message. */
  | { kind: 'refused' | 'failed'; message: string; fields: readonly FieldError[] }
  /** No answer after all retries: the row may have been created. */
  | { kind: 'unknown' }
  | { kind: 'not-sent' };

/** The result of any row of the file. */
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

/** The outcomes of rows that can be sent again. Each row keeps its idempotency key, so that none is created twice. */
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
  const failed = fate && 'message' in fate ? fate : undefined;
  const refused = failed?.fields.map(({ path, message }) => ({ field: path, message })) ?? [];
  if (failed && refused.length === 0) return failed.message;
  return [...problems, ...refused].map(({ field, message }) => `${labelOf(field)}: ${message}`).join('; ');
}

/** Returns a cell as the file shows it; numbers shown as they are stay numbers. */
const shownCell = (cell: TableCell | undefined) => (typeof cell === 'number' ? cell : cellText(cell));

/** Downloads a file with the result of each row and its content, without secrets. */
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
