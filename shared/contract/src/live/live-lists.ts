import type { TableCall } from '../permissions';

/**
 * The lists whose rows are told of on `GET /events` when somebody writes them, by the names that their pages give them, with the call that
 * reads them: who may make it, hears. It answers the rows of the ids that it is given, as they are now and without private keys; that
 * of the roles answers all.
 */
export const liveLists = {
  merchants: 'POST /merchant/rows',
  channels: 'POST /channel/rows',
  channelTypes: 'POST /channel-type/rows',
  users: 'POST /user/rows',
  articles: 'POST /article/rows',
  roles: 'GET /roles',
} as const satisfies Record<string, TableCall>;

export type LiveList = keyof typeof liveLists;

/** Rows that one call reads, and ids that one event names. */
export const LIVE_ROWS_MOST = 100;
