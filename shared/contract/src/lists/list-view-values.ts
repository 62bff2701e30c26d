import type { Screen } from '../permissions';

/** The lists that have views, by the names of their declarations, each with the screens that show it. */
export const viewedLists = {
  merchants: ['merchants'],
  channels: ['channels'],
  channelTypes: ['channelTypes'],
  users: ['users'],
  'access-review': ['accessReview'],
  'audit-log': ['auditLog'],
  articles: ['articles', 'articleTable'],
  transactions: ['transactions'],
} as const satisfies Record<string, readonly Screen[]>;
export type ViewedList = keyof typeof viewedLists;

export const VIEW_NAME_MAX = 64;
/** Maximum number of views of a user, all lists together. */
export const VIEWS_MAX = 100;
export const VIEW_VALUE_MAX = 256;

export const listViewPaths = {
  list: '/list-view/list',
  create: '/list-view/create',
  update: '/list-view/update',
  share: '/list-view/share',
  start: '/list-view/start',
  delete: '/list-view/delete',
} as const;

/**
 * Returns the query of a list's address for a view: the fields of the view and its id.
 * @returns a query without its question mark
 */
export function viewQuery({ id, query }: { id: number; query: Readonly<Record<string, string>> }): string {
  return new URLSearchParams({ ...query, view: String(id) }).toString();
}
