import type { Merchant, MerchantStatus } from '@backoffice/contract';
import { scrollToTop } from '@backoffice/data';
import {
  answerInTable,
  useLazyDialog,
  useListCache,
  useShownPage,
  useStatusSwitch,
} from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { ArrowDownloadIcon, Button, rowNotices, uiMessages } from '@backoffice/ui';
import { DataTable, FilterBar, ListPage, Pagination } from '@backoffice/ui/list';
import { useMemo, useState } from 'react';
import { messages } from '../../messages';
import { MerchantAddButton } from './merchant-add-button';
import type { MerchantCommands } from './merchant-commands';
import { MerchantExportDialog } from './merchant-export-dialog';
import { MerchantImportButton } from './merchant-import-button';
import {
  filteredBy,
  merchantFilterFields,
  merchantFiltersInWords,
  merchantFilterValues,
} from './merchant-filters';
import { firstMerchantPage, merchantListQuery } from './merchant-list-query';
import { merchantStatusCalls } from './merchant-status-calls';
import { merchantKeys, merchantListOptions } from './merchants.queries';
import { useMerchantColumns } from './use-merchant-columns';
import { useRoleOptionsPrefetch } from './use-role-options-prefetch';

const { limit: limitRule } = merchantListQuery.shape;

const loadForm = async () => (await import('./merchant-form-dialog')).MerchantFormDialog;
const loadHistory = async () => {
  const { MerchantHistoryDialog, messages: texts } = await import('./merchant-history-dialog');
  await texts.load();
  return MerchantHistoryDialog;
};
const sayNoForm = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));
const sayNoHistory = () => rowNotices.failed(uiMessages.text('ui.list.history.not-loaded'));

export function MerchantList() {
  const text = messages.useText();
  const mayEdit = usePermission('merchants:edit');
  const cache = useListCache<Merchant>(merchantKeys.lists);
  const { query, answer, search, show, reset } = useShownPage({
    schema: merchantListQuery,
    defaults: firstMerchantPage,
    pageOptions: merchantListOptions,
    expire: cache.expire,
  });
  const switchStatus = useStatusSwitch(cache, merchantStatusCalls);
  const { open, warm, dialog } = useLazyDialog(loadForm, { warmWhenIdle: mayEdit, onFailure: sayNoForm });
  const { open: showHistory, dialog: historyDialog } = useLazyDialog(loadHistory, {
    warmWhenIdle: false,
    onFailure: sayNoHistory,
  });
  const [isExporting, setIsExporting] = useState(false);
  useRoleOptionsPrefetch();

  const commands = useMemo((): MerchantCommands => {
    const change = {
      edit: (merchant: Merchant) => void open({ merchant, query }),
      switchStatus: (merchant: Merchant, status: MerchantStatus) => void switchStatus(merchant, status),
      remove(merchant: Merchant) {
        cache.hide(merchant);
        rowNotices.succeeded(messages.text('merchants.notice.deleted'));
      },
    };
    return {
      showHistory: (merchant) => void showHistory({ merchant }),
      change: mayEdit ? change : null,
    };
  }, [mayEdit, open, query, switchStatus, cache, showHistory]);
  const columns = useMerchantColumns(commands);

  const filters = merchantFiltersInWords(query, text);
  const { rows, total, state, failure } = answerInTable(answer, filters.length > 0);
  const addButton = <MerchantAddButton onAdd={() => void open({ query })} onIntent={warm} />;

  return (
    <>
      <ListPage
        filters={
          <FilterBar
            actions={
              <>
                {addButton}
                <MerchantImportButton />
                <Button
                  disabled={total === 0}
                  icon={<ArrowDownloadIcon />}
                  onClick={() => setIsExporting(true)}
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
            error={{ title: text('merchants.list.failed.title'), ...failure }}
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
      {dialog}
      {historyDialog}
      {isExporting && (
        <MerchantExportDialog onClose={() => setIsExporting(false)} query={query} rows={rows} total={total} />
      )}
    </>
  );
}
