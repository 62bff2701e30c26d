import { type ListSchema, useListState } from '@backoffice/data';
import { firstPage, pageFields, type PageQuery } from '@backoffice/list-screen';
import { uiMessages } from '@backoffice/ui';
import { DataTable, Pagination } from '@backoffice/ui/list';
import { DemoCard, DemoPage } from '../demo-page';
import { tablesMessages } from '../features/tables/tables-messages';
import { useEditColumns } from '../features/tables/edit/use-edit-columns';
import { useTitleEdits } from '../features/tables/edit/use-title-edits';

export const editTableQuery = { shape: pageFields } satisfies ListSchema<PageQuery>;

export const firstEditPage: PageQuery = { ...firstPage, limit: 10 };

/** Demonstrates editing titles in their rows: Ok saves the new one, Cancel restores the old one. */
export function Page() {
  const text = tablesMessages.useText();
  const { state, set } = useListState(editTableQuery, firstEditPage);
  const edits = useTitleEdits();
  const { frame, articles } = edits;
  const columns = useEditColumns(edits);
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
