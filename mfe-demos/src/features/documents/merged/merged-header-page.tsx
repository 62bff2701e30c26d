import { ArrowDownloadIcon, Button } from '@backoffice/ui';
import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';
import { fileOfArticles } from '../file/file-of-articles';
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
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            icon={<ArrowDownloadIcon />}
            onClick={() => void onExport()}
          >
            {text('documents.export.button')}
          </Button>
        </Bar>
        <MergedTable />
      </DemoCard>
    </DemoPage>
  );
}
