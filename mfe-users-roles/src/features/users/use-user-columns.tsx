import type { User } from '@backoffice/contract';
import { formatDateTime } from '@backoffice/i18n';
import { StatusBadge } from '@backoffice/ui';
import { CellLink, RowActions, type Column } from '@backoffice/ui/list';
import { useMemo } from 'react';
import { UserAvatar } from './user-avatar';
import type { UserCommands } from './user-commands';
import { userMessages } from './user-messages';
import { userRowActions } from './user-row-actions';
import { userStatusTexts } from './user-status-texts';

/** @param commands the same object from one rendering to the next */
export function useUserColumns(commands: UserCommands): Column<User>[] {
  const text = userMessages.useText();
  return useMemo(() => {
    const { change } = commands;
    const columns: Column<User>[] = [
      {
        key: 'id',
        header: text('users.field.id'),
        width: 72,
        align: 'end',
        sortable: true,
        cell: ({ id }) => id,
      },
      {
        key: 'username',
        header: text('users.field.username'),
        width: 168,
        cell: (user) =>
          change && user.status !== 'deleted' ? (
            <CellLink onClick={() => change.edit(user)}>{user.username}</CellLink>
          ) : (
            user.username
          ),
      },
      {
        key: 'avatar',
        header: text('users.field.avatar'),
        width: 84,
        content: 'control',
        cell: (user) => <UserAvatar {...user} />,
      },
      {
        key: 'roleName',
        header: text('users.field.role'),
        width: 140,
        cell: ({ roleName }) => roleName,
      },
      {
        key: 'introduction',
        header: text('users.field.introduction'),
        width: 212,
        cell: ({ introduction }) => introduction,
      },
      {
        key: 'status',
        header: text('users.field.status'),
        width: 104,
        content: 'control',
        cell: ({ status }) => <StatusBadge label={text(userStatusTexts[status])} status={status} />,
      },
      {
        key: 'createdAt',
        header: text('users.field.created'),
        width: 180,
        cell: ({ createdAt }) => formatDateTime(createdAt),
      },
      {
        key: 'actions',
        header: text('users.field.actions'),
        width: 116,
        content: 'control',
        pinned: 'end',
        cell: (user) => <RowActions actions={userRowActions(user, commands, text)} />,
      },
    ];
    return columns;
  }, [commands, text]);
}
