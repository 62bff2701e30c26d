import type { User } from '@backoffice/contract';
import type { StatusSwitchCalls } from '@backoffice/list-screen';
import { userMessages } from './user-messages';
import { usersApi } from './users.api';

const doneTexts = {
  active: 'users.notice.activated',
  inactive: 'users.notice.deactivated',
  deleted: 'users.notice.deactivated',
} as const;

/** How a user's status is switched from its row. */
export const userStatusCalls: StatusSwitchCalls<User> = {
  setStatus: ({ id, updatedAt }, status) => usersApi.setStatus({ id, status, updatedAt }),
  read: usersApi.read,
  nameOf: ({ username }) => username,
  doneText: ({ username: name, status }) => userMessages.text(doneTexts[status], { name }),
  failedText: () => userMessages.text('users.notice.status-failed'),
};
