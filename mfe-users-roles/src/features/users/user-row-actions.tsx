import type { User } from '@backoffice/contract';
import {
  DeleteIcon,
  EditIcon,
  HistoryIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  uiMessages,
} from '@backoffice/ui';
import type { RowAction } from '@backoffice/ui/list';
import type { UserCommands } from './user-commands';
import type { userMessages } from './user-messages';

/** What can be done with a user, from its row; one who was deleted can only be looked at. */
export function userRowActions(
  user: User,
  { showHistory, change }: UserCommands,
  text: typeof userMessages.text,
): RowAction[] {
  const history: RowAction = {
    key: 'history',
    label: uiMessages.text('ui.list.history'),
    icon: <HistoryIcon />,
    onAction: () => showHistory(user),
  };
  if (!change || user.status === 'deleted') return [history];
  const isActive = user.status === 'active';
  const isOwn = change.isOwn(user);
  // One key for both: the button that had the focus stays when it changes its sense.
  const status: RowAction = {
    key: 'status',
    label: text(isActive ? 'users.action.deactivate' : 'users.action.activate'),
    icon: isActive ? <PauseCircleIcon /> : <PlayCircleIcon />,
    onAction: () => change.switchStatus(user, isActive ? 'inactive' : 'active'),
  };
  return [
    {
      key: 'edit',
      label: text('users.action.edit'),
      icon: <EditIcon />,
      onAction: () => change.edit(user),
    },
    ...(isOwn ? [] : [status]),
    history,
    {
      key: 'delete',
      label: text('users.action.delete'),
      tooltip: text('users.action.delete.hint'),
      icon: <DeleteIcon />,
      dangerous: true,
      onAction: () => change.remove(user),
    },
  ];
}
