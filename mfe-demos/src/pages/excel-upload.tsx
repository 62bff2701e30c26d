import { formatNumber, useLanguage } from '@backoffice/i18n';
import {
  cellText,
  fileEndings,
  type ReadFailure,
  type ReadLimits,
  ReadRefusal,
  readTable,
  type Table,
  type TableRow,
} from '@backoffice/spreadsheet';
import { type Column, DataTable, Pagination } from '@backoffice/ui/list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FileDrop } from '@backoffice/row-import/file-drop';
import { makeStyles, MessageBar, MessageBarBody, tokens, uiMessages } from '@backoffice/ui';
import { documentsMessages } from '../features/documents/documents-messages';
import { DemoCard, DemoPage } from '../demo-page';

const MEGABYTE = 2 ** 20;

/** The limits of a file: under one megabyte. */
const uploadLimits: ReadLimits = {
  endings: fileEndings,
  maxBytes: MEGABYTE - 1,
  maxRows: 20_000,
  maxColumns: 50,
};

/** The reason why no table is shown: the reader's, or more than one file. */
type UploadFailure = ReadFailure | 'several';

const failureTexts = {
  several: 'documents.upload.one',
  'wrong-ending': 'documents.upload.ending',
  'too-large': 'documents.upload.large',
  empty: 'documents.upload.empty',
  'other-content': 'documents.upload.unreadable',
  damaged: 'documents.upload.unreadable',
  protected: 'documents.upload.unreadable',
  'unknown-encoding': 'documents.upload.unreadable',
  'unpacks-too-large': 'documents.upload.too-much',
  'too-many-rows': 'documents.upload.too-much',
  'too-many-columns': 'documents.upload.too-much',
  'too-slow': 'documents.upload.failed',
  'reader-failed': 'documents.upload.failed',
} as const satisfies Record<UploadFailure, Parameters<typeof documentsMessages.text>[0]>;

function uploadFailureText(failure: UploadFailure): string {
  const { maxRows, maxColumns } = uploadLimits;
  const limits = { rows: formatNumber(maxRows), columns: formatNumber(maxColumns) };
  return documentsMessages.text(failureTexts[failure], limits);
}

interface UploadedTable {
  /** The number of files read so far. */
  turn: number;
  name: string;
  table: Table;
}

/** Reads the user's file. A later file replaces an earlier one; a refused file keeps the shown table. */
function useUploadedTable() {
  const language = useLanguage();
  const [reading, setReading] = useState<string | null>(null);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [uploaded, setUploaded] = useState<UploadedTable | null>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const take = async (files: readonly File[]): Promise<void> => {
    const [file, ...others] = files;
    if (!file) return;
    const controller = new AbortController();
    latest.current?.abort();
    latest.current = controller;
    setReading(null);
    if (others.length > 0) {
      setFailure('several');
      return;
    }
    setFailure(null);
    setReading(file.name);
    try {
      const table = await readTable(file, uploadLimits, { language }, controller.signal);
      if (!controller.signal.aborted) {
        setUploaded((before) => ({ turn: (before?.turn ?? 0) + 1, name: file.name, table }));
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ReadRefusal)) console.error('The file could not be read.', error);
      setFailure(error instanceof ReadRefusal ? error.failure : 'reader-failed');
    }
    if (!controller.signal.aborted) setReading(null);
  };
  return { reading, failure, uploaded, take };
}

const useStyles = makeStyles({
  read: { marginBlock: tokens.spacingVerticalM, overflowWrap: 'anywhere' },
});

const FIRST = { page: 1, limit: 20 };
const WIDTH = 150;

/** The rows of the file with pagination. */
function UploadedRows({ name, table: { headers, rows } }: UploadedTable) {
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
        cell: ({ cells }) => cellText(cells[index]),
      };
    });
  }, [headers, rows, text]);
  return (
    <>
      <p className={styles.read} role="status">
        {text('documents.upload.read', { name, count: rows.length, rows: formatNumber(rows.length) })}
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

/** Demonstrates showing a spreadsheet file as a table, without uploading it. */
export function Page() {
  const text = documentsMessages.useText();
  const { reading, failure, uploaded, take } = useUploadedTable();
  return (
    <DemoPage intro={text('documents.upload.intro')}>
      <DemoCard title={text('documents.upload.label')}>
        {failure && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>{uploadFailureText(failure)}</MessageBarBody>
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
