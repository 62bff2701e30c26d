import { useCallback, useState } from 'react';
import { sampleArticles } from '../../../samples/sample-articles';

/** Which articles are chosen, by id. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const select = useCallback((id: number, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const selectAll = (isSelected: boolean) =>
    setSelected(new Set(isSelected ? sampleArticles.map(({ id }) => id) : []));
  return { selected, select, selectAll };
}
