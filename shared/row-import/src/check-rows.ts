import { yieldToPage, type TableRow } from '@backoffice/spreadsheet';
import { checkRow, type CheckedRow, type RowRules } from './check-row';
import { lookUpNames } from './look-up-names';

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
  const lookedUp = await lookUpNames(rows, rules.declaration, rules.mapping, signal);
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
