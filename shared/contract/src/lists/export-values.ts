/** The paths that start the export of a list in the background, by the name of the list. */
export const exportPaths = {
  merchants: '/merchant/export',
  channels: '/channel/export',
  users: '/user/export',
  articles: '/article/export',
  'audit-log': '/audit/export',
  transactions: '/transaction/export',
} as const;
export type ExportKind = keyof typeof exportPaths;

/** The paths for the caller's exports. */
export const exportFilePaths = { list: '/exports', state: '/exports/state', file: '/exports/file' } as const;

/** The page with the user's exports. */
export const FILES_PAGE = '/exports/list';

/** Number of rows from which a list is exported by the server instead of the page. */
export const BACKGROUND_FROM = 20_000;
/** Maximum number of rows exported by id. */
export const EXPORT_CHOSEN_MAX = 10_000;
/** Maximum number of waiting and running exports of a user. */
export const EXPORTS_OF_USER = 2;
/** Number of days for which a file is kept. */
export const EXPORT_DAYS = 7;
