import type { FieldChange, HistoryEntry } from '@backoffice/contract';
import type { ListRow } from '../../declaration/define-list';
import type { SetBackPlan } from '../../declaration/row-edit';
import type { AnyList } from '../extra';
import { wholeRow } from '../../changes/whole-row';
import { MAX_LATER_PAGES, readLater, undone } from './earlier-state';

export type AnyEdit = NonNullable<Awaited<ReturnType<NonNullable<AnyList['form']>['load']>>['edit']>;

/** The part of a row that its history uses. */
export type HistoryRow = ListRow & { updatedAt: string };

/**
 * Returns a test for fields that can be restored: those that the form saves and whose value the history stores, which excludes
 * keys.
 */
export function canBeSetBack({ fields }: Pick<AnyList, 'fields'>, edit: AnyEdit, row: ListRow) {
  const shown = edit.valuesOf(row);
  return ({ field, to }: FieldChange) =>
    Object.hasOwn(shown, field) && !fields[field]?.inHistory && to !== null;
}

/** Returns true if an entry has a button to restore its version. */
export function isOffered(
  { action, changes }: HistoryEntry,
  later: readonly HistoryEntry[],
  isSettable: (change: FieldChange) => boolean,
): boolean {
  return action !== 'delete' && changes.some(isSettable) && undone(later).some(isSettable);
}

/**
 * Reads a row and then the entries after the given one. A field whose current value differs between history and row is not
 * restored.
 * @returns the reason when there is no plan: the row is gone, or the entry too old
 */
export async function planSetBack(
  list: Pick<AnyList, 'name' | 'fields' | 'history' | 'reread'>,
  edit: AnyEdit,
  row: ListRow,
  entryId: number,
): Promise<SetBackPlan<HistoryRow> | 'gone' | 'too-far'> {
  const read = (await list.reread!(row)) as HistoryRow | undefined;
  if (!read) return 'gone';
  const now = await wholeRow(list.name, read);
  const later = await readLater((page) => list.history!(now.id, page, { quiet: true }), entryId);
  if (!later) return 'too-far';
  const values = edit.valuesOf(now);
  const isSettable = canBeSetBack(list, edit, now);
  const changes = undone(later);
  const isSure = (change: FieldChange) => isSettable(change) && values[change.field] === change.from;
  return {
    row: now,
    updatedAt: now.updatedAt,
    changes: changes.filter(isSure),
    kept: changes.filter((change) => !isSure(change)),
  };
}

/** Returns the pages to read for one page of the history: all before it contain the later entries. */
export const pagesWith = (page: number): number[] =>
  page > MAX_LATER_PAGES ? [page] : Array.from({ length: page }, (_, before) => before + 1);
