import type { TableCall } from '../permissions';

/**
 * The lists whose changes are announced on `GET /events`, by the names that their pages use, each with the call that reads its
 * rows. The permission for that call is needed to receive the announcements. The call returns the current rows for the given
 * ids, without private keys; that of the roles returns all, and those of the notes return a page of a record's.
 */
export const liveLists = {
  merchants: 'POST /merchant/rows',
  channels: 'POST /channel/rows',
  channelTypes: 'POST /channel-type/rows',
  users: 'POST /user/rows',
  articles: 'POST /article/rows',
  roles: 'GET /roles',
  merchantNotes: 'POST /merchant/note/list',
  channelNotes: 'POST /channel/note/list',
} as const satisfies Record<string, TableCall>;

export type LiveList = keyof typeof liveLists;

/** The lists whose call returns rows for given ids. */
export type PagedLiveList = Exclude<LiveList, 'roles' | 'merchantNotes' | 'channelNotes'>;

/** Maximum number of rows in one call, and of ids in one event. */
export const LIVE_ROWS_MAX = 100;
