import { api } from '@backoffice/api-client';
import { apiPaths, filteredAddress, rowAddress, screens } from '@backoffice/contract';
import type { ArticleSummary, ChannelWeight, ListPage, MerchantOption, User } from '@backoffice/contract';
import { may } from '@backoffice/session';
import { BuildingShopIcon, DocumentIcon, type Icon, PeopleIcon, WalletCreditCardIcon } from '@backoffice/ui';

/** A row of some list that a text was found in. */
export interface FoundRecord {
  kind: 'merchant' | 'channel' | 'user' | 'article';
  icon: Icon;
  name: string;
  /** What else tells it from others, such as its number. */
  detail?: string;
  /** Where it is shown. */
  address: string;
}

/** Of each kind; more are found by typing more. */
const MOST = 5;

const MIN_LETTERS = 2;

/** The beginning of a merchant's number. */
const NUMBER = /^m?\d+$/i;

type Find = (query: string, signal: AbortSignal) => Promise<FoundRecord[]>;

async function read<T>(path: string, body: object, signal: AbortSignal): Promise<T[]> {
  const { items } = await api.post<ListPage<T>>(
    path,
    { ...body, limit: MOST },
    { signal, quiet: true, read: true },
  );
  return items;
}

const findMerchants: Find = async (query, signal) => {
  const asked: object[] = [{ merchantName: query }];
  if (NUMBER.test(query)) asked.push({ merchantNo: query.toUpperCase() });
  const pages = await Promise.all(
    asked.map((filter) =>
      read<MerchantOption>(apiPaths.merchantList, { ...filter, fields: 'option' }, signal),
    ),
  );
  const found = new Map(pages.flat().map((merchant) => [merchant.id, merchant]));
  return [...found.values()].map(({ id, merchantName, merchantNo }) => ({
    kind: 'merchant',
    icon: BuildingShopIcon,
    name: merchantName,
    detail: merchantNo,
    address: may('merchantPage:view')
      ? rowAddress(screens.merchantPage, id)
      : filteredAddress(screens.merchants, { merchantNo }),
  }));
};

const findChannels: Find = async (query, signal) => {
  const channels = await read<ChannelWeight>(
    apiPaths.channelList,
    { merchantNo: query, fields: 'weight' },
    signal,
  );
  return channels.map(({ merchantNo, merchantChannel }) => ({
    kind: 'channel',
    icon: WalletCreditCardIcon,
    name: merchantNo,
    detail: merchantChannel,
    address: filteredAddress(screens.channels, { merchantNo, merchantChannel }),
  }));
};

const findUsers: Find = async (query, signal) => {
  const users = await read<User>(apiPaths.userList, { username: query }, signal);
  return users.map(({ username }) => ({
    kind: 'user',
    icon: PeopleIcon,
    name: username,
    address: filteredAddress(screens.users, { username }),
  }));
};

const findArticles: Find = async (query, signal) => {
  const { items } = await api.get<ListPage<ArticleSummary>>(apiPaths.articleList, {
    query: { title: query, limit: MOST },
    signal,
    quiet: true,
  });
  return items.map(({ id, title }) => ({
    kind: 'article',
    icon: DocumentIcon,
    name: title,
    address: may('articleEdit:view')
      ? rowAddress(screens.articleEdit, id)
      : filteredAddress(screens.articles, { title }),
  }));
};

const sources = [
  { permission: 'merchants:view', find: findMerchants },
  { permission: 'channels:view', find: findChannels },
  { permission: 'users:view', find: findUsers },
  { permission: 'articles:view', find: findArticles },
] as const;

/** Whether there is anything to ask for: a text that is long enough (a single Chinese character is), and a right to see some kind. */
export const areSought = (query: string) =>
  (query.length >= MIN_LETTERS || /\p{Script=Han}/u.test(query)) &&
  sources.some(({ permission }) => may(permission));

/**
 * The records that somebody may see and a text is found in: merchants by name or number, channels by number, users by name, articles
 * by title. Kinds that could not be asked for are left out and logged.
 */
export async function findRecords(query: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const asked = sources.filter(({ permission }) => may(permission));
  const answers = await Promise.allSettled(asked.map(({ find }) => find(query, signal)));
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    if (!signal.aborted) console.warn('Some records cannot be found just now.', answer.reason);
    return [];
  });
}
