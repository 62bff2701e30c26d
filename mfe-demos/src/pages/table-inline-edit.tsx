import { type ListSchema, useListState } from '@backoffice/data';
import { firstPage, pageFields, type PageQuery } from '@backoffice/list-screen';
import { uiMessages } from '@backoffice/ui';
import { DataTable, Pagination } from '@backoffice/ui/list';
import { useLayoutEffect, useRef } from 'react';
import { DemoCard, DemoPage } from '../demo-page';
import { tablesMessages } from '../features/tables/tables-messages';
import { useEditColumns } from '../features/tables/edit/use-edit-columns';
import { useTitleEdits } from '../features/tables/edit/use-title-edits';

export const editTableQuery = { shape: pageFields } satisfies ListSchema<PageQuery>;

export const firstEditPage: PageQuery = { ...firstPage, limit: 10 };

/** Titles edited in their rows: Ok keeps the new one, cancel restores what was there. */
export function Page() {
  const text = tablesMessages.useText();
  const { state, set } = useListState(editTableQuery, firstEditPage);
  const { articles, drafts, type, edit, keep, restore } = useTitleEdits();
  const frame = useRef<HTMLDivElement>(null);
  const closed = useRef<number>(null);

  useLayoutEffect(() => {
    if (closed.current === null) return;
    frame.current?.querySelector<HTMLElement>(`[data-edit="${closed.current}"]`)?.focus();
    closed.current = null;
  }, [drafts]);

  const columns = useEditColumns({
    drafts,
    onEdit: edit,
    onType: type,
    onOk: (id) => {
      if (keep(id)) closed.current = id;
    },
    onCancel: (id) => {
      closed.current = id;
      restore(id);
    },
  });
  const first = (state.page - 1) * state.limit;
  return (
    <DemoPage intro={text('tables.edit.local')}>
      <DemoCard title={text('tables.edit.caption')}>
        <div ref={frame}>
          <DataTable
            caption={text('tables.edit.caption')}
            columns={columns}
            rowKey={({ id }) => id}
            rows={articles.slice(first, first + state.limit)}
            state="rows"
          />
          <Pagination
            limit={state.limit}
            onChange={(to) => set(to as typeof state)}
            page={state.page}
            total={articles.length}
          />
        </div>
      </DemoCard>
    </DemoPage>
  );
}

export const messages = [tablesMessages, uiMessages];
