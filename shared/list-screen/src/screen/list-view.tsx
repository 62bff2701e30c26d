import { type Order, ordersOf, type Permission } from '@backoffice/contract';
import { ArrowUploadIcon, makeStyles, type MenuItem, mergeClasses, tokens } from '@backoffice/ui';
import {
  type Column,
  DataTable,
  FilterBar,
  type FilterField,
  ListPage,
  Pagination,
  type RowGroups,
} from '@backoffice/ui/list';
import { type MouseEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useShownColumns } from '../extras/columns/use-shown-columns';
import type { AnyList, ListFrame, PanelSource } from '../extras/extra';
import { AddButton, ListCommands } from './list-buttons';
import { orderOf, type PageQuery, rowOpenIn, sortOf, VIEW } from '../declaration/address';
import { type ColumnOptions, columnsOf, declaredActions } from './columns';
import type { List, ListRow } from '../declaration/define-list';
import { barFields, barValue } from '../declaration/filters';
import { PANEL_WIDTH } from '../extras/panel/panel-width';
import { pressedRow } from '../extras/panel/pressed-row';
import { useColumnsBesidePanel } from '../extras/panel/use-columns-beside-panel';
import { listScreenMessages } from '../messages';
import { ExtrasIn, useExtras } from './extras';
import { type ListModel, useList } from './use-list';

const useListViewStyles = makeStyles({
  // Room for the checkboxes, which load late, so that nothing moves then.
  roomForBoxes: {
    '@media (min-width: 640px)': {
      '& thead th:first-child, & td:first-child': { paddingInlineStart: '32px' },
    },
  },
  // The first cell of a card holds its checkbox in position.
  boxes: { '@media (max-width: 639.98px)': { '& td:first-child': { position: 'relative' } } },
  // Room for the button of the view in the address.
  roomForView: { width: 'var(--ui-icon-button)' },
  // The result of a bulk edit and the pagination in one row.
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '& > :last-child': { flexGrow: 1 },
  },
  // Room for the panel of the row in the address.
  roomForPanel: {
    '@media (min-width: 1200px)': { paddingInlineEnd: `calc(${PANEL_WIDTH} + ${tokens.spacingHorizontalL})` },
  },
});

export interface ListViewProps<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
> extends ColumnOptions<T, NoInfer<Name>> {
  /** The result of `useList`, which a page may change. */
  model: ListModel<T, Q, Key, Name>;
  /** The choices of filters made by `servedFilter`. */
  choices?: Partial<Record<string, readonly { value: string; label: string }[]>>;
  /** Content before the buttons that every list has. */
  actions?: ReactNode;
  /** Further entries of the menu of the list. */
  menuItems?: readonly MenuItem[];
  /** Shows the rows of a group together, in the order in which the groups first occur. */
  groups?: RowGroups<T> | undefined;
  /** The panel of an open row; a stable object. */
  panel?: PanelSource<T>;
  /** Further dialogs of the page. */
  children?: ReactNode;
}

function grouped<T>(rows: readonly T[], { of }: RowGroups<T>): T[] {
  const groups = new Map<unknown, T[]>();
  for (const row of rows) groups.set(of(row), [...(groups.get(of(row)) ?? []), row]);
  return [...groups.values()].flat();
}

