import type { AuditLogEntry } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { InfoIcon } from '@backoffice/ui';
import { RowActions, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { auditMessages } from './audit-messages';
import { auditWords } from './audit-words';

/** @param onDetails the same function from one rendering to the next */
export function useAuditColumns(onDetails: (entry: AuditLogEntry) => void): Column<AuditLogEntry>[] {
  const text = auditMessages.useText();
  return useMemo(
    () => [
      {
        key: 'id',
        header: text('audit.field.id'),
        width: 84,
        align: 'end',
        sortable: true,
        cell: ({ id }) => id,
      },
      { key: 'at', header: text('audit.field.at'), width: 180, cell: ({ at }) => formatDateTime(at) },
      {
        key: 'actor',
        header: text('audit.field.actor'),
        width: 132,
        cell: (entry) => auditWords.actor(entry, text),
      },
      {
        key: 'action',
        header: text('audit.field.action'),
        width: 156,
        cell: ({ action }) => auditWords.deed(action, text),
      },
      {
        key: 'subject',
        header: text('audit.field.subject'),
        width: 104,
        cell: ({ subject }) => auditWords.subject(subject, text),
      },
      { key: 'target', header: text('audit.field.target'), width: 172, cell: auditWords.target },
      {
        key: 'changes',
        header: text('audit.field.changes'),
        width: 212,
        cell: (entry) => auditWords.changesInWords(entry, text),
      },
      {
        key: 'actions',
        header: text('audit.action.details'),
        width: 88,
        content: 'control',
        pinned: 'end',
        cell: (entry) => (
          <RowActions
            actions={[
              {
                key: 'details',
                label: text('audit.action.details'),
                icon: <InfoIcon />,
                onAction: () => onDetails(entry),
              },
            ]}
          />
        ),
      },
    ],
    [text, onDetails],
  );
}
