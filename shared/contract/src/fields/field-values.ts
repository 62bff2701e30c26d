// Limits and values without schemas: the browser's first pages use these without loading the schema library.

export const DEFAULT_PAGE_SIZE = 20;
export const PAGE_SIZES = [10, 20, 30, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** An order of rows by one column, with `+` for ascending and `-` for descending. */
export type Order<Column extends string> = `+${Column}` | `-${Column}`;

export type SortById = Order<'id'>;

/** Returns both orders of each column. */
export const ordersOf = <const Column extends string>(columns: readonly Column[]): Order<Column>[] =>
  columns.flatMap((column): Order<Column>[] => [`+${column}`, `-${column}`]);

// The columns by which each list can be sorted, for its call, its queries on the server, and its screen.
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
/** Maximum number of values of one filter of a list. */
export const FILTER_VALUES_MAX = 50;
export const MAX_LIMIT = 1000;
/** Lists of more rows than this contain no private keys. */
export const MAX_ROWS_WITH_KEYS = 100;

export const MERCHANT_NAME_MAX = 32;
export const FREE_DIFFERENCE_MIN = -128;
export const FREE_DIFFERENCE_MAX = 127;
export const EXPANSION_MAX = 10_000;
/** Maximum length of the reason of a change, in characters. */
export const REASON_MAX = 200;

export const merchantStatuses = ['active', 'inactive'] as const;
export type MerchantStatus = (typeof merchantStatuses)[number];

/** The state of a merchant's channels: several active ones, a single one, active ones without weight (`idle`), or none. */
export const channelStates = ['several', 'single', 'idle', 'none'] as const;
export type ChannelState = (typeof channelStates)[number];

/** States of channels to filter merchants by; `at-risk` is every state but `several`. */
export const channelStateFilters = [...channelStates, 'at-risk'] as const;
export type ChannelStateFilter = (typeof channelStateFilters)[number];

/** Ages of keys to filter merchants and channels by: set more than a year ago, or more than two. */
export const keyAges = ['over-1-year', 'over-2-years'] as const;
export type KeyAge = (typeof keyAges)[number];

/** Former key pairs to filter by: any that is valid, or those that end within `FORMER_KEY_SOON_DAYS`. */
export const formerKeyFilters = ['valid', 'ends-soon'] as const;
export type FormerKeyFilter = (typeof formerKeyFilters)[number];
export const FORMER_KEY_SOON_DAYS = 3;

/** In the audit log: the 24 hours before the request. */
export const LAST_DAY = 'day';

/** Maximum length of an order number, with the spaces of a pasted one. */
export const ORDER_MAX = 64;

export const CHANNEL_WEIGHT_MIN = 0;
export const CHANNEL_WEIGHT_MAX = 100;
/** The most weights in one call. */
export const CHANNEL_WEIGHTS_MAX = 100;
export const CHANNEL_NUMBER_MAX = 64;
export const CHANNEL_CODE_MAX = 32;
export const CHANNEL_TYPE_NAME_MAX = 64;
export const CHANNEL_KEY_MAX = 8_192;
/** Maximum number of uses in an answer, regardless of the request. */
export const KEY_USAGE_MAX = 50;
/** Maximum number of merchants in one request. */
export const NAMED_MERCHANTS_MAX = 1_000;

export const channelKeyFields = [
  'merchantUpPublicKey',
  'merchantUpPrivateKey',
  'merchantDownPublicKey',
  'merchantDownPrivateKey',
] as const;
export type ChannelKeyField = (typeof channelKeyFields)[number];

/** The four series of the dashboard, with the names from the specification. */
export const seriesNames = ['newVisitis', 'messages', 'purchases', 'shoppings'] as const;
export type SeriesName = (typeof seriesNames)[number];

/** Maximum number of days in `GET /dashboard/series`. */
export const SERIES_DAYS = 365;

/** The username in the record of a release published by a command on the server. Usernames cannot contain a space. */
export const OPERATOR = 'the operator';

const DEPLOY_KEY_PREFIX = 'deploy key ';

/** Label of the key by which the set-up ships the remotes of the installation. */
export const SET_UP_KEY_LABEL = 'the installation’s own';

/** Returns the actor that stands for a deploy key in the audit log. Usernames have no spaces. */
export const deployKeyActor = (label: string) => `${DEPLOY_KEY_PREFIX}${label}`;

/** Returns the label of the deploy key that an actor stands for; null for others. */
export function deployKeyOf(actor: string): string | null {
  return actor.startsWith(DEPLOY_KEY_PREFIX) ? actor.slice(DEPLOY_KEY_PREFIX.length) : null;
}

export const INTRODUCTION_MAX = 500;

/** Minimum length of a new password, in characters; existing ones may be shorter. */
export const NEW_PASSWORD_MIN = 8;

/** The picture of users without their own: clients show a letter instead. */
export const DEFAULT_AVATAR = '/avatar.png';

// Limits of searches.
/** In characters: a whole fingerprint in groups of four has 79. */
export const FIND_MAX = 96;
/** Maximum number of found rows of one kind; typing more finds others. */
export const FOUND_MAX = 5;