/** The screen of a declared list: filters, buttons, table, pagination and dialogs. */
export function ListView<T extends ListRow, Q extends PageQuery, Key extends string, Name extends string>({
  model,
  choices = {},
  actions,
  menuItems = [],
  groups,
  children,
  cells,
  hiddenColumns,
  rowActions,
  panel: source,
}: ListViewProps<T, Q, Key, Name>) {
  const { list, query, rows, total, state, outdated, failure, inWords, commands } = model;
  const { search, turnTo, reset, answer, complete } = model;
  const { messages, texts, form, imports, exports, sorts, filters } = list;
  const text = messages.useText();
  const styles = useListViewStyles();
  const container = useRef<HTMLDivElement>(null);
  const [startsBesidePanel] = useState(() => rowOpenIn(new URLSearchParams(location.search)) !== undefined);
  const { mayEdit } = model;
  const { extras, awaited, awaitRow } = useExtras({
    list: list as unknown as AnyList,
    mayEdit,
    source: source as PanelSource<ListRow> | undefined,
    isRowOpen: startsBesidePanel,
  });
  // Made here, so that the list is not rendered again when the browser has it.
  const [foot] = useState(() => document.createElement('div'));
  const holdFoot = useCallback((element: Element | null) => element?.prepend(foot), [foot]);
  const [viewsAnchor, openViews] = useState<Element | null>(null);
  const openRow = list.nameOf && awaitRow;
  // Until the panel's code is loaded, which then handles presses.
  const pressEarly = (event: MouseEvent) => {
    const onScreen = { container: container.current, rows: shownRows, pages: source?.pages };
    const row = pressedRow(event.nativeEvent, onScreen);
    if (row === undefined) return;
    event.preventDefault();
    awaitRow(row);
  };
  const columns = useMemo(
    () => columnsOf(list, text, commands, { cells, hiddenColumns, rowActions, openRow }),
    [list, text, commands, cells, hiddenColumns, rowActions, openRow],
  );
  const shownColumns = useShownColumns(list.name, columns);
  const fittingColumns = useColumnsBesidePanel(shownColumns);
  const columnsInTable = useMemo(
    () =>
      (extras ?? []).reduce(
        (cells, { inColumns }) => inColumns?.(cells) ?? cells,
        fittingColumns as unknown as Column<ListRow>[],
      ) as unknown as typeof shownColumns,
    [extras, fittingColumns],
  );
  const shownRows = groups ? grouped(rows, groups) : rows;
  const fields: FilterField[] = barFields(filters, query, choices, text);
  if (sorts) {
    const options = ordersOf(sorts.columns).map((value) => {
      const { key, direction } = sortOf(value);
      return { value, label: text(sorts[direction], { field: text(list.fields[key as Name].label) }) };
    });
    fields.push({ kind: 'select', name: 'sort', label: text(sorts.label), options });
  }
  const values = Object.fromEntries(fields.map(({ name }) => [name, barValue(query, name)]));
  const onSearch = (typed: Record<string, string>, options?: { replace: boolean }) => {
    // An order needs no conversion.
    const patch = fields.map(({ name }): [string, unknown] => [
      name,
      (filters[name]?.bar?.read ?? String)(typed[name]!),
    ]);
    search(Object.fromEntries(patch) as Partial<Q>, options);
  };
  const permission: Permission = `${list.screen}:edit`;
  const addButton = (label: Key, staysInReach?: boolean) => (
    <AddButton label={text(label)} onAdd={model.add} permission={permission} staysInReach={staysInReach} />
  );
  const { empty } = texts;
  const frame = {
    ...model,
    actionsOf: rowActions ?? declaredActions(list, text, commands),
    awaited,
    awaitRow,
    columns,
    container,
    fields,
    foot: total !== 0 ? foot : null,
    reload: () => search({}),
    rows: shownRows,
    shownColumns,
    source,
    total: total ?? 0,
    values,
    viewsAnchor,
    openViews,
  } as unknown as ListFrame;
  const buttons = (
    <>
      {!extras && new URLSearchParams(location.search).has(VIEW) && <div className={styles.roomForView} />}
      <ExtrasIn extras={extras} frame={frame} slot="buttons" />
      {actions}
      {form && addButton(form.add, true)}
      <ListCommands
        exports={
          exports && {
            list: list.name,
            fileName: exports.fileName,
            hasColumnChoice: true,
            onExport: async (request) =>
              (await import('../extras/exports/export-rows')).exportRows(
                list,
                query,
                rows,
                shownColumns,
                request,
              ),
            canPrepare: exports.canPrepare?.(query) ?? true,
            pageCount: rows.length,
            // Without a total there is nothing to export yet.
            total: total ?? 0,
          }
        }
        imports={
          imports && mayEdit
            ? {
                key: 'import',
                label: text(imports.label),
                icon: <ArrowUploadIcon />,
                load: list.loadImport,
                dialogProps: { list },
              }
            : undefined
        }
        repeatHint={extras && listScreenMessages.text('export.repeat')}
        more={[...(extras?.flatMap(({ command }) => command?.(frame) ?? []) ?? []), ...menuItems]}
      />
    </>
  );
  const sort = sorts && barValue(query, 'sort');
  const screen = (
    <div
      onClickCapture={openRow && !extras ? pressEarly : undefined}
      onFocus={model.warmForm}
      onPointerEnter={model.warmForm}
      ref={container}
    >
      <ListPage
        filters={
          <FilterBar
            actions={buttons}
            fields={fields}
            onReset={reset}
            onSearch={onSearch}
            onTotals={(totals) => void complete(totals).catch(console.error)}
            rowsAt={answer.dataUpdatedAt}
            startsTight={startsBesidePanel}
            tabs={list.tabs}
            values={values}
          />
        }
        pagination={
          total !== 0 && (
            <div className={styles.foot} ref={holdFoot}>
              <Pagination limit={query.limit} onChange={turnTo} page={query.page} total={total} />
            </div>
          )
        }
        table={
          <DataTable
            caption={text(texts.caption)}
            columns={columnsInTable}
            empty={{
              title: text(empty.title),
              body: text(empty.body),
              action: empty.action && addButton(empty.action),
            }}
            error={{ title: text(texts.failed), ...failure }}
            groups={groups}
            newRow={model.newRow}
            nothingFound={{ filters: inWords, onReset: reset }}
            outdated={outdated}
            onSort={(by) => search({ sort: orderOf(by) } as unknown as Partial<Q>)}
            rowKey={({ id }) => id}
            rows={shownRows}
            skeletonRows={query.limit}
            sort={sort === undefined ? undefined : sortOf(sort as Order<string>)}
            state={state}
          />
        }
      />
      <ExtrasIn extras={extras} frame={frame} slot="table" />
      {model.dialogs}
      {children}
    </div>
  );
  const hasBoxes = list.bulk && mayEdit;
  const room = mergeClasses(
    hasBoxes && styles.boxes,
    hasBoxes && fittingColumns[0]?.align !== 'end' && styles.roomForBoxes,
    !extras && startsBesidePanel && styles.roomForPanel,
  );
  // An outer element, because the classes of the inner one are set by the panel.
  return <div className={room}>{screen}</div>;
}

/** A list that consists of its declaration only. */
export function DeclaredList<
  T extends ListRow,
  Q extends PageQuery,
  Key extends string,
  Name extends string,
>({ list }: { list: List<T, Q, Key, Name> }) {
  return <ListView model={useList(list)} />;
}
