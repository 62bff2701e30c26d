import { api, dropEmpty } from '@backoffice/api-client';
import { apiPaths, type ListPage, USERNAME_MAX, type UserAccess } from '@backoffice/contract';
import { choiceFilter, defineList, textFilter } from '@backoffice/list-screen';
import { defineMessages, formatDateTime } from '@backoffice/i18n';

/** The texts of the access review. */
export const accessMessages = defineMessages('access', {
  en: () => import('./messages/en.json'),
  zh: () => import('./messages/zh.json'),
  es: () => import('./messages/es.json'),
  ja: () => import('./messages/ja.json'),
});

/** The list of users with their sessions, fetched again on each visit. */
export const accessReview = defineList<UserAccess>()({
  name: 'access-review',
  screen: 'accessReview',
  messages: accessMessages,
  texts: {
    caption: 'access.list.caption',
    failed: 'access.list.failed.title',
    inForce: 'access.filter.in-words',
    empty: { title: 'access.list.empty.title', body: 'access.list.empty.body' },
  },
  read: (request, options): Promise<ListPage<UserAccess>> =>
    api.post(apiPaths.accessList, dropEmpty(request), { ...options, read: true }),
  freshMs: 1_000,
  filters: {
    username: textFilter('access.field.username', USERNAME_MAX),
    signedIn: choiceFilter('access.field.signed-in', {
      open: 'access.signed-in.open',
      never: 'access.signed-in.never',
    }),
  },
  fields: {
    username: { label: 'access.field.username', column: { width: 200, isTitle: true } },
    roleName: { label: 'access.field.role', column: { width: 180, inCard: 'line' } },
    status: {
      label: 'access.field.status',
      choices: {
        active: 'access.status.active',
        inactive: 'access.status.inactive',
        deleted: 'access.status.deleted',
      },
      column: { width: 120, as: 'status' },
    },
    lastSignInAt: {
      label: 'access.field.last-sign-in',
      column: {
        width: 180,
        as: 'time',
        cell: ({ lastSignInAt }, text) =>
          lastSignInAt ? formatDateTime(lastSignInAt) : text('access.last.never'),
      },
    },
    // The page defines the cell, which opens the dialog of sessions.
    sessions: { label: 'access.field.sessions', column: { width: 240, content: 'control' } },
  },
});

/** Ends a session; the caller shows the outcome. */
export function endSession(id: number): Promise<{ id: number }> {
  return api.post(apiPaths.sessionEnd, { id }, { shown: true });
}

/** Ends all sessions of a user except the current one; the caller shows the outcome. */
export function endSessions(userId: number): Promise<{ ended: number }> {
  return api.post(apiPaths.sessionsEnd, { userId }, { shown: true });
}
