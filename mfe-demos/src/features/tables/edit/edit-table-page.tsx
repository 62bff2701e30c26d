import { useListState } from '@backoffice/data';
import { DataTable, Pagination } from '@backoffice/ui/list';
import { useLayoutEffect, useRef } from 'react';
import { DemoCard } from '../../../frame/demo-card';
import { DemoPage } from '../../../frame/demo-page';
import { tablesMessages } from '../tables-messages';
import { editTableQuery, firstEditPage } from './edit-table-query';
import { useEditColumns } from './use-edit-columns';
import { useTitleEdits } from './use-title-edits';

/** Titles edited in their rows: Ok keeps the new one, cancel restores what was there. */
export function EditTablePage() {
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
