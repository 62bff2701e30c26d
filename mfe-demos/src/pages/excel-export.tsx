import { Field, Radio, RadioGroup, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { ArticleTable, fileOfArticles } from '../features/documents/file/article-table';
import { FileNameField, SaveButton, useSaveFile } from '../features/documents/file/save-file';

const formats = ['xlsx', 'csv', 'txt'] as const;
const AT_FIRST = 'excel-list';

/** The whole table as a file of a chosen name and format. */
export function Page() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const [name, setName] = useState('');
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const onExport = () =>
    save(`${name.trim() || AT_FIRST}.${format}`, () => fileOfArticles(sampleArticles, text, { format }));
  return (
    <DemoPage intro={text('documents.export.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          <FileNameField atFirst={AT_FIRST} onChange={setName} value={name} />
          <Field label={text('documents.file.format')}>
            <RadioGroup
              layout="horizontal"
              onChange={(_event, { value }) => setFormat(formats.find((known) => known === value) ?? 'xlsx')}
              value={format}
            >
              {formats.map((known) => (
                <Radio key={known} label={known} value={known} />
              ))}
            </RadioGroup>
          </Field>
          <SaveButton isBusy={isBusy} label={text('documents.export.button')} onSave={onExport} />
        </Bar>
        <ArticleTable />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
