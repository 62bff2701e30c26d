import { type Order, ordersOf, type Permission } from '@backoffice/contract';
import { makeStyles, mergeClasses, tokens } from '@backoffice/ui';
import {
  DataTable,
  FilterBar,
  type FilterField,
  ListPage,
  Pagination,
  type RowGroups,
} from '@backoffice/ui/list';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useShownColumns } from '../extras/columns/use-shown-columns';
import { AddButton, ListCommands } from './list-buttons';
import { orderOf, type PageQuery, rowOpenIn, sortOf } from '../declaration/address';
import { type ColumnOptions, columnsOf, declaredActions } from './columns';
import type { List, ListRow } from '../declaration/define-list';
import { barFields, barValue } from '../declaration/filters';
import type { PanelSource } from '../extras/panel/panel';
import { PANEL_WIDTH } from '../extras/panel/panel-width';
import { useLateParts } from './use-late-parts';
import { type ListModel, useList } from './use-list';

const useListViewStyles = makeStyles({
  // Room for the checkboxes, which load late, so that nothing moves then.
  roomForBoxes: {
    '@media (min-width: 640px)': {
      '& thead th:first-child, & td:first-child': { paddingInlineStart: '32px' },
    },
  },
  // Room for the menu of views, which is a short button on phones and beside a panel.
  roomForViews: { width: '96px', '@media (max-width: 639.98px)': { width: 'var(--ui-icon-button)' } },
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
  groups,
  children,
  cells,
  hiddenColumns,
  rowActions,
  panel: source,
}: ListViewProps<T, Q, Key, Name>) {
  const { list, query, rows, total, state, outdated, failure, inWords, commands } = model;
  const { search, turnTo, reset, answer } = model;
  const { messages, texts, form, imports, exports, sorts, filters } = list;
  const text = messages.useText();
  const styles = useListViewStyles();
  const container = useRef<HTMLDivElement>(null);
  const [startsBesidePanel] = useState(() => rowOpenIn(new URLSearchParams(location.search)) !== undefined);
  const { late, first, open, openRow } = useLateParts(list, model.mayEdit, source, startsBesidePanel);
  const columns = useMemo(
    () => columnsOf(list, text, commands, { cells, hiddenColumns, rowActions, openRow }),
    [list, text, commands, cells, hiddenColumns, rowActions, openRow],
  );
  const shownColumns = useShownColumns(list.name, columns);
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
    <AddButton
      label={text(label)}
      onAdd={model.add}
      onIntent={model.warmForm}
      permission={permission}
      staysInReach={staysInReach}
    />
  );
  const { empty } = texts;
  const buttons = (
    <>
      {late ? (
        <late.ViewsMenu list={list} query={query} />
      ) : (
        !startsBesidePanel && <div className={styles.roomForViews} />
      )}
      {actions}
      {form && addButton(form.add, true)}
      <ListCommands
        exports={
          exports && {
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
            total,
          }
        }
        imports={imports && { label: text(imports.label), load: list.loadImport, dialogProps: { list } }}
        more={late?.columnsCommand()}
        permission={permission}
      />
    </>
  );
  const sort = sorts && barValue(query, 'sort');
  const screen = (
    <div ref={container}>
      <ListPage
        filters={
          <FilterBar
            actions={buttons}
            fields={fields}
            onReset={reset}
            onSearch={onSearch}
            rowsAt={answer.dataUpdatedAt}
            startsTight={startsBesidePanel}
            tabs={list.tabs}
            values={values}
          />
        }
        pagination={
          total > 0 && <Pagination limit={query.limit} onChange={turnTo} page={query.page} total={total} />
        }
        table={
          <DataTable
            caption={text(texts.caption)}
            columns={late ? late.selectable(shownColumns) : shownColumns}
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
      {late && (
        <late.LateParts
          {...model}
          actionsOf={rowActions ?? declaredActions(list, text, commands)}
          reload={() => search({})}
          columns={columns}
          fields={fields}
          first={first}
          open={open}
          container={container}
          rows={shownRows}
          shownColumns={shownColumns}
          source={source}
          values={values}
        />
      )}
      {model.dialogs}
      {children}
    </div>
  );
  const hasBoxes = list.bulk && model.mayEdit && shownColumns[0]?.align !== 'end';
  const room = mergeClasses(
    hasBoxes && styles.roomForBoxes,
    !late && startsBesidePanel && styles.roomForPanel,
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
