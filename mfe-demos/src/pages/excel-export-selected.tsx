import { Checkbox, notify, uiMessages } from '@backoffice/ui';
import { useCallback, useMemo, useState } from 'react';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { type SampleArticle, sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { useDocumentsStyles } from '../features/documents/documents.styles';
import { ArticleTable, fileOfArticles } from '../features/documents/file/article-table';
import { FileNameField, SaveButton, useSaveFile } from '../features/documents/file/save-file';
import type { Column } from '@backoffice/ui/list';

/** Which articles are chosen, by id. */
function useSelection() {
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
function useSelectionColumn(
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

const AT_FIRST = 'excel-list';

/** The rows that are chosen as a workbook. */
export function Page() {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const [name, setName] = useState('');
  const { selected, select, selectAll } = useSelection();
  const column = useSelectionColumn(selected, select);
  const isAll = selected.size === sampleArticles.length;

  const onExport = async () => {
    if (selected.size === 0) {
      notify.warning({ title: text('documents.selected.none') });
      return;
    }
    const rows = sampleArticles.filter(({ id }) => selected.has(id));
    await save(`${name.trim() || AT_FIRST}.xlsx`, () => fileOfArticles(rows, text, { format: 'xlsx' }));
    selectAll(false);
  };
  return (
    <DemoPage intro={text('documents.selected.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          <FileNameField atFirst={AT_FIRST} onChange={setName} value={name} />
          <SaveButton isBusy={isBusy} label={text('documents.selected.button')} onSave={onExport} />
          <Checkbox
            checked={isAll || (selected.size > 0 && 'mixed')}
            label={text('documents.selected.all')}
            onChange={() => selectAll(!isAll)}
          />
          <p className={styles.count} role="status">
            {text('documents.selected.count', { count: selected.size })}
          </p>
        </Bar>
        <ArticleTable first={column} />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
