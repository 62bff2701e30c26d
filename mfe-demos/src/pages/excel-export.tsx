import { Checkbox, Field, Radio, RadioGroup, uiMessages } from '@backoffice/ui';
import { useState } from 'react';
import { Bar, DemoCard, DemoPage } from '../demo-page';
import { sampleArticles } from '../samples/sample-articles';
import { documentsMessages } from '../features/documents/documents-messages';
import { ArticleTable, fileOfArticles } from '../features/documents/file/article-table';
import { SaveButton, useFileName, useSaveFile } from '../features/documents/file/save-file';

const formats = ['xlsx', 'csv', 'txt'] as const;

/** Demonstrates exporting a table with a chosen name and format. */
export function Page() {
  const text = documentsMessages.useText();
  const { isBusy, save } = useSaveFile();
  const { name, field } = useFileName('excel-list');
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [fitsColumns, setFitsColumns] = useState(true);
  const onExport = () =>
    save(`${name}.${format}`, () => fileOfArticles(sampleArticles, { format, fitsColumns }));
  return (
    <DemoPage intro={text('documents.export.intro')}>
      <DemoCard title={text('documents.table')}>
        <Bar>
          {field}
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
          <Checkbox
            checked={fitsColumns}
            disabled={format !== 'xlsx'}
            label={text('documents.file.fit')}
            onChange={(_event, { checked }) => setFitsColumns(checked === true)}
          />
          <SaveButton isBusy={isBusy} label={text('documents.export.button')} onSave={onExport} />
        </Bar>
        <ArticleTable />
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [documentsMessages, uiMessages];
