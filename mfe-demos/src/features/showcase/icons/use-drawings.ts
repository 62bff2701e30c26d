import { useCallback, useRef, useState } from 'react';

export type Drawing = readonly string[] | string;

type Loaded = ReadonlyMap<number, readonly Drawing[] | 'failed'>;

/** Drawings by group, as far as they were asked for. */
export function useDrawings() {
  const [loaded, setLoaded] = useState<Loaded>(new Map());
  const asked = useRef(new Set<number>());

  const load = useCallback((group: number) => {
    if (asked.current.has(group)) return;
    asked.current.add(group);
    const set = (result: readonly Drawing[] | 'failed') =>
      setLoaded((before) => new Map(before).set(group, result));
    void import('virtual:fluent-icons')
      .then(({ loadDrawings }) => loadDrawings[group]!())
      .then(
        ({ drawings }) => set(drawings),
        () => set('failed'),
      );
  }, []);

  const failed = [...loaded].flatMap(([group, result]) => (result === 'failed' ? [group] : []));
  const retry = () => {
    for (const group of failed) {
      asked.current.delete(group);
      load(group);
    }
  };
  const drawingOf = ({ group, at }: { group: number; at: number }) => {
    const result = loaded.get(group);
    return result === 'failed' ? undefined : result?.[at];
  };
  return { drawingOf, load, hasFailed: failed.length > 0, retry };
}
