import { formatList } from '@backoffice/i18n/format-list';
import { type TableRow, yieldToPage } from '@backoffice/spreadsheet';
import { type ColumnMapping, type KnownField, type LookedUp, lookUpNames, nameIn } from './known-names';
import { type AnyDeclaration, UNKNOWN } from './import-declaration';
import { importMessages } from './messages';
import { type Conventions, conventionsOf, type FileConventions } from './values/conventions';
import { readValue, type ValueProblem } from './values/read-value';

interface FieldProblem {
  field: string;
  /** In the words of the form. */
  message: string;
}

export interface CheckedRow {
  row: TableRow;
  /** What was understood, by field, as it is shown. */
  shown: Readonly<Record<string, unknown>>;
  /** What the file says, by field, however it is written there; fields that it says nothing of are left out. */
  said: Readonly<Record<string, string>>;
  /** What is sent; absent when something is wrong. */
  values?: unknown;
  problems: readonly FieldProblem[];
}

interface RowRules {
  declaration: AnyDeclaration;
  fields: readonly KnownField[];
  mapping: ColumnMapping;
  /** The user's answers where the file leaves its conventions open. */
  chosen: Conventions;
  conventions: FileConventions;
  lookedUp: LookedUp;
}

const problemTexts = {
  day: 'import.value.day',
  time: 'import.value.time',
  'yes-no': 'import.value.yes-no',
  choice: 'import.value.choice',
  shortened: 'import.value.shortened',
  'day-order': 'import.value.day-order',
  'mixed-days': 'import.value.mixed-days',
  decimal: 'import.value.decimal',
  'mixed-decimals': 'import.value.mixed-decimals',
} as const satisfies Record<ValueProblem, string>;

function problemText(problem: ValueProblem, text: string, { valueLabels }: KnownField): string {
  const choices = problem === 'choice' ? formatList([...valueLabels.values()], { type: 'disjunction' }) : '';
  return importMessages.text(problemTexts[problem], { text, choices });
}

interface Issue {
  code: string;
  message: string;
  path: readonly PropertyKey[];
}

/** One problem a field: what the file makes unreadable, else what the rules say. */
function problemsOf(
  unread: readonly FieldProblem[],
  issues: readonly Issue[],
  { declaration }: RowRules,
): FieldProblem[] {
  const problems = new Map(unread.map((problem) => [problem.field, problem]));
  for (const issue of issues) {
    const field = String(issue.path[0]);
    if (!problems.has(field))
      problems.set(field, { field, message: declaration.phrase(field, { ...issue }) });
  }
  return [...problems.values()];
}

/** A row of the file by the rules of the create form. */
async function checkRow(row: TableRow, rules: RowRules): Promise<CheckedRow> {
  const { declaration, fields, mapping, lookedUp, conventions, chosen } = rules;
  const input: Record<string, unknown> = { ...(declaration.defaults as object) };
  const shown: Record<string, unknown> = { ...input };
  const said: Record<string, string> = {};
  const unknown: Issue[] = [];
  const unread: FieldProblem[] = [];
  for (const field of fields) {
    const { name, kind } = field;
    const column = mapping[name];
    if (column === undefined) continue;
    const text = nameIn(row, column);
    const understood = readValue(row.cells[column] ?? '', field, conventions, chosen);
    if (text !== '') said[name] = text;
    if ('problem' in understood) {
      shown[name] = text;
      unread.push({ field: name, message: problemText(understood.problem, text, field) });
      continue;
    }
    input[name] = understood.value;
    shown[name] = understood.shown;
    if (text !== '' && kind) said[name] = String(understood.value);
    const names = lookedUp.get(name);
    if (!names) continue;
    const named = names.get(text);
    input[name] = named?.value ?? (declaration.defaults as Record<string, unknown>)[name];
    if (named) shown[name] = named.label;
    else if (text !== '') unknown.push({ code: UNKNOWN, message: text, path: [name] });
  }
  const outcome = await declaration.schema['~standard'].validate(input);
  const problems = problemsOf(unread, [...unknown, ...((outcome.issues ?? []) as Issue[])], rules);
  if (outcome.issues || problems.length > 0) return { row, shown, said, problems };
  return { row, shown, said, values: outcome.value, problems };
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
  partOfRules: Omit<RowRules, 'lookedUp' | 'conventions'>,
  signal: AbortSignal,
): Promise<{ rows: CheckedRow[]; asked: FileConventions['asked'] }> {
  const { fields, mapping } = partOfRules;
  const conventions = conventionsOf(rows, fields, mapping);
  const lookedUp = await lookUpNames(rows, fields, mapping, signal);
  const rules = { ...partOfRules, conventions, lookedUp };
  signal.throwIfAborted();
  const checked: CheckedRow[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const row of rows) {
    if (performance.now() > sliceEnd) {
      await yieldToPage();
      signal.throwIfAborted();
      sliceEnd = performance.now() + SLICE_MS;
    }
    checked.push(await checkRow(row, rules));
  }
  return { rows: checked, asked: conventions.asked };
}
