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

interface SortButtonProps {
  className: string;
  direction?: Sort['direction'];
  children: string;
  onClick: () => void;
}

function SortButton({ direction, ...rest }: SortButtonProps) {
  const { style } = (direction ? icons[direction] : ArrowSortIcon).useShape();
  return <button data-sorted={direction ?? ''} style={style} type="button" {...rest} />;
}

export function TableHead<T>({ columns, styles, roles, sort, onSort }: TableHeadProps<T>) {
  return (
    <thead className={styles.head} role={roles.group}>
      <tr role={roles.row}>
        {columns.map(({ key, header, headerClass, cellStyle, help, sortable }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          const next = direction === 'ascending' ? 'descending' : 'ascending';
          const className = mergeClasses(styles.headerButton, help && styles.explained);
          const button = sortable ? (
            <SortButton {...{ className, direction }} onClick={() => onSort?.({ key, direction: next })}>
              {header}
            </SortButton>
          ) : (
            <button className={className} type="button">
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
