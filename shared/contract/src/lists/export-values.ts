/** The calls that have a list written into a file in the background, by the name of the list. */
export const exportPaths = {
  merchants: '/merchant/export',
  channels: '/channel/export',
  users: '/user/export',
  articles: '/article/export',
  'audit-log': '/audit/export',
} as const;
export type ExportKind = keyof typeof exportPaths;

/** What becomes of the caller's own. */
export const exportFilePaths = { list: '/exports', state: '/exports/state', file: '/exports/file' } as const;

/** The page on which they are. */
export const FILES_PAGE = '/exports/list';

/** Rows from which a list is written in the background and not in the page. */
export const BACKGROUND_FROM = 20_000;
/** Rows that are exported by their ids at most. */
export const EXPORT_CHOSEN_MOST = 10_000;
/** Of one user, waiting or under way. */
export const EXPORTS_OF_USER = 2;
/** Days for which a file is kept. */
export const EXPORT_DAYS = 7;
