import { uiMessages } from '@backoffice/ui';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { fileOfArticles } from '../features/documents/file/article-file';
import { SaveButton, useSaveFile } from '../features/documents/file/save-file';
import { MergedTable } from '../features/documents/merged/merged-table';

/** A workbook whose header has two rows, with cells merged. */
export function Page() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const onExport = () =>
    save('merge-header.xlsx', () => fileOfArticles(sampleArticles, text, { format: 'xlsx', isMerged: true }));
  return (
    <DemoPage intro={text('documents.merged.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          <SaveButton isBusy={isBusy} label={text('documents.export.button')} onSave={onExport} />
        </Bar>
        <MergedTable />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
