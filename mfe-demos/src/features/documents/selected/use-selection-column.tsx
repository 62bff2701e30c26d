import { Checkbox } from '@backoffice/ui';
import type { Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import type { SampleArticle } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';

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
