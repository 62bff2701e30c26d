import { useCallback, useMemo, useState } from 'react';
import { Checkbox } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { type SampleArticle, sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';

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

/** A check in each row. */
export function useSelectionColumn(
  selected: ReadonlySet<number>,
  onSelect: (id: number, isSelected: boolean) => void,
): Column<SampleArticle> {
  const text = documentsMessages.useText();
  return useMemo(
    () => ({
      key: 'selected',
      header: text('documents.selected.column'),
      width: 116,
      content: 'control',
      cell: ({ id, title }) => (
        <Checkbox
          aria-label={text('documents.selected.row', { title })}
          checked={selected.has(id)}
          onChange={(_event, { checked }) => onSelect(id, checked === true)}
        />
      ),
    }),
    [onSelect, selected, text],
  );
}
