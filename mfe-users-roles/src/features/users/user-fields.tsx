import type { User } from '@backoffice/contract';
import { defineFields } from '@backoffice/list-screen';
import { Avatar } from '@backoffice/ui';
import { userMessages } from './user-messages';

export const userStatusTexts = {
  active: 'users.status.active',
  inactive: 'users.status.inactive',
  deleted: 'users.status.deleted',
} as const;

/** The fields of a user, for screen, export, history and form. */
export const userFields = defineFields<User>()(userMessages, {
  id: {
    label: 'users.field.id',
    column: { width: 72, align: 'end' },
    exported: true,
  },
  username: {
    label: 'users.field.username',
    column: { width: 168, as: 'name' },
    exported: true,
  },
  avatar: {
    label: 'users.field.avatar',
    column: {
      width: 84,
      content: 'control',
      cell: ({ username, avatar }) => <Avatar image={avatar} name={username} />,
    },
  },
  roleName: {
    label: 'users.field.role',
    column: { width: 140, inCard: 'line' },
    exported: true,
  },
  introduction: {
    label: 'users.field.introduction',
    column: { width: 212 },
  },
  status: {
    label: 'users.field.status',
    choices: userStatusTexts,
    column: { width: 104, as: 'status' },
    exported: true,
  },
  createdAt: {
    label: 'users.field.created',
    column: { width: 180, as: 'time' },
    exported: true,
  },
});
