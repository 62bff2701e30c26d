import type { User } from '@backoffice/contract';
import { scrollToTop } from '@backoffice/data';
import { answerInTable, useListCache, useShownPage } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { ArrowDownloadIcon, Button } from '@backoffice/ui';
import { DataTable, FilterBar, ListPage, Pagination } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UserAddButton } from './user-add-button';
import { UserExportDialog } from './user-export-dialog';
import { filteredBy, userFilterFields, userFiltersInWords, userFilterValues } from './user-filters';
import { firstUserPage, userListQuery } from './user-list-query';
import { userMessages } from './user-messages';
import { roleOptionsQuery, userKeys, userListOptions } from './users.queries';
import { useUserColumns } from './use-user-columns';
import { useUserCommands } from './use-user-commands';

const { limit: limitRule } = userListQuery.shape;

export function UserList() {
  const text = userMessages.useText();
  const mayEdit = usePermission('users:edit');
  const cache = useListCache<User>(userKeys.lists);
  const { query, answer, search, show, reset } = useShownPage({
    schema: userListQuery,
    defaults: firstUserPage,
    pageOptions: userListOptions,
    expire: cache.expire,
  });
  const { data: roles = [] } = useQuery(roleOptionsQuery);
  const { commands, add, warm, dialogs } = useUserCommands(query, cache, mayEdit);
  const [isExporting, setIsExporting] = useState(false);
  const columns = useUserColumns(commands);

  const filters = userFiltersInWords(query, text);
  const { rows, total, state, failure } = answerInTable(answer, filters.length > 0);
  const addButton = <UserAddButton onAdd={add} onIntent={warm} />;

  return (
    <>
      <ListPage
        filters={
          <FilterBar
            actions={
              <>
                {addButton}
                <Button
                  disabled={total === 0}
                  icon={<ArrowDownloadIcon />}
                  onClick={() => setIsExporting(true)}
                >
                  {text('users.action.export')}
                </Button>
              </>
            }
            fields={userFilterFields(text, roles, query)}
            onReset={reset}
            onSearch={(values) => search(filteredBy(values))}
            values={userFilterValues(query)}
          />
        }
        pagination={
          total > 0 && (
            <Pagination
              limit={query.limit}
              onChange={({ page, limit }) => {
                show({ page, limit: limitRule.parse(limit) });
                scrollToTop();
              }}
              page={query.page}
              total={total}
            />
          )
        }
        table={
          <DataTable
            caption={text('users.list.caption')}
            columns={columns}
            empty={{
              title: text('users.list.empty.title'),
              body: text('users.list.empty.body'),
              action: addButton,
            }}
            error={{ title: text('users.list.failed.title'), ...failure }}
            nothingFound={{ filters, onReset: reset }}
            onSort={({ direction }) => search({ sort: direction === 'ascending' ? '+id' : '-id' })}
            rowKey={({ id }) => id}
            rows={rows}
            skeletonRows={query.limit}
            sort={{ key: 'id', direction: query.sort === '+id' ? 'ascending' : 'descending' }}
            state={state}
          />
        }
      />
      {dialogs}
      {isExporting && (
        <UserExportDialog onClose={() => setIsExporting(false)} query={query} rows={rows} total={total} />
      )}
    </>
  );
}
