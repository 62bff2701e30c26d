import type { Role, RouteNode } from '@backoffice/contract';
import { type Language, useLanguage } from '@backoffice/i18n';
import { makeStyles, tokens } from '@backoffice/ui';
import { type Column, DataTable, type DataTableProps, type RowGroups } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { pageTree, titleOf, type TreeNode } from './tree/page-tree';
import { roleMessages } from './role-messages';
import { levelOf, levelsOf } from './tree/levels';

const useMatrixStyles = makeStyles({
  none: { color: tokens.colorNeutralForeground3 },
  view: {},
  edit: { fontWeight: tokens.fontWeightSemibold },
});

/** A page, with the titles of the groups around it. */
interface MatrixRow {
  path: string;
  title: string;
  group: string;
}

function rowsOf(tree: readonly TreeNode[], language: Language, groups: readonly string[]): MatrixRow[] {
  return tree.flatMap(({ path, node, children }) => {
    const title = titleOf(node.meta, language);
    if (children.length > 0) return rowsOf(children, language, [...groups, title]);
    return [{ path, title, group: groups.join(' / ') }];
  });
}

/** Returns the pages of all roles by group, in the order of the role with the most pages. */
function matrixRows(roles: readonly Role[], language: Language): MatrixRow[] {
  const size = (nodes: readonly RouteNode[]): number =>
    nodes.reduce((sum, { children = [] }) => sum + 1 + size(children), 0);
  const bySize = [...roles].sort((one, other) => size(other.routes) - size(one.routes));
  const rows = new Map<string, MatrixRow>();
  for (const { routes } of bySize)
    for (const row of rowsOf(pageTree(routes), language, []))
      if (!rows.has(row.path)) rows.set(row.path, row);
  const order = [...new Set([...rows.values()].map(({ group }) => group))];
  return order.flatMap((group) => [...rows.values()].filter((row) => row.group === group));
}

const groups: RowGroups<MatrixRow> = { of: ({ group }) => group, heading: ({ group }) => group };

interface RoleMatrixProps extends Pick<DataTableProps<Role>, 'state' | 'error'> {
  roles: readonly Role[];
}

/** A matrix of the permissions of each role on each page. */
export function RoleMatrix({ roles, state, error }: RoleMatrixProps) {
  const styles = useMatrixStyles();
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
      { key: 'page', header: text('roles.tree.page'), width: 240, isTitle: true, cell: ({ title }) => title },
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
