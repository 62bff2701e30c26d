import { USERNAME_MAX, type User } from '@backoffice/contract';
import { choiceFilter, defineList, servedFilter, standardActions, textFilter } from '@backoffice/list-screen';
import { store, userAtom } from '@backoffice/session';
import { userFields, userStatusTexts } from './user-fields';
import { userMessages } from './user-messages';
import { usersApi } from './users.api';

const actionTexts = {
  edit: 'users.action.edit',
  activate: 'users.action.activate',
  deactivate: 'users.action.deactivate',
  hide: 'users.action.delete',
  hideHint: 'users.action.delete.hint',
} as const;

/** Whether a user is the signed-in one, whose role and status stay. */
const isOwn = ({ username }: User) => username === store.get(userAtom)?.name;

/** The list of users. */
export const users = defineList<User>()({
  name: 'users',
  screen: 'users',
  messages: userMessages,
  texts: {
    caption: 'users.list.caption',
    failed: 'users.list.failed.title',
    inForce: 'users.filter.in-words',
    empty: { title: 'users.list.empty.title', body: 'users.list.empty.body', action: 'users.action.add' },
  },
  read: usersApi.list,
  reread: usersApi.read,
  nameOf: ({ username }) => username,
  filters: {
    username: textFilter('users.field.username', USERNAME_MAX),
    status: choiceFilter('users.field.status', userStatusTexts),
    roleName: servedFilter('users.field.role', 64),
  },
  sorts: {
    label: 'users.field.sort',
    texts: { '+id': 'users.sort.ascending', '-id': 'users.sort.descending' },
  },
  fields: userFields,
  isLocked: ({ status }) => status === 'deleted',
  actions: {
    header: 'users.field.actions',
    of(user, commands, text) {
      const actions = standardActions(user, commands, actionTexts, text);
      return isOwn(user) ? actions.filter(({ key }) => key !== 'status') : actions;
    },
  },
  status: {
    send: ({ id, updatedAt }, status) => usersApi.setStatus({ id, updatedAt, status }),
    texts: {
      done: {
        active: 'users.notice.activated',
        inactive: 'users.notice.deactivated',
        deleted: 'users.notice.deactivated',
      },
      failed: 'users.notice.status-failed',
    },
  },
  hidden: 'users.notice.deleted',
  history: usersApi.history,
  form: {
    add: 'users.action.add',
    load: async () => (await import('./user-form')).UserForm,
  },
  exports: { fileName: 'user-list' },
});
