import { formatNumber } from '@backoffice/i18n';
import type { TableRow } from '@backoffice/spreadsheet';
import { DataTable, Pagination, type Column } from '@backoffice/ui/list';
import { useMemo, useState } from 'react';
import { documentsMessages } from '../documents-messages';
import { useDocumentsStyles } from '../documents.styles';
import type { UploadedTable } from './use-uploaded-table';

const FIRST = { page: 1, limit: 20 };
const WIDTH = 150;

/** What was read, page by page. */
export function UploadedRows({ name, table: { headers, rows } }: UploadedTable) {
  const styles = useDocumentsStyles();
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
