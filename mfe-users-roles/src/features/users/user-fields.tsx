import type { User, UserFactorState } from '@backoffice/contract';
import { defineMessages } from '@backoffice/i18n';
import { defineFields } from '@backoffice/list-screen';
import { Avatar } from '@backoffice/ui';

/** The message files of the user list. */
export const userMessageFiles = {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
};

/** The texts of the user list. Each feature of this remote has its own, so that a page loads no others. */
export const userMessages = defineMessages('users', userMessageFiles);

export const userStatusTexts = {
  active: 'users.status.active',
  inactive: 'users.status.inactive',
  deleted: 'users.status.deleted',
} as const;

const factorStateTexts = {
  none: 'users.factor.state.none',
  enrolled: 'users.factor.state.enrolled',
  'reset-requested': 'users.factor.state.reset-requested',
  'link-sent': 'users.factor.state.link-sent',
} as const satisfies Record<UserFactorState, string>;

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
    column: { width: 168 },
  },
  status: {
    label: 'users.field.status',
    choices: userStatusTexts,
    column: { width: 104, as: 'status' },
    exported: true,
  },
  secondFactor: {
    label: 'users.field.factor',
    choices: factorStateTexts,
    column: {
      width: 128,
      cell: ({ secondFactor = 'none' }, text) => text(factorStateTexts[secondFactor]),
    },
  },
  createdAt: {
    label: 'users.field.created',
    column: { width: 180, as: 'time' },
    exported: true,
  },
});
