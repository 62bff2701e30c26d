import { uiMessages } from '@backoffice/ui';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { ArticleTable, fileOfArticles } from '../features/documents/file/article-table';
import { SaveButton, useFileName, useSaveFile } from '../features/documents/file/save-file';

/** Demonstrates downloading a table as a text file in an archive. */
export function Page() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const { name, field } = useFileName('file');
  const onExport = () =>
    save(`${name}.zip`, async () => {
      const [{ zipOfText }, file] = await Promise.all([
        import('../features/documents/zip/zip-of-text'),
        fileOfArticles(sampleArticles, { format: 'txt' }),
      ]);
      return zipOfText(name, file);
    });
  return (
    <DemoPage intro={text('documents.zip.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          {field}
          <SaveButton isBusy={isBusy} label={text('documents.zip.button')} onSave={onExport} />
        </Bar>
        <ArticleTable />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
