import { download, exportRows, type ExportColumn } from '@backoffice/spreadsheet';
import type { CheckedRow } from './check-row';
import { outcomeOf, outcomeTexts } from './import-outcome';
import type { ColumnMapping } from './column-mapping';
import type { AnyDeclaration } from './import-declaration';
import { importMessages } from './messages';
import type { RowFate } from './row-fate';
import type { TableFile } from './use-table-file';

export interface ImportResult {
  declaration: AnyDeclaration;
  mapping: ColumnMapping;
  file: TableFile;
  rows: readonly CheckedRow[];
  fates: ReadonlyMap<CheckedRow, RowFate>;
}

function messageOf({ problems }: CheckedRow, fate: RowFate | undefined, known: TableFile['known']): string {
  if (fate?.kind === 'refused') return fate.message;
  return problems.map(({ field, message }) => `${known.get(field)?.label ?? field}: ${message}`).join('; ');
}

/** Gives the user a file that says what happened to each row, and holds what the row was, but for secrets. */
export async function saveResult(result: ImportResult, format: 'xlsx' | 'csv'): Promise<void> {
  const { declaration, mapping, file, rows, fates } = result;
  const { text } = importMessages;
  const numberOf = (fate: RowFate | undefined) => (fate?.kind === 'created' ? fate.number : '');
  const secret = new Set(declaration.fields.flatMap(({ name, isSecret }) => (isSecret ? mapping[name] : [])));
  const columns: ExportColumn<CheckedRow>[] = [
    { header: text('import.column.row'), value: ({ row }) => row.number },
    { header: text('import.column.outcome'), value: (row) => text(outcomeTexts[outcomeOf(row, fates)]) },
    { header: text('import.column.number'), value: (row) => numberOf(fates.get(row)) },
    { header: text('import.column.message'), value: (row) => messageOf(row, fates.get(row), file.known) },
    ...file.table.headers
      .map((header, at) => ({ at, header, value: ({ row }: CheckedRow) => row.cells[at] }))
      .filter(({ at }) => !secret.has(at)),
  ];
  const name = file.name.replace(/\.[^.]*$/, '');
  download(await exportRows({ format, columns, rows }), `${name}-${text('import.result.file')}.${format}`);
}
