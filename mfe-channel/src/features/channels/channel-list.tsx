import type { Channel } from '@backoffice/contract';
import { scrollToTop } from '@backoffice/data';
import { answerInTable, useShownPage } from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { DataTable, FilterBar, ListPage, Pagination, type RowGroups } from '@backoffice/ui/list';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messages } from '../../messages';
import { ChannelExportDialog } from './channel-export-dialog';
import {
  channelFilterFields,
  channelFiltersInWords,
  channelFilterValues,
  filteredBy,
} from './channel-filters';
import { ChannelListActions } from './channel-list-actions';
import { ChannelAddButton } from './channel-add-button';
import { channelListQuery, firstChannelPage } from './channel-list-query';
import { channelListOptions, channelOptionsQuery } from './channels.queries';
import { MerchantGroup } from './merchant-group';
import { byMerchant } from './shares/by-merchant';
import { sharesOnPage } from './shares/shares-on-page';
import { useChannelCache } from './use-channel-cache';
import { useChannelColumns } from './use-channel-columns';
import { useChannelCommands } from './use-channel-commands';

const { limit: limitRule } = channelListQuery.shape;

const merchants: RowGroups<Channel> = {
  of: ({ merchantId }) => merchantId,
  heading: (channel) => <MerchantGroup channel={channel} />,
};

export function ChannelList() {
  const text = messages.useText();
  const mayEdit = usePermission('channels:edit');
  const cache = useChannelCache();
  const { query, answer, search, show, reset } = useShownPage({
    schema: channelListQuery,
    defaults: firstChannelPage,
    pageOptions: channelListOptions,
    expire: cache.expire,
  });
  const { data: known = [] } = useQuery(channelOptionsQuery);
  const { commands, add, warm, dialogs } = useChannelCommands(query, cache, mayEdit);
  const [isExporting, setIsExporting] = useState(false);

  const filters = channelFiltersInWords(query, text);
  const { rows, total, state, failure } = answerInTable(answer, filters.length > 0);
  const shares = useMemo(() => sharesOnPage(rows), [rows]);
  const columns = useChannelColumns(mayEdit ? commands : null, shares);
  const isGrouped = query.group === 'merchant';
  const addButton = <ChannelAddButton onAdd={add} onIntent={warm} />;

  return (
    <>
      <ListPage
        filters={
          <FilterBar
            actions={
              <ChannelListActions
                addButton={addButton}
                canExport={total > 0}
                isGrouped={isGrouped}
                onExport={() => setIsExporting(true)}
                onGroup={(grouped) =>
                  show({ page: query.page, group: grouped ? 'merchant' : undefined }, { replace: true })
                }
              />
            }
            fields={channelFilterFields(text, known, query)}
            onReset={reset}
            onSearch={(values) => search(filteredBy(values))}
            values={channelFilterValues(query)}
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
            caption={text('channels.list.caption')}
            columns={columns}
            empty={{
              title: text('channels.list.empty.title'),
              body: text('channels.list.empty.body'),
              action: addButton,
            }}
            error={{ title: text('channels.list.failed.title'), ...failure }}
            groups={isGrouped ? merchants : undefined}
            nothingFound={{ filters, onReset: reset }}
            onSort={({ direction }) => search({ sort: direction === 'ascending' ? '+id' : '-id' })}
            rowKey={({ id }) => id}
            rows={isGrouped ? byMerchant(rows).flat() : rows}
            skeletonRows={query.limit}
            sort={{ key: 'id', direction: query.sort === '+id' ? 'ascending' : 'descending' }}
            state={state}
          />
        }
      />
      {dialogs}
      {isExporting && (
        <ChannelExportDialog onClose={() => setIsExporting(false)} query={query} rows={rows} total={total} />
      )}
    </>
  );
}
