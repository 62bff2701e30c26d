import type { TableCell, TableRow } from '@backoffice/spreadsheet';
import type { ColumnMapping } from './column-mapping';
import type { AnyDeclaration } from './import-declaration';
import { nameKey, type KnownField } from './known-names';

interface FieldProblem {
  field: string;
  /** In the words of the form. */
  message: string;
}

export interface CheckedRow {
  row: TableRow;
  /** What the file says, by field; shown as it stands. */
  input: Readonly<Record<string, unknown>>;
  /** What is sent; absent when something is wrong. */
  values?: unknown;
  problems: readonly FieldProblem[];
}

export interface RowRules {
  declaration: AnyDeclaration;
  known: ReadonlyMap<string, KnownField>;
  mapping: ColumnMapping;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

function numberOf(cell: TableCell): unknown {
  if (typeof cell === 'number') return cell;
  // Also in the full-width digits of East Asian input, and with the typographic minus.
  const text = cell.normalize('NFKC').replace('\u2212', '-').trim();
  if (text === '') return undefined;
  return NUMBER.test(text) ? Number(text) : text;
}

function inputOf(cell: TableCell, field: AnyDeclaration['fields'][number], known: KnownField): unknown {
  if (field.isNumber) return numberOf(cell);
  const text = String(cell);
  return known.values?.get(nameKey(text)) ?? text;
}

interface Issue {
  code: string;
  message: string;
  path: readonly PropertyKey[];
}

function problemsOf(issues: readonly Issue[], { declaration }: RowRules): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const field = String(issue.path[0]);
    if (!problems.has(field))
      problems.set(field, { field, message: declaration.phrase(field, { ...issue }) });
  }
  return [...problems.values()];
}

/** A row of the file by the rules of the create form. */
export async function checkRow(row: TableRow, rules: RowRules): Promise<CheckedRow> {
  const { declaration, known, mapping } = rules;
  const input: Record<string, unknown> = { ...(declaration.defaults as object) };
  for (const field of declaration.fields) {
    const column = mapping[field.name];
    if (column === undefined) continue;
    input[field.name] = inputOf(row.cells[column] ?? '', field, known.get(field.name)!);
  }
  const outcome = await declaration.schema['~standard'].validate(input);
  if (outcome.issues) return { row, input, problems: problemsOf(outcome.issues as Issue[], rules) };
  return { row, input, values: outcome.value, problems: [] };
}
