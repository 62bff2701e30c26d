import { Checkbox, notify, uiMessages } from '@backoffice/ui';
import { useMemo, useState } from 'react';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { type SampleArticle, sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { useDocumentsStyles } from '../features/documents/documents.styles';
import { ArticleTable, fileOfArticles } from '../features/documents/file/article-table';
import { SaveButton, useFileName, useSaveFile } from '../features/documents/file/save-file';
import type { Column } from '@backoffice/ui/list';

/** Returns the ids of the selected articles, and the column of checkboxes. */
function useSelection() {
  const text = documentsMessages.useText();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const column = useMemo((): Column<SampleArticle> => {
    const select = (id: number, isSelected: boolean) => {
      const others = [...selected].filter((other) => other !== id);
      setSelected(new Set(isSelected ? [...others, id] : others));
    };
    return {
      key: 'selected',
      header: text('documents.selected.column'),
      width: 116,
      content: 'control',
      cell: ({ id, title }) => (
        <Checkbox
          aria-label={text('documents.selected.row', { title })}
          checked={selected.has(id)}
          onChange={(_event, { checked }) => select(id, checked === true)}
        />
      ),
    };
  }, [selected, text]);
  const selectAll = (isSelected: boolean) =>
    setSelected(new Set(isSelected ? sampleArticles.map(({ id }) => id) : []));
  return { selected, column, selectAll };
}

/** Demonstrates exporting the selected rows as a workbook. */
export function Page() {
  const styles = useDocumentsStyles();
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const { name, field } = useFileName('excel-list');
  const { selected, column, selectAll } = useSelection();
  const isAll = selected.size === sampleArticles.length;

  const onExport = async () => {
    if (selected.size === 0) {
      notify.warning({ title: text('documents.selected.none') });
      return;
    }
    const rows = sampleArticles.filter(({ id }) => selected.has(id));
    await save(`${name}.xlsx`, () => fileOfArticles(rows, { format: 'xlsx' }));
    selectAll(false);
  };
  return (
    <DemoPage intro={text('documents.selected.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          {field}
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
