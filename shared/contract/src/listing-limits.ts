export const DEFAULT_PAGE_SIZE = 20;
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const sortsById = ['+id', '-id'] as const;
export type SortById = (typeof sortsById)[number];
export const MAX_LIMIT = 1000;
/** A list asked for more rows than this comes without private keys. */
export const MAX_ROWS_WITH_KEYS = 100;
