import type { Screen } from '../screens';

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

/** The values of a list's address by the names of its fields; several of one field are several parameters. */
export type ViewQuery = Readonly<Record<string, string | readonly string[]>>;

/** Returns a view's values as the parameters of an address. */
export function viewParameters(query: ViewQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) parameters.append(name, value);
  return parameters;
}

/**
 * Returns the query of a list's address for a view: the fields of the view and its id.
 * @returns a query without its question mark
 */
export function viewQuery({ id, query }: { id: number; query: ViewQuery }): string {
  const parameters = viewParameters(query);
  parameters.set('view', String(id));
  return parameters.toString();
}
