import type { User } from '@backoffice/contract';
import {
  AddButton,
  answerInTable,
  ExportButton,
  ListScreen,
  useListCache,
  useShownPage,
} from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { useQuery } from '@tanstack/react-query';
import { filteredBy, userFilterFields, userFiltersInWords, userFilterValues } from './user-filters';
import { firstUserPage, userListQuery } from './user-list-query';
import { userMessages } from './user-messages';
import { roleOptionsQuery, userKeys, userListOptions } from './users.queries';
import { useUserColumns } from './use-user-columns';
import { useUserCommands } from './use-user-commands';

export function UserList() {
  const text = userMessages.useText();
  const mayEdit = usePermission('users:edit');
  const cache = useListCache<User>(userKeys.lists);
  const shown = useShownPage({
    schema: userListQuery,
    defaults: firstUserPage,
    pageOptions: userListOptions,
    expire: cache.expire,
  });
  const { query, answer, search } = shown;
  const { data: roles = [] } = useQuery(roleOptionsQuery);
  const { commands, add, warm, dialogs } = useUserCommands(query, cache, mayEdit);
  const columns = useUserColumns(commands);

  const inWords = userFiltersInWords(query, text);
  const inTable = answerInTable(answer, inWords.length > 0);
  const { rows, total } = inTable;
  const addButton = (
    <AddButton label={text('users.action.add')} onAdd={add} onIntent={warm} permission="users:edit" />
  );

  return (
    <>
      <ListScreen
        actions={
          <>
            {addButton}
            <ExportButton
              fileName="user-list"
              onExport={async (request) => {
                const { exportUsers } = await import('./export-users');
                await exportUsers(query, rows, request);
              }}
              pageCount={rows.length}
              total={total}
            />
          </>
        }
        answer={inTable}
        caption={text('users.list.caption')}
        columns={columns}
        empty={{
          title: text('users.list.empty.title'),
          body: text('users.list.empty.body'),
          action: addButton,
        }}
        failedTitle={text('users.list.failed.title')}
        filters={{
          fields: userFilterFields(text, roles, query),
          values: userFilterValues(query),
          inWords,
          onSearch: (values) => search(filteredBy(values)),
        }}
        shown={shown}
      />
      {dialogs}
    </>
  );
}
