import type { AuditLogEntry } from '@backoffice/contract';
import { scrollToTop } from '@backoffice/data';
import { answerInTable, useListCache, useShownPage } from '@backoffice/list-screen';
import { ArrowDownloadIcon, Button } from '@backoffice/ui';
import { DataTable, ExportDialog, FilterBar, ListPage, Pagination } from '@backoffice/ui/list';
import { useState } from 'react';
import { AuditEntryDialog } from './audit-entry-dialog';
import { auditFilterFields, auditFiltersInWords, auditFilterValues, filteredBy } from './audit-filters';
import { auditLogQuery, firstAuditPage } from './audit-log-query';
import { auditKeys, auditLogOptions } from './audit-log.queries';
import { auditMessages } from './audit-messages';
import { useAuditColumns } from './use-audit-columns';

const { limit: limitRule } = auditLogQuery.shape;

export function AuditLog() {
  const text = auditMessages.useText();
  const { expire } = useListCache<AuditLogEntry>(auditKeys.lists);
  const { query, answer, search, show, reset } = useShownPage({
    schema: auditLogQuery,
    defaults: firstAuditPage,
    pageOptions: auditLogOptions,
    expire,
  });
  const [shownEntry, setShownEntry] = useState<AuditLogEntry | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const columns = useAuditColumns(setShownEntry);
  const filters = auditFiltersInWords(query, text);
  const { rows, total, state, failure } = answerInTable(answer, filters.length > 0);
  const exportButton = (
    <Button disabled={total === 0} icon={<ArrowDownloadIcon />} onClick={() => setIsExporting(true)}>
      {text('audit.action.export')}
    </Button>
  );

  return (
    <>
      <ListPage
        filters={
          <FilterBar
            actions={exportButton}
            fields={auditFilterFields(text)}
            onReset={reset}
            onSearch={(values) => search(filteredBy(values))}
            values={auditFilterValues(query)}
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
            caption={text('audit.list.caption')}
            columns={columns}
            empty={{ title: text('audit.list.empty.title'), body: text('audit.list.empty.body') }}
            error={{ title: text('audit.list.failed.title'), ...failure }}
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
      {shownEntry && <AuditEntryDialog entry={shownEntry} onClose={() => setShownEntry(null)} />}
      {isExporting && (
        <ExportDialog
          fileName="audit-log"
          onClose={() => setIsExporting(false)}
          onExport={async (request) => {
            const { exportAuditLog } = await import('./export-audit-log');
            await exportAuditLog(query, rows, request);
          }}
          pageCount={rows.length}
          total={total}
        />
      )}
    </>
  );
}
