import type { FieldChange, HistoryEntry, ListPage } from '@backoffice/contract';

/** Reads a page of a history, the latest entry first. */
type ReadPage = (page: number) => Promise<ListPage<HistoryEntry>>;

/** Maximum number of pages of later entries; a version before them cannot be restored. */
export const MAX_LATER_PAGES = 10;

/**
 * Returns the changes that undo the given entries of a row, field by field: from the current value to that before the first
 * entry.
 * @param later entries without a gap up to the newest, the latest first
 */
export function undone(later: readonly HistoryEntry[]): FieldChange[] {
  const changes = new Map<string, FieldChange>();
  for (const entry of later) {
    for (const { field, from, to } of entry.changes) {
      changes.set(field, { field, from: changes.has(field) ? changes.get(field)!.from : to, to: from });
    }
  }
  return [...changes.values()].filter(({ from, to }) => from !== to);
}

/**
 * Reads the entries after the given one. New entries during the read move others to later pages: an entry may be read twice,
 * which undoes the same; only the newest can be missed, and the precondition of the change detects that.
 * @returns undefined when the entry is too old to be restored
 */
export async function readLater(read: ReadPage, entryId: number): Promise<HistoryEntry[] | undefined> {
  const later: HistoryEntry[] = [];
  for (let page = 1; page <= MAX_LATER_PAGES + 1; page++) {
    const { items } = await read(page);
    const at = items.findIndex(({ id }) => id <= entryId);
    if (at >= 0) return [...later, ...items.slice(0, at)];
    if (items.length === 0) return undefined;
    later.push(...items);
  }
  return undefined;
}
