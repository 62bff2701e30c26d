import type { FieldChange } from '@backoffice/contract';

type Row = Readonly<Record<string, FieldChange['from']>>;

/**
 * What differs between two states of a row, field by field.
 *
 * @param before null for a new row
 * @param after null for a deleted one
 */
export function fieldChanges(before: Row | null, after: Row | null): FieldChange[] {
  return Object.keys(after ?? before ?? {})
    .map((field) => ({ field, from: before?.[field] ?? null, to: after?.[field] ?? null }))
    .filter(({ from, to }) => from !== to);
}
