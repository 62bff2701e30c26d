import { ApiError } from '@backoffice/api-client';
import { scrollToTop } from '@backoffice/data';
import { usePermission } from '@backoffice/session';
import { ArrowDownloadIcon, Button, useControlSize } from '@backoffice/ui';
import { DataTable, FilterBar, ListPage, Pagination, type DataTableState } from '@backoffice/ui/list';
import { useMemo, useState } from 'react';
import { messages } from '../../messages';
import { MerchantAddButton } from './merchant-add-button';
import type { MerchantCommands } from './merchant-commands';
import { MerchantExportDialog } from './merchant-export-dialog';
import {
  filteredBy,
  merchantFilterFields,
  merchantFiltersInWords,
  merchantFilterValues,
} from './merchant-filters';
import { merchantListQuery } from './merchant-list-query';
import { merchantNotices } from './merchant-notices';
import { useMerchantCache } from './use-merchant-cache';
import { useMerchantColumns } from './use-merchant-columns';
import { useMerchantForm } from './use-merchant-form';
import { useRoleOptionsPrefetch } from './use-role-options-prefetch';
import { useShownMerchants } from './use-shown-merchants';
import { useStatusSwitch } from './use-status-switch';

const { limit: limitRule } = merchantListQuery.shape;

export function MerchantList() {
  const text = messages.useText();
  const size = useControlSize();
  const mayEdit = usePermission('merchants:edit');
  const { query, answer, search, show, reset } = useShownMerchants();
  const cache = useMerchantCache();
  const switchStatus = useStatusSwitch();
  const { open, warm, dialog } = useMerchantForm(query, mayEdit);
  const [isExporting, setIsExporting] = useState(false);
  useRoleOptionsPrefetch();

  const commands = useMemo((): MerchantCommands | null => {
    if (!mayEdit) return null;
    return {
      edit: (merchant) => void open(merchant),
      switchStatus: (merchant, status) => void switchStatus(merchant, status),
      remove(merchant) {
        cache.remove(merchant);
        merchantNotices.succeeded('merchants.notice.deleted');
      },
    };
  }, [mayEdit, open, switchStatus, cache]);
  const columns = useMerchantColumns(commands);

  const { data, error, isFetching, refetch } = answer;
  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const filters = merchantFiltersInWords(query, text);
  const addButton = <MerchantAddButton onAdd={() => void open()} onIntent={warm} />;
  const stateOfAnswer = (): DataTableState => {
    if (isFetching) return 'loading';
    if (error) return 'error';
    if (total > 0) return 'rows';
    return filters.length > 0 ? 'nothing-found' : 'empty';
  };

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
                  size={size}
                >
                  {text('merchants.action.export')}
                </Button>
              </>
            }
            fields={merchantFilterFields(text)}
            onReset={reset}
            onSearch={(values) => search(filteredBy(values))}
            values={merchantFilterValues(query)}
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
            caption={text('merchants.list.caption')}
            columns={columns}
            empty={{
              title: text('merchants.list.empty.title'),
              body: text('merchants.list.empty.body'),
              action: addButton,
            }}
            error={{
              title: text('merchants.list.failed.title'),
              // Where no server spoke, the notice says why, in the user's language.
              body: error instanceof ApiError && error.kind === 'refused' ? error.message : undefined,
              requestId: error instanceof ApiError ? error.requestId : undefined,
              onRetry: () => void refetch(),
            }}
            nothingFound={{ filters, onReset: reset }}
            onSort={({ direction }) => search({ sort: direction === 'ascending' ? '+id' : '-id' })}
            rowKey={({ id }) => id}
            rows={rows}
            skeletonRows={query.limit}
            sort={{ key: 'id', direction: query.sort === '+id' ? 'ascending' : 'descending' }}
            state={stateOfAnswer()}
          />
        }
      />
      {dialog}
      {isExporting && (
        <MerchantExportDialog onClose={() => setIsExporting(false)} query={query} rows={rows} total={total} />
      )}
    </>
  );
}
