import { useState } from 'react';
import { Bar } from '../../../frame/bar';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { sampleArticles } from '../../../samples/sample-articles';
import { documentsMessages } from '../documents-messages';
import { ArticleTable } from '../file/article-table';
import { FileNameField } from '../file/file-name-field';
import { fileOfArticles } from '../file/file-of-articles';
import { SaveButton } from '../file/save-button';
import { useSaveFile } from '../file/use-save-file';

const AT_FIRST = 'file';

/** The table as a text file in an archive. */
export function ZipPage() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const [name, setName] = useState('');
  const chosen = name.trim() || AT_FIRST;
  const onExport = () =>
    save(`${chosen}.zip`, async () => {
      const [{ zipOfText }, file] = await Promise.all([
        import('./zip-of-text'),
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
