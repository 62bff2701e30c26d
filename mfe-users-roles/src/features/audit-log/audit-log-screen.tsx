import type { AuditLogEntry } from '@backoffice/contract';
import { ListView, useList } from '@backoffice/list-screen';
import { Segments } from '@backoffice/ui/segments';
import { InfoIcon } from '@backoffice/ui';
import { useCallback, useState } from 'react';
import { AuditEntryDialog } from './audit-entry-dialog';
import { auditLog, groupTexts } from './audit-log';
import { auditMessages } from './audit-messages';

/** The list without the filter of groups, which has a control of its own. */
const withoutGroupInBar = {
  ...auditLog,
  filters: { ...auditLog.filters, group: { field: auditLog.filters.group!.field } },
};

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
  const model = useList(auditLog);
  const group = model.query.group ?? 'all';
  return (
    <ListView
      actions={
        <Segments
          label={text('audit.group.label')}
          onChange={(chosen) => model.search({ group: chosen === 'all' ? undefined : chosen })}
          options={[
            ...(['changes', 'sign-ins'] as const).map((value) => ({ value, label: text(groupTexts[value]) })),
            { value: 'all', label: text('audit.group.all') },
          ]}
          value={group}
        />
      }
      model={{ ...model, list: withoutGroupInBar }}
      rowActions={rowActions}
    >
      {opened && <AuditEntryDialog entry={opened} onClose={() => setOpened(null)} />}
    </ListView>
  );
}
