import { FileDrop } from '@backoffice/row-import/file-drop';
import { MessageBar, MessageBarBody } from '@backoffice/ui';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { documentsMessages } from '../documents-messages';
import { uploadFailureText } from './upload-failure';
import { UploadedRows } from './uploaded-rows';
import { useUploadedTable } from './use-uploaded-table';

/** A spreadsheet file shown as a table; it never leaves the browser. */
export function UploadPage() {
  const text = documentsMessages.useText();
  const { reading, failure, uploaded, take } = useUploadedTable();
  return (
    <DemoPage intro={text('documents.upload.intro')}>
      <DemoCard title={text('documents.upload.label')}>
        {failure && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>{uploadFailureText(failure, text)}</MessageBarBody>
          </MessageBar>
        )}
        <FileDrop
          choose={text('documents.upload.choose')}
          hint={text('documents.upload.hint')}
          label={text('documents.upload.label')}
          onFiles={(files) => void take(files)}
          reading={reading && text('documents.upload.reading', { name: reading })}
        />
        {uploaded && <UploadedRows key={uploaded.turn} {...uploaded} />}
      </DemoCard>
    </DemoPage>
  );
}
