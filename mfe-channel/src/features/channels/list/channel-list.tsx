import type { Channel } from '@backoffice/contract';
import { AddButton, answerInTable, ListScreen, useShownPage } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import type { RowGroups } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messages } from '../../../messages';
import { channelListQuery, firstChannelPage } from '../channel-list-query';
import { channelListOptions, channelOptionsQuery } from '../channels.queries';
import { byMerchant, sharesOnPage } from '../shares/shares';
import { useChannelCache } from '../use-channel-cache';
import {
  channelFilterFields,
  channelFiltersInWords,
  channelFilterValues,
  filteredBy,
} from './channel-filters';
import { ChannelListActions } from './channel-list-actions';
import { MerchantGroup } from './merchant-groups';
import { useChannelColumns } from './use-channel-columns';
import { useChannelCommands } from './use-channel-commands';

const merchants: RowGroups<Channel> = {
  of: ({ merchantId }) => merchantId,
  heading: (channel) => <MerchantGroup channel={channel} />,
};

export function ChannelList() {
  const text = messages.useText();
  const mayEdit = usePermission('channels:edit');
  const cache = useChannelCache();
  const shown = useShownPage({
    schema: channelListQuery,
    defaults: firstChannelPage,
    pageOptions: channelListOptions,
    expire: cache.expire,
  });
  const { query, answer, search, show } = shown;
  const { data: known = [] } = useQuery(channelOptionsQuery);
  const { commands, add, warm, dialogs } = useChannelCommands(query, cache, mayEdit);

  const inWords = channelFiltersInWords(query, text);
  const inTable = answerInTable(answer, inWords.length > 0);
  const { rows, total } = inTable;
  const shares = useMemo(() => sharesOnPage(rows), [rows]);
  const columns = useChannelColumns(commands, shares);
  const isGrouped = query.group === 'merchant';
  const addButton = (
    <AddButton label={text('channels.action.add')} onAdd={add} onIntent={warm} permission="channels:edit" />
  );

  return (
    <>
      <ListScreen
        actions={
          <ChannelListActions
            addButton={addButton}
            isGrouped={isGrouped}
            onGroup={(grouped) =>
              show({ page: query.page, group: grouped ? 'merchant' : undefined }, { replace: true })
            }
            query={query}
            rows={rows}
            total={total}
          />
        }
        answer={isGrouped ? { ...inTable, rows: byMerchant(rows).flat() } : inTable}
        caption={text('channels.list.caption')}
        columns={columns}
        empty={{
          title: text('channels.list.empty.title'),
          body: text('channels.list.empty.body'),
          action: addButton,
        }}
        failedTitle={text('channels.list.failed.title')}
        filters={{
          fields: channelFilterFields(text, known, query),
          values: channelFilterValues(query),
          inWords,
          onSearch: (values) => search(filteredBy(values)),
        }}
        groups={isGrouped ? merchants : undefined}
        shown={shown}
      />
      {dialogs}
    </>
  );
}
