import type { AuditLogEntry } from '@backoffice/contract';
import { answerInTable, ExportButton, ListScreen, useListCache, useShownPage } from '@backoffice/list-screen';
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
  const columns = useAuditColumns(setShownEntry);
  const inWords = auditFiltersInWords(query, text);
  const inTable = answerInTable(answer, inWords.length > 0);
  const { rows, total } = inTable;
  const exportButton = (
    <ExportButton
      fileName="audit-log"
      onExport={async (request) => {
        const { exportAuditLog } = await import('./export-audit-log');
        await exportAuditLog(query, rows, request);
      }}
      pageCount={rows.length}
      total={total}
    />
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
    </>
  );
}
