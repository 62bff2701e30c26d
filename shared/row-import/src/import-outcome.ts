import type { CheckedRow } from './check-row';
import type { RowFate } from './row-fate';
import type { ImportText } from './messages';

/** All that can have happened to a row of the file. */
export type ImportOutcome = RowFate['kind'] | 'invalid';

export const outcomeTexts = {
  created: 'import.outcome.created',
  refused: 'import.outcome.refused',
  unknown: 'import.outcome.unknown',
  invalid: 'import.outcome.invalid',
  'not-sent': 'import.outcome.not-sent',
} as const satisfies Record<ImportOutcome, ImportText>;

export const countTexts = {
  created: 'import.result.created',
  refused: 'import.result.refused',
  unknown: 'import.result.unknown',
  invalid: 'import.result.invalid',
  'not-sent': 'import.result.not-sent',
} as const satisfies Record<ImportOutcome, ImportText>;

export function outcomeOf(row: CheckedRow, fates: ReadonlyMap<CheckedRow, RowFate>): ImportOutcome {
  return row.problems.length > 0 ? 'invalid' : (fates.get(row)?.kind ?? 'not-sent');
}
