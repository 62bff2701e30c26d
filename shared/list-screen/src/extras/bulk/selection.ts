import type { SeenRow } from '@backoffice/contract/bulk';
import { useSyncExternalStore } from 'react';

/** A row that can be selected, with the version that the user has seen. */
export type SelectableRow = SeenRow;

/** The selected rows: single ones by id, also from pages not on screen, or all that match the filters. */
export interface Selected {
  rows: ReadonlyMap<number, SelectableRow>;
  isAll: boolean;
}

const nothing: Selected = { rows: new Map(), isAll: false };

/** Creates the selection of one list. It is kept outside React's state, so that selecting a row renders no other row. */
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
     * Selects or deselects a row; with `isRange` also all rows between it and the previous one.
     * @param shown the rows on screen; where all matching rows were selected, only these stay selected
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

/** Returns true while the row is selected. */
export const useIsSelected = ({ subscribe, now }: Selection, id: number): boolean =>
  useSyncExternalStore(subscribe, () => now().isAll || now().rows.has(id));
