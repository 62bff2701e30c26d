import type { FieldChange, HistoryEntry, ListPage } from '@backoffice/contract';

/** How the pages of a history are asked for, the latest first. */
type ReadPage = (page: number) => Promise<ListPage<HistoryEntry>>;

/** An entry with more pages of later ones than this can't be set back to. */
export const MOST_LATER_PAGES = 10;

/**
 * What the entries of a row undo when they are taken back, field by field: from its value now to that before the first of them.
 *
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
 * Reads the entries after one. What is written meanwhile moves entries to later pages: one may be read twice, which undoes the same,
 * and none is left out but the newest, which the precondition of a change finds.
 *
 * @returns undefined where the entry is further back than can be set back to
 */
export async function readLater(read: ReadPage, entryId: number): Promise<HistoryEntry[] | undefined> {
  const later: HistoryEntry[] = [];
  for (let page = 1; page <= MOST_LATER_PAGES + 1; page++) {
    const { items } = await read(page);
    const at = items.findIndex(({ id }) => id <= entryId);
    if (at >= 0) return [...later, ...items.slice(0, at)];
    if (items.length === 0) return undefined;
    later.push(...items);
  }
  return undefined;
}
