import { type TableCell, type TableRow, yieldToPage } from '@backoffice/spreadsheet';
import {
  type ColumnMapping,
  type KnownField,
  type LookedUp,
  lookUpNames,
  nameIn,
  nameKey,
} from './known-names';
import { type AnyDeclaration, UNKNOWN } from './import-declaration';

interface FieldProblem {
  field: string;
  /** In the words of the form. */
  message: string;
}

export interface CheckedRow {
  row: TableRow;
  /** What the file says, by field, as it is shown. */
  shown: Readonly<Record<string, unknown>>;
  /** What is sent; absent when something is wrong. */
  values?: unknown;
  problems: readonly FieldProblem[];
}

interface RowRules {
  declaration: AnyDeclaration;
  fields: readonly KnownField[];
  mapping: ColumnMapping;
  lookedUp: LookedUp;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** NaN for what is no number, as in a form's field. */
function numberOf(cell: TableCell): number | undefined {
  if (typeof cell === 'number') return cell;
  // Also in the full-width digits of East Asian input, and with the typographic minus.
  const text = cell.normalize('NFKC').replace('\u2212', '-').trim();
  if (text === '') return undefined;
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

function choiceOf(cell: TableCell, { values }: KnownField): string {
  const text = String(cell);
  return values.get(nameKey(text)) ?? text;
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
async function checkRow(row: TableRow, rules: RowRules): Promise<CheckedRow> {
  const { declaration, fields, mapping, lookedUp } = rules;
  const input: Record<string, unknown> = { ...(declaration.defaults as object) };
  const shown: Record<string, unknown> = { ...input };
  const unknown: Issue[] = [];
  for (const field of fields) {
    const { name, isNumber } = field;
    const column = mapping[name];
    if (column === undefined) continue;
    const cell = row.cells[column] ?? '';
    input[name] = isNumber ? numberOf(cell) : choiceOf(cell, field);
    shown[name] = isNumber ? cell : input[name];
    const names = lookedUp.get(name);
    if (!names) continue;
    const text = nameIn(row, column);
    const named = names.get(text);
    input[name] = named?.value ?? (declaration.defaults as Record<string, unknown>)[name];
    if (named) shown[name] = named.label;
    else if (text !== '') unknown.push({ code: UNKNOWN, message: text, path: [name] });
  }
  const outcome = await declaration.schema['~standard'].validate(input);
  const issues = [...unknown, ...((outcome.issues ?? []) as Issue[])];
  if (outcome.issues || unknown.length > 0) return { row, shown, problems: problemsOf(issues, rules) };
  return { row, shown, values: outcome.value, problems: [] };
}

/** A page that works for longer than 50 ms at once feels stuck. */
const SLICE_MS = 12;

/**
 * Checks rows a slice at a time, so that the page stays responsive with ten thousand of them.
 *
 * @throws the signal's reason when it is aborted, and what looking up names throws
 */
export async function checkRows(
  rows: readonly TableRow[],
  rules: Omit<RowRules, 'lookedUp'>,
  signal: AbortSignal,
): Promise<CheckedRow[]> {
  const lookedUp = await lookUpNames(rows, rules.fields, rules.mapping, signal);
  signal.throwIfAborted();
  const checked: CheckedRow[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const row of rows) {
    if (performance.now() > sliceEnd) {
      await yieldToPage();
      signal.throwIfAborted();
      sliceEnd = performance.now() + SLICE_MS;
    }
    checked.push(await checkRow(row, { ...rules, lookedUp }));
  }
  return checked;
}
