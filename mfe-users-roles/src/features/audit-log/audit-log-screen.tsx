import type { AuditLogEntry } from '@backoffice/contract';
import { ListView, useList } from '@backoffice/list-screen';
import { InfoIcon } from '@backoffice/ui';
import { useCallback, useState } from 'react';
import { AuditEntryDialog } from './audit-entry-dialog';
import { auditLog } from './audit-log';
import { auditMessages } from './audit-messages';

export function AuditLogScreen() {
  const text = auditMessages.useText();
  const [opened, setOpened] = useState<AuditLogEntry | null>(null);
  const rowActions = useCallback(
    (entry: AuditLogEntry) => [
      {
        key: 'details',
        label: text('audit.action.details'),
        icon: <InfoIcon />,
        onAction: () => setOpened(entry),
      },
    ],
    [text],
  );
  return (
    <ListView model={useList(auditLog)} rowActions={rowActions}>
      {opened && <AuditEntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </ListView>
  );
}
