import { USERNAME_MAX, type User, userSorts } from '@backoffice/contract';
import { choiceFilter, defineList, servedFilter, textFilter } from '@backoffice/list-screen';
import { userFields, userMessages, userStatusTexts } from './user-fields';
import { usersApi } from './users.api';

/** The list of users. */
export const users = defineList<User>()({
  name: 'users',
  screen: 'users',
  reasonSubject: 'user',
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
    ascending: 'users.sort.ascending',
    descending: 'users.sort.descending',
    columns: userSorts,
  },
  fields: userFields,
  isLocked: ({ status }) => status === 'deleted',
  actions: { header: 'users.field.actions' },
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
  imports: {
    label: 'users.action.import',
    load: async () => (await import('./user-import')).userImport,
  },
  exports: { fileName: 'user-list' },
});
