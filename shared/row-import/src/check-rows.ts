import type { TableRow } from '@backoffice/spreadsheet';
import { checkRow, type CheckedRow, type RowRules } from './check-row';

/** A page that works for longer than 50 ms at once feels stuck. */
const SLICE_MS = 12;

const pageHasItsTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Checks rows a slice at a time, so that the page stays responsive with ten thousand of them.
 *
 * @throws the signal's reason when it is aborted
 */
export async function checkRows(
  rows: readonly TableRow[],
  rules: RowRules,
  signal: AbortSignal,
): Promise<CheckedRow[]> {
  const checked: CheckedRow[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const row of rows) {
    if (performance.now() > sliceEnd) {
      await pageHasItsTurn();
      signal.throwIfAborted();
      sliceEnd = performance.now() + SLICE_MS;
    }
    checked.push(await checkRow(row, rules));
  }
  return checked;
}
