import { uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { ArticleTable, fileOfArticles } from '../features/documents/file/article-table';
import { FileNameField, SaveButton, useSaveFile } from '../features/documents/file/save-file';

const AT_FIRST = 'file';

/** The table as a text file in an archive. */
export function Page() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const [name, setName] = useState('');
  const chosen = name.trim() || AT_FIRST;
  const onExport = () =>
    save(`${chosen}.zip`, async () => {
      const [{ zipOfText }, file] = await Promise.all([
        import('../features/documents/zip/zip-of-text'),
        fileOfArticles(sampleArticles, text, { format: 'txt' }),
      ]);
      return zipOfText(chosen, file);
    });
  return (
    <DemoPage intro={text('documents.zip.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          <FileNameField atFirst={AT_FIRST} onChange={setName} value={name} />
          <SaveButton isBusy={isBusy} label={text('documents.zip.button')} onSave={onExport} />
        </Bar>
        <ArticleTable />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
