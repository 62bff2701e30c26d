import type { Merchant, MerchantStatus } from '@backoffice/contract';
import {
  AddButton,
  answerInTable,
  ExportButton,
  ImportButton,
  ListScreen,
  useLazyDialog,
  useListCache,
  useShownPage,
  useStatusSwitch,
} from '@backoffice/list-screen';
import { usePermission } from '@backoffice/session';
import { rowNotices, uiMessages } from '@backoffice/ui';
import { useMemo } from 'react';
import { messages } from '../../messages';
import type { MerchantCommands } from './merchant-commands';
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

const loadForm = async () => (await import('./merchant-form-dialog')).MerchantFormDialog;
const loadHistory = async () => {
  const { MerchantHistoryDialog, messages: texts } = await import('./merchant-history-dialog');
  await texts.load();
  return MerchantHistoryDialog;
};
const loadImport = async () => {
  const { MerchantImportDialog, messages: texts } = await import('./merchant-import-dialog');
  await texts.load();
  return MerchantImportDialog;
};
const sayNoForm = () => rowNotices.failed(uiMessages.text('ui.form.not-loaded'));
const sayNoHistory = () => rowNotices.failed(uiMessages.text('ui.list.history.not-loaded'));

export function MerchantList() {
  const text = messages.useText();
  const mayEdit = usePermission('merchants:edit');
  const cache = useListCache<Merchant>(merchantKeys.lists);
  const shown = useShownPage({
    schema: merchantListQuery,
    defaults: firstMerchantPage,
    pageOptions: merchantListOptions,
    expire: cache.expire,
  });
  const { query, answer, search } = shown;
  const switchStatus = useStatusSwitch(cache, merchantStatusCalls);
  const { open, warm, dialog } = useLazyDialog(loadForm, { warmWhenUsed: mayEdit, onFailure: sayNoForm });
  const { open: showHistory, dialog: historyDialog } = useLazyDialog(loadHistory, {
    warmWhenUsed: false,
    onFailure: sayNoHistory,
  });
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

  const inWords = merchantFiltersInWords(query, text);
  const inTable = answerInTable(answer, inWords.length > 0);
  const { rows, total } = inTable;
  const addButton = (
    <AddButton
      label={text('merchants.action.add')}
      onAdd={() => void open({ query })}
      onIntent={warm}
      permission="merchants:edit"
    />
  );

  return (
    <>
      <ListScreen
        actions={
          <>
            {addButton}
            <ImportButton
              label={text('merchants.action.import')}
              load={loadImport}
              permission="merchants:edit"
            />
            <ExportButton
              fileName="user-list"
              onExport={async (request) => {
                const { exportMerchants } = await import('./export-merchants');
                await exportMerchants(query, rows, request);
              }}
              pageCount={rows.length}
              total={total}
            />
          </>
        }
        answer={inTable}
        caption={text('merchants.list.caption')}
        columns={columns}
        empty={{
          title: text('merchants.list.empty.title'),
          body: text('merchants.list.empty.body'),
          action: addButton,
        }}
        failedTitle={text('merchants.list.failed.title')}
        filters={{
          fields: merchantFilterFields(text),
          values: merchantFilterValues(query),
          inWords,
          onSearch: (values) => search(filteredBy(values)),
        }}
        shown={shown}
      />
      {dialog}
      {historyDialog}
    </>
  );
}
