import { useSyncExternalStore } from 'react';
import type { RowFate } from './plan-rows';

/** Time for which a change is marked. */
const MARKED_MS = 8000;

/** Creates the marks of a list's changed rows. They are kept outside React's state, so that a mark renders no other row. */
export function createRowMarks() {
  let fates = new Map<number, RowFate>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  function set(next: Map<number, RowFate>): void {
    fates = next;
    for (const listener of listeners) listener();
  }
  const without = (id: number) => new Map([...fates].filter(([each]) => each !== id));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of: (id: number): RowFate | undefined => fates.get(id),
    any: (): boolean => fates.size > 0,
    add(more: ReadonlyMap<number, RowFate>): void {
      if (more.size === 0) return;
      set(new Map([...fates, ...more]));
      for (const [id, fate] of more) {
        clearTimeout(timers.get(id));
        if (fate === 'changed')
          timers.set(
            id,
            setTimeout(() => set(without(id)), MARKED_MS),
          );
      }
    },
    clear(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      if (fates.size > 0) set(new Map());
    },
  };
}
export type RowMarks = ReturnType<typeof createRowMarks>;

export const useHasRowMarks = ({ subscribe, any }: RowMarks): boolean => useSyncExternalStore(subscribe, any);

export const useRowMark = ({ subscribe, of }: RowMarks, id: number): RowFate | undefined =>
  useSyncExternalStore(subscribe, () => of(id));
