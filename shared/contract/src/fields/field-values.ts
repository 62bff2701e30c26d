// Limits and values without schemas: the browser's first pages need these, and not the library of schemas.

export const DEFAULT_PAGE_SIZE = 20;
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** An order of rows by one column, ascending or descending. */
export type Order<Column extends string> = `+${Column}` | `-${Column}`;

export type SortById = Order<'id'>;

/** Both orders of each column. */
export const ordersOf = <const Column extends string>(columns: readonly Column[]): Order<Column>[] =>
  columns.flatMap((column): Order<Column>[] => [`+${column}`, `-${column}`]);

// The columns that each list can be sorted by: what its call takes, its server sorts by, and its screen offers.
export const merchantSorts = [
  'id',
  'merchantName',
  'merchantNo',
  'freeDifference',
  'status',
  'createdAt',
] as const;
export type MerchantSort = (typeof merchantSorts)[number];
export const channelSorts = [
  'id',
  'merchantNo',
  'merchantChannel',
  'merchantBalance',
  'merchantWeight',
  'status',
  'createdAt',
  'updatedAt',
] as const;
export type ChannelSort = (typeof channelSorts)[number];
export const channelTypeSorts = [
  'code',
  'name',
  'nameZh',
  'nameEs',
  'nameJa',
  'channels',
  'updatedAt',
] as const;
export type ChannelTypeSort = (typeof channelTypeSorts)[number];
export const userSorts = ['id', 'username', 'roleName', 'status', 'createdAt'] as const;
export type UserSort = (typeof userSorts)[number];
export const roleSorts = ['key', 'name', 'users'] as const;
export type RoleSort = (typeof roleSorts)[number];
export const articleSorts = [
  'id',
  'timestamp',
  'title',
  'author',
  'reviewer',
  'importance',
  'pageviews',
  'status',
] as const;
export type ArticleSort = (typeof articleSorts)[number];
export const auditSorts = ['id'] as const;
export const transactionSorts = ['timestamp'] as const;
export const MAX_LIMIT = 1000;
/** A list asked for more rows than this comes without private keys. */
export const MAX_ROWS_WITH_KEYS = 100;

export const MERCHANT_NAME_MAX = 32;
export const FREE_DIFFERENCE_MIN = -128;
export const FREE_DIFFERENCE_MAX = 127;
export const EXPANSION_MAX = 10_000;
/** Of the reason that somebody gives for a change, in characters. */
export const REASON_MAX = 200;

export const merchantStatuses = ['active', 'inactive'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

/**
 * How the payments of a merchant get through: by several active channels, by a single one, by none that has a weight (`idle`), or by
 * none at all.
 */
export const channelStates = ['several', 'single', 'idle', 'none'] as const;
export type ChannelState = (typeof channelStates)[number];

/** Ages of keys that channels are told apart by: set more than a year ago, or more than two. */
export const keyAges = ['over-1-year', 'over-2-years'] as const;
export type KeyAge = (typeof keyAges)[number];

/** In the audit log: the 24 hours before the question. */
export const LAST_DAY = 'day';

export const CHANNEL_WEIGHT_MIN = 0;
export const CHANNEL_WEIGHT_MAX = 100;
export const CHANNEL_NUMBER_MAX = 64;
export const CHANNEL_CODE_MAX = 32;
export const CHANNEL_TYPE_NAME_MAX = 64;
export const CHANNEL_KEY_MAX = 8_192;
/** A question for the uses of keys answers at most this many, whatever it asks for. */
export const KEY_USAGE_MAX = 50;
/** How many merchants one question may name. */
export const NAMED_MERCHANTS_MAX = 1_000;

export const channelKeyFields = [
  'merchantUpPublicKey',
  'merchantUpPrivateKey',
  'merchantDownPublicKey',
  'merchantDownPrivateKey',
] as const;
export type ChannelKeyField = (typeof channelKeyFields)[number];

/** The four series of the dashboard, by the names that the specification gives them. */
export const seriesNames = ['newVisitis', 'messages', 'purchases', 'shoppings'] as const;
export type SeriesName = (typeof seriesNames)[number];

/** How many days `GET /dashboard/series` goes back at most. */
export const SERIES_DAYS = 365;

/** Stands for the username of whoever publishes by a command on the server. No username has a space in it. */
export const OPERATOR = 'the operator';

export const INTRODUCTION_MAX = 500;

/** Of a password that somebody chooses from now on; those of before may be shorter. */
export const NEW_PASSWORD_MIN = 8;

/** The picture of users who have none of their own: clients show a letter instead. */
export const DEFAULT_AVATAR = '/avatar.png';

// Of finds.
/** Of characters: a whole fingerprint in groups of four has 79. */
export const FIND_MAX = 96;
/** Rows of one kind; more are found by typing more. */
export const FOUND_MOST = 5;
