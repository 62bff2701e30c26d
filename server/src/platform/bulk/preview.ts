import type { BulkOutcomeRows, BulkPreview } from '@backoffice/contract/bulk';
import { BULK_NAMED, type BulkCommand, type BulkOutcome } from '@backoffice/contract/bulk-values';
import { hasAll, type SelectedRow, targetOf } from './bulk-area';

/** Predicts the outcome of each row, in the order of the changes. */
export function previewOf(rows: readonly SelectedRow[], command: BulkCommand): Omit<BulkPreview, 'id'> {
  const outcomes = new Map<BulkOutcome, BulkOutcomeRows>();
  /** The remaining active rows by group, when one of them must stay active. */
  const left = new Map<number, number>();
  let bounded = 0;

  function outcomeOf(
    { isMissing, isStale, fields, among }: SelectedRow,
    target: SelectedRow['fields'],
  ): BulkOutcome {
    if (isMissing) return 'missing';
    if (isStale) return 'stale';
    if (hasAll(fields, target)) return 'same';
    if (!among || target.status !== 'inactive') return 'change';
    const active = left.get(among.id) ?? among.active;
    if (active === 1) return 'last-active';
    left.set(among.id, active - 1);
    return 'change';
  }

  for (const row of rows) {
    const { id, name, fields } = row;
    const { target, isBounded } = targetOf(command, fields);
    const outcome = outcomeOf(row, target);
    if (isBounded && outcome === 'change') bounded += 1;
    const [[field, to]] = Object.entries(target) as [[string, string | number]];
    const rowsOfOutcome = outcomes.get(outcome) ?? { outcome, count: 0, first: [] };
    if (rowsOfOutcome.count < BULK_NAMED)
      rowsOfOutcome.first.push({ id, name, from: fields[field] ?? null, to });
    outcomes.set(outcome, { ...rowsOfOutcome, count: rowsOfOutcome.count + 1 });
  }
  return { total: rows.length, outcomes: [...outcomes.values()], bounded };
}
