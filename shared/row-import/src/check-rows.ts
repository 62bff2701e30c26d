import { validateKeeping } from '@backoffice/contract/validate-keeping';
import { formatList } from '@backoffice/i18n/format-list';
import { type TableRow, yieldToPage } from '@backoffice/spreadsheet';
import { type ColumnMapping, type KnownField, type LookedUp, lookUpNames, nameIn } from './known-names';
import { type AnyDeclaration, UNKNOWN, type ValueKind } from './import-declaration';
import { importMessages } from './messages';
import { type Conventions, conventionsOf, type FileConventions } from './values/conventions';
import { readValue, type ValueProblem } from './values/read-value';

const problemTexts = {
  day: 'import.value.day',
  'yes-no': 'import.value.yes-no',
  choice: 'import.value.choice',
  shortened: 'import.value.shortened',
  ask: 'import.value.ask',
  mixed: 'import.value.mixed',
} as const satisfies Record<ValueProblem, string>;

interface FieldProblem {
  field: string;
  /** The message of the create form. */
  message: string;
}

export interface CheckedRow {
  row: TableRow;
  /** The values that were read, by field, as the preview shows them. */
  shown: Readonly<Record<string, unknown>>;
  /** The content of the file by field, independent of its formatting; without the fields that are blank. */
  content: Readonly<Record<string, string>>;
  /** The values to send; absent when the row has problems. */
  values?: unknown;
  problems: readonly FieldProblem[];
}

interface RowRules {
  declaration: AnyDeclaration;
  fields: readonly KnownField[];
  mapping: ColumnMapping;
  conventions: Conventions;
  lookedUp: LookedUp;
}

const EXAMPLES: Partial<Record<ValueKind, string>> = { day: '2026-03-04', time: '2026-03-04 08:30' };

function problemText(
  problem: ValueProblem,
  text: string,
  { kind = 'text', valueLabels }: KnownField,
): string {
  const choices = problem === 'choice' ? formatList([...valueLabels.values()], { type: 'disjunction' }) : '';
  return importMessages.text(problemTexts[problem], { text, choices, example: EXAMPLES[kind] ?? '' });
}

interface Issue {
  code: string;
  message: string;
  path: readonly PropertyKey[];
}

/** Returns at most one problem for each field: an unreadable cell, else a failed rule. */
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

/** Checks a row by the rules of the create form. */
async function checkRow(row: TableRow, rules: RowRules): Promise<CheckedRow> {
  const { declaration, fields, mapping, lookedUp, conventions } = rules;
  const input: Record<string, unknown> = { ...(declaration.defaults as object) };
  const shown: Record<string, unknown> = { ...input };
  const content: Record<string, string> = {};
  const unknown: Issue[] = [];
  const unread: FieldProblem[] = [];
  for (const field of fields) {
    const { name, kind } = field;
    const column = mapping[name];
    if (column === undefined) continue;
    const text = nameIn(row, column);
    const understood = readValue(row.cells[column] ?? '', field, conventions);
    if (text !== '') content[name] = text;
    if ('problem' in understood) {
      shown[name] = text;
      unread.push({ field: name, message: problemText(understood.problem, text, field) });
      continue;
    }
    input[name] = understood.value;
    shown[name] = understood.shown;
    if (text !== '' && kind) content[name] = String(understood.value);
    const names = lookedUp.get(name);
    if (!names) continue;
    const named = names.get(text);
    input[name] = named?.value ?? (declaration.defaults as Record<string, unknown>)[name];
    if (named) shown[name] = named.label;
    else if (text !== '') unknown.push({ code: UNKNOWN, message: text, path: [name] });
  }
  const outcome = await validateKeeping(declaration.schema, input, () => true);
  const problems = problemsOf(unread, [...unknown, ...((outcome.issues ?? []) as Issue[])], rules);
  if (outcome.issues || problems.length > 0) return { row, shown, content, problems };
  return { row, shown, content, values: outcome.value, problems };
}

/** The time in ms after which checking yields to the page, which feels stuck after 50 ms. */
const SLICE_MS = 12;

/**
 * Checks rows in time slices, so that the page stays responsive with ten thousand of them.
 *
 * @param known `chosen` are the user's answers for conventions that the file leaves ambiguous
 * @throws the signal's reason when it is aborted, and errors of looking up names
 */
export async function checkRows(
  rows: readonly TableRow[],
  { chosen, ...known }: Omit<RowRules, 'lookedUp' | 'conventions'> & { chosen: Conventions },
  signal: AbortSignal,
): Promise<{ rows: CheckedRow[]; ambiguous: FileConventions['ambiguous'] }> {
  const { fields, mapping } = known;
  const { shown, ambiguous } = conventionsOf(rows, fields, mapping);
  const lookedUp = await lookUpNames(rows, fields, mapping, signal);
  const rules = { ...known, conventions: { ...chosen, ...shown }, lookedUp };
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
  return { rows: checked, ambiguous };
}
