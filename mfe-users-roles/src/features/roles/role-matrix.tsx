import type { Role } from '@backoffice/contract';
import { useLanguage } from '@backoffice/i18n';
import { DataTable, type Column, type DataTableProps, type RowGroups } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { matrixRows, type MatrixRow } from './matrix-rows';
import { roleMessages } from './role-messages';
import { useRoleListStyles } from './role-list.styles';
import { levelOf, levelsOf } from './tree/levels';

const groups: RowGroups<MatrixRow> = { of: ({ group }) => group, heading: ({ group }) => group };

interface RoleMatrixProps extends Pick<DataTableProps<Role>, 'state' | 'error'> {
  roles: readonly Role[];
}

/** What each role may do on each page that any of them holds. */
export function RoleMatrix({ roles, state, error }: RoleMatrixProps) {
  const styles = useRoleListStyles();
  const text = roleMessages.useText();
  const language = useLanguage();
  const rows = useMemo(() => matrixRows(roles, language), [roles, language]);
  const columns = useMemo((): Column<MatrixRow>[] => {
    const texts = {
      none: text('roles.matrix.none'),
      view: text('roles.tree.view'),
      edit: text('roles.matrix.edit'),
    };
    return [
      { key: 'page', header: text('roles.tree.page'), width: 240, cell: ({ title }) => title },
      ...roles.map((role): Column<MatrixRow> => {
        const levels = levelsOf(role.routes);
        return {
          key: role.key,
          header: role.name,
          width: 150,
          cell({ path }) {
            const level = levelOf(levels, path);
            return <span className={level === 'none' ? styles.none : styles[level]}>{texts[level]}</span>;
          },
        };
      }),
    ];
  }, [roles, styles, text]);
  return (
    <DataTable
      caption={text('roles.matrix.caption')}
      columns={columns}
      error={error}
      groups={groups}
      rowKey={({ path }) => path}
      rows={rows}
      state={state}
    />
  );
}
