import { useSyncExternalStore } from 'react';
import type { RowChangeKind } from './plan-rows';

/** Time for which a change is marked. */
const MARKED_MS = 8000;

/** Creates the marks of a list's changed rows. They are kept outside React's state, so that a mark renders no other row. */
export function createRowMarks() {
  let marks = new Map<number, RowChangeKind>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  function set(next: Map<number, RowChangeKind>): void {
    marks = next;
    for (const listener of listeners) listener();
  }
  const without = (id: number) => new Map([...marks].filter(([each]) => each !== id));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of: (id: number): RowChangeKind | undefined => marks.get(id),
    any: (): boolean => marks.size > 0,
    add(more: ReadonlyMap<number, RowChangeKind>): void {
      if (more.size === 0) return;
      set(new Map([...marks, ...more]));
      for (const [id, kind] of more) {
        clearTimeout(timers.get(id));
        if (kind === 'changed')
          timers.set(
            id,
            setTimeout(() => set(without(id)), MARKED_MS),
          );
      }
    },
    clear(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      if (marks.size > 0) set(new Map());
    },
  };
}
export type RowMarks = ReturnType<typeof createRowMarks>;

export const useHasRowMarks = ({ subscribe, any }: RowMarks): boolean => useSyncExternalStore(subscribe, any);

export const useRowMark = ({ subscribe, of }: RowMarks, id: number): RowChangeKind | undefined =>
  useSyncExternalStore(subscribe, () => of(id));
