import type { SeenRow } from '@backoffice/contract/bulk';
import { useSyncExternalStore } from 'react';

/** A row that can be selected: as it was seen. */
export type SelectableRow = SeenRow;

/** What is selected: rows by their ids, also of pages that are not on screen, or all that the list is narrowed to. */
export interface Selected {
  rows: ReadonlyMap<number, SelectableRow>;
  isAll: boolean;
}

const nothing: Selected = { rows: new Map(), isAll: false };

/** The selection of one list on screen. Its rows are told apart from React's state, so that a tick renders no row again. */
export function createSelection() {
  let selected = nothing;
  let anchor: number | undefined;
  const listeners = new Set<() => void>();

  function set(rows: Iterable<SelectableRow>, isAll = false): void {
    selected = { rows: new Map([...rows].map((row) => [row.id, row])), isAll };
    for (const listener of listeners) listener();
  }

  return {
    now: () => selected,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /**
     * Selects a row, or no longer; with `isRange` all up to the one before.
     *
     * @param shown the rows on screen, which alone stay selected where all that match were
     */
    toggle(row: SelectableRow, shown: readonly SelectableRow[], isRange: boolean) {
      const next = new Map(selected.isAll ? shown.map((each) => [each.id, each] as const) : selected.rows);
      const isOn = !next.has(row.id);
      const ends = [row.id, isRange ? anchor : undefined].map((id) =>
        shown.findIndex((each) => each.id === id),
      );
      const [from, to] = ends.includes(-1) ? [ends[0]!, ends[0]!] : [Math.min(...ends), Math.max(...ends)];
      for (const each of shown.slice(from, to + 1)) {
        if (isOn) next.set(each.id, each);
        else next.delete(each.id);
      }
      anchor = row.id;
      set(next.values());
    },
  };
}
export type Selection = ReturnType<typeof createSelection>;

export const useSelected = ({ subscribe, now }: Selection): Selected => useSyncExternalStore(subscribe, now);

/** Whether one row is selected. */
export const useIsSelected = ({ subscribe, now }: Selection, id: number): boolean =>
  useSyncExternalStore(subscribe, () => now().isAll || now().rows.has(id));
