import type { UserAccess } from '@backoffice/contract';
import { formatDateTime, formatNumber } from '@backoffice/i18n';
import { StatusBadge } from '@backoffice/ui';
import { CellLink, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { accessMessages } from './access-messages';

const statusTexts = {
  active: 'access.status.active',
  inactive: 'access.status.inactive',
  deleted: 'access.status.deleted',
} as const;

/** @param onSessions the same function from one rendering to the next */
export function useAccessColumns(onSessions: (user: UserAccess) => void): Column<UserAccess>[] {
  const text = accessMessages.useText();
  return useMemo(
    () => [
      {
        key: 'username',
        header: text('access.field.username'),
        width: 200,
        cell: ({ username }) => username,
      },
      { key: 'roleName', header: text('access.field.role'), width: 180, cell: ({ roleName }) => roleName },
      {
        key: 'status',
        header: text('access.field.status'),
        width: 120,
        content: 'control',
        cell: ({ status }) => <StatusBadge label={text(statusTexts[status])} status={status} />,
      },
      {
        key: 'lastSignInAt',
        header: text('access.field.last-sign-in'),
        width: 180,
        cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt) : text('access.last.never')),
      },
      {
        key: 'sessions',
        header: text('access.field.sessions'),
        width: 240,
        content: 'control',
        cell: (user) => {
          const count = formatNumber(user.sessions.length);
          if (user.sessions.length === 0) return count;
          const label = text('access.action.sessions', { name: user.username, count });
          return (
            <CellLink label={label} onClick={() => onSessions(user)}>
              {count}
            </CellLink>
          );
        },
      },
    ],
    [text, onSessions],
  );
}
