import { formatNumber } from '@backoffice/i18n';
import type { TableRow } from '@backoffice/spreadsheet';
import { type Column, DataTable, Pagination } from '@backoffice/ui/list';
import { useMemo, useState } from 'react';
import { FileDrop } from '@backoffice/row-import/file-drop';
import { makeStyles, MessageBar, MessageBarBody, tokens, uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';
import {
  type UploadedTable,
  uploadFailureText,
  useUploadedTable,
} from '../features/documents/upload/uploaded-table';
import { DemoCard, DemoPage } from '../demo-page';

const useStyles = makeStyles({
  read: { marginBlock: tokens.spacingVerticalM, overflowWrap: 'anywhere' },
});

const FIRST = { page: 1, limit: 20 };
const WIDTH = 150;

/** What was read, page by page. */
export function UploadedRows({ name, table: { headers, rows } }: UploadedTable) {
  const styles = useStyles();
  const text = documentsMessages.useText();
  const [{ page, limit }, setShown] = useState(FIRST);
  const columns = useMemo(() => {
    const count = rows.reduce((most, { cells }) => Math.max(most, cells.length), headers.length);
    return Array.from({ length: count }, (_none, index): Column<TableRow> => {
      const isNumber = rows.every(({ cells }) => typeof (cells[index] ?? 0) === 'number');
      return {
        key: String(index),
        header: headers[index] || text('documents.upload.unnamed', { number: index + 1 }),
        width: WIDTH,
        align: isNumber ? 'end' : 'start',
        cell: ({ cells }) => String(cells[index] ?? ''),
      };
    });
  }, [headers, rows, text]);
  return (
    <>
      <p className={styles.read} role="status">
        {text('documents.upload.read', { name, rows: formatNumber(rows.length) })}
      </p>
      <DataTable
        caption={name}
        columns={columns}
        rowKey={({ number }) => number}
        rows={rows.slice((page - 1) * limit, page * limit)}
        state="rows"
      />
      <Pagination limit={limit} onChange={setShown} page={page} total={rows.length} />
    </>
  );
}

/** A spreadsheet file shown as a table; it never leaves the browser. */
export function Page() {
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

export const messages = [documentsMessages, uiMessages];
