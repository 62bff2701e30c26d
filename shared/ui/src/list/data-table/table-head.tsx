import { mergeClasses } from '@fluentui/react-components';
import { Tooltip } from '../../base/layers/tooltip';
import { ArrowSortDownIcon, ArrowSortIcon, ArrowSortUpIcon } from '../../base/icons/page-icons';
import type { Sort, StyledColumn } from './column';
import type { DataTableStyles } from './data-table.styles';
import type { TableRoles } from './table-row';

export interface TableHeadProps<T> {
  columns: readonly StyledColumn<T>[];
  styles: DataTableStyles;
  roles: TableRoles;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

const icons = { ascending: ArrowSortUpIcon, descending: ArrowSortDownIcon };

export function TableHead<T>({ columns, styles, roles, sort, onSort }: TableHeadProps<T>) {
  return (
    <thead className={styles.head} role={roles.group}>
      <tr role={roles.row}>
        {columns.map(({ key, header, headerClass, cellStyle, help, sortable }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          const next = direction === 'ascending' ? 'descending' : 'ascending';
          const SortIcon = direction ? icons[direction] : ArrowSortIcon;
          const button = (
            <button
              className={mergeClasses(styles.headerButton, help && styles.explained)}
              data-sorted={sortable ? (direction ?? '') : undefined}
              onClick={sortable ? () => onSort?.({ key, direction: next }) : undefined}
              style={sortable ? SortIcon.shape() : undefined}
              type="button"
            >
              {header}
            </button>
          );
          return (
            <th
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              className={headerClass}
              data-tooltip-when-cut=""
              key={key}
              role={roles.header}
              scope="col"
              style={cellStyle}
            >
              {help ? (
                // Includes the header, which may be cut.
                <Tooltip content={`${header}\n${help}`} relationship="description">
                  {button}
                </Tooltip>
              ) : sortable ? (
                button
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
