import { memo } from 'react';
import type { CellClasses } from './cell-classes';
import type { Column } from './column';
import type { TableRoles } from './table-roles';

export interface TableRowProps<T> {
  row: T;
  columns: readonly Column<T>[];
  classes: CellClasses[];
  className: string;
  roles: TableRoles;
}

function Row<T>({ row, columns, classes, className, roles }: TableRowProps<T>) {
  return (
    <tr className={className} {...roles.row}>
      {columns.map(({ key, header, cell, content }, index) => (
        <td
          className={classes[index]!.cell}
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
