import { memo } from 'react';
import type { StyledColumn } from './styled-columns';
import type { TableRoles } from './table-roles';

export interface TableRowProps<T> {
  row: T;
  columns: readonly StyledColumn<T>[];
  className: string;
  roles: TableRoles;
}

function Row<T>({ row, columns, className, roles }: TableRowProps<T>) {
  return (
    <tr className={className} {...roles.row}>
      {columns.map(({ key, header, cell, cellClass, content }) => (
        <td
          className={cellClass}
          data-header={header}
          data-tooltip-when-cut={content === 'control' ? undefined : ''}
          key={key}
          {...roles.cell}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Rendered again only when its row or the columns change. */
export const TableRow = memo(Row) as typeof Row;
