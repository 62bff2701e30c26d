import { formatDateTime } from '@backoffice/i18n';
import { RowLink } from '@backoffice/list-screen';
import { rehearsalOf } from '@backoffice/list-screen/rehearsal';
import { CopyButton, DeleteIcon, StatusBadge } from '@backoffice/ui';
import {
  CellLink,
  type Column,
  DataTable,
  FilterBar,
  type FilterField,
  KeyBox,
  ListPage,
  Pagination,
  RowActions,
} from '@backoffice/ui/list';
import type { ReactNode } from 'react';

const nothing = () => {};
const label = '–';
const columns: Column<number>[] = [
  { key: 'id', header: label, width: 90, align: 'end', sortable: true, cell: String },
  { key: 'name', header: label, width: 90, cell: () => <CellLink onClick={nothing}>{label}</CellLink> },
  { key: 'link', header: label, width: 90, cell: () => <RowLink to="/">{label}</RowLink> },
  { key: 'copy', header: label, width: 90, cell: () => <CopyButton label={label} value={label} /> },
  {
    key: 'key',
    header: label,
    width: 90,
    content: 'control',
    cell: () => <KeyBox label={label} value={label} />,
  },
  {
    key: 'status',
    header: label,
    width: 90,
    content: 'control',
    cell: () => <StatusBadge label={label} status="active" />,
  },
  {
    key: 'time',
    header: label,
    width: 90,
    isTime: true,
    cell: (row) => formatDateTime(new Date(row).toISOString()),
  },
  {
    key: 'actions',
    header: label,
    width: 90,
    content: 'control',
    pinned: 'end',
    cell: () => (
      <RowActions
        actions={['a', 'b', 'c'].map((key) => ({ key, label, icon: <DeleteIcon />, onAction: nothing }))}
      />
    ),
  },
];
const rows = [1, 2, 3, 4, 5];
const fields: FilterField[] = [
  { kind: 'search', name: 'search', label },
  { kind: 'text', name: 'text', label },
  { kind: 'select', name: 'select', label, options: [{ value: label, label }], clearable: true },
];
const values = { search: '', text: '', select: '' };

/**
 * What all lists are made of, to be rendered once, hidden, while the browser has nothing better to do: the first list that somebody opens
 * then meets styles that are in the page and code that has been run, which is a fifth of what it takes.
 *
 * @param end takes it away
 */
export const listRehearsal = (end: () => void): ReactNode =>
  rehearsalOf(
    <ListPage
      filters={<FilterBar fields={fields} onReset={nothing} onSearch={nothing} values={values} />}
      pagination={<Pagination limit={10} onChange={nothing} page={1} total={rows.length} />}
      table={
        <DataTable
          caption={label}
          columns={columns}
          rowKey={Number}
          rows={rows}
          state="rows"
          onSort={nothing}
        />
      }
    />,
    end,
  );
