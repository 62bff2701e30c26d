import type { ReactNode } from 'react';
import type { DataTableStyles } from './data-table.styles';
import type { TableRoles } from './table-roles';

interface GroupHeadingProps {
  span: number;
  styles: DataTableStyles;
  roles: TableRoles;
  children: ReactNode;
}

/** A row across the table that names the rows under it. */
export function GroupHeading({ span, styles, roles, children }: GroupHeadingProps) {
  return (
    <tr {...roles.row}>
      <th
        className={styles.group}
        colSpan={span}
        scope="colgroup"
        {...(roles.cell.role && { role: 'rowheader' })}
      >
        <div className={styles.groupText}>{children}</div>
      </th>
    </tr>
  );
}
