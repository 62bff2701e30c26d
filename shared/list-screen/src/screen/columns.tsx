import { formatNumber, type GetText } from '@backoffice/i18n';
import { DocumentSearchIcon, StatusBadge, uiMessages } from '@backoffice/ui';
import { CellLink, RowActions, type Column, type RowAction } from '@backoffice/ui/list';
import type { ReactNode } from 'react';
import type { List, ListRow } from '../declaration/define-list';
import type { RowCommands, RowField } from '../declaration/row-field';
import type { PageQuery } from '../declaration/address';
import { formatAmount, Moment } from '../shown-values';

type StatusName = Parameters<typeof StatusBadge>[0]['status'];

/** Changes that a page makes to the declared columns. */
export interface ColumnOptions<T, Name extends string> {
  /** Renders cells that need more than their row; a stable object. */
  cells?: Partial<Record<Name, (row: T) => ReactNode>>;
  /** Columns that are not shown. */
  hiddenColumns?: readonly Name[];
  /** Replaces the declared actions; a stable function. */
  rowActions?: (row: T) => RowAction[];
  /** Opens the panel of a row, if there is one; a stable function. */
  openRow?: ((id: number) => void) | undefined;
}

function cellOf<T extends ListRow, Key extends string>(
  name: string,
  { choices, column }: RowField<T, Key>,
  text: GetText<Key>,
  commandsOf: (row: T) => RowCommands<T>,
): (row: T) => ReactNode {
  const { as, cell } = column!;
  if (cell) return (row) => cell(row, text, commandsOf(row));
  const valueOf = (row: T) => (row as Record<string, unknown>)[name];
  switch (as) {
    case 'name':
      return (row) => {
        const { change } = commandsOf(row);
        const value = valueOf(row) as string;
        return change ? <CellLink onClick={() => change.edit(row)}>{value}</CellLink> : value;
      };
    case 'number':
      return (row) => formatNumber(valueOf(row) as number);
    case 'amount':
      return (row) => formatAmount(valueOf(row) as string);
    case 'time':
      return (row) => {
        const at = valueOf(row) as string | null | undefined;
        return at && <Moment at={at} />;
      };
    case 'status':
      return (row) => {
        const status = valueOf(row) as StatusName;
        return <StatusBadge label={text(choices![status]!)} status={status} />;
      };
    default:
      return (row) => valueOf(row) as ReactNode;
  }
}

/** Returns the declared actions of a row; those of a locked row change nothing. */
export function declaredActions<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>({ actions, isLocked }: List<T, Q, Key, Name>, text: GetText<Key>, commands: RowCommands<T>) {
  const lookingOnly = { ...commands, change: null };
  return (row: T): RowAction[] => actions?.of?.(row, isLocked?.(row) ? lookingOnly : commands, text) ?? [];
}

function detailsAction(id: number, openRow: (id: number) => void): RowAction {
  const label = uiMessages.text('ui.list.details');
  return { key: 'details', label, icon: <DocumentSearchIcon />, onAction: () => openRow(id) };
}

/** The columns of a list's table, in the order of its fields. */
export function columnsOf<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>(
  list: List<T, Q, Key, Name>,
  text: GetText<Key>,
  commands: RowCommands<T>,
  { cells = {}, hiddenColumns = [], rowActions, openRow }: ColumnOptions<T, Name>,
): Column<T>[] {
  const { actions, isLocked, sorts } = list;
  const lookingOnly = { ...commands, change: null };
  const commandsOf = (row: T) => (isLocked?.(row) ? lookingOnly : commands);
  const columns = (Object.entries(list.fields) as [Name, RowField<T, Key>][]).flatMap(
    ([name, field]): Column<T>[] => {
      const { label, help, column } = field;
      if (!column || hiddenColumns.includes(name)) return [];
      const { as, cell: _cell, ...layout } = column;
      return [
        {
          key: name,
          header: text(label),
          help: help && text(help),
          ...((as === 'number' || as === 'amount') && { align: 'end' }),
          ...(as === 'status' && { content: 'control', inCard: 'beside-title' }),
          ...(as === 'name' && { isTitle: true }),
          isTime: as === 'time',
          ...layout,
          sortable: sorts?.columns.includes(name),
          cell: cells[name] ?? cellOf(name, field, text, commandsOf),
        },
      ];
    },
  );
  if (!actions) return columns;
  const { header, width = 116 } = actions;
  const actionsOf = rowActions ?? declaredActions(list, text, commands);
  return [
    ...columns,
    {
      key: 'actions',
      header: text(header),
      width,
      content: 'control',
      pinned: 'end',
      cell: (row) => (
        <RowActions actions={[...actionsOf(row), ...(openRow ? [detailsAction(row.id, openRow)] : [])]} />
      ),
    },
  ];
}
