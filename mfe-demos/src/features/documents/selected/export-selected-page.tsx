import { Checkbox, notify } from '@backoffice/ui';
import { useState } from 'react';
import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';
import { useDocumentsStyles } from '../documents.styles';
import { ArticleTable } from '../file/article-table';
import { FileNameField } from '../file/file-name-field';
import { fileOfArticles } from '../file/file-of-articles';
import { SaveButton } from '../file/save-button';
import { useSaveFile } from '../file/use-save-file';
import { useSelection } from './use-selection';
import { useSelectionColumn } from './use-selection-column';

const AT_FIRST = 'excel-list';

/** The rows that are chosen as a workbook. */
export function ExportSelectedPage() {
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
