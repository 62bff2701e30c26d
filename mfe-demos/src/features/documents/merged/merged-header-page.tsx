import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';
import { fileOfArticles } from '../file/file-of-articles';
import { SaveButton } from '../file/save-button';
import { useSaveFile } from '../file/use-save-file';
import { MergedTable } from './merged-table';

/** A workbook whose header has two rows, with cells merged. */
export function MergedHeaderPage() {
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
