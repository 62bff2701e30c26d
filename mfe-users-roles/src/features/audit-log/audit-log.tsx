import type { AuditLogEntry } from '@backoffice/contract';
import { answerInTable, ListScreen, useListCache, useShownPage } from '@backoffice/list-screen';
import { ArrowDownloadIcon, Button } from '@backoffice/ui';
import { ExportDialog } from '@backoffice/ui/list';
import { useState } from 'react';
import { AuditEntryDialog } from './audit-entry-dialog';
import { auditFilterFields, auditFiltersInWords, auditFilterValues, filteredBy } from './audit-filters';
import { auditLogQuery, firstAuditPage } from './audit-log-query';
import { auditKeys, auditLogOptions } from './audit-log.queries';
import { auditMessages } from './audit-messages';
import { useAuditColumns } from './use-audit-columns';

export function AuditLog() {
  const text = auditMessages.useText();
  const { expire } = useListCache<AuditLogEntry>(auditKeys.lists);
  const shown = useShownPage({
    schema: auditLogQuery,
    defaults: firstAuditPage,
    pageOptions: auditLogOptions,
    expire,
  });
  const { query, answer, search } = shown;
  const [shownEntry, setShownEntry] = useState<AuditLogEntry | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const columns = useAuditColumns(setShownEntry);
  const inWords = auditFiltersInWords(query, text);
  const inTable = answerInTable(answer, inWords.length > 0);
  const { rows, total } = inTable;
  const exportButton = (
    <Button disabled={total === 0} icon={<ArrowDownloadIcon />} onClick={() => setIsExporting(true)}>
      {text('audit.action.export')}
    </Button>
  );

  return (
    <>
      <ListScreen
        actions={exportButton}
        answer={inTable}
        caption={text('audit.list.caption')}
        columns={columns}
        empty={{ title: text('audit.list.empty.title'), body: text('audit.list.empty.body') }}
        failedTitle={text('audit.list.failed.title')}
        filters={{
          fields: auditFilterFields(text),
          values: auditFilterValues(query),
          inWords,
          onSearch: (values) => search(filteredBy(values)),
        }}
        shown={shown}
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
