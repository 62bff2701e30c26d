import { api } from '@backoffice/api-client';
import {
  apiPaths,
  channelPaths,
  merchantPaths,
  transactionPaths,
  articlePaths,
  filteredAddress,
  rowAddress,
  screens,
} from '@backoffice/contract';
import type {
  FindRequest,
  FoundAccount,
  FoundArticle,
  FoundBy,
  FoundChannel,
  FoundMerchant,
  FoundTransaction,
  Permission,
} from '@backoffice/contract';
import { type NotedKind, notePaths } from '@backoffice/contract/note-values';
import type { FoundNote } from '@backoffice/contract/notes';
import type { Language } from '@backoffice/i18n';
import { formatShare } from '@backoffice/i18n/format-share';
import { may } from '@backoffice/session';
import {
  BuildingShopIcon,
  DocumentIcon,
  EditIcon,
  type Icon,
  PeopleIcon,
  WalletCreditCardIcon,
} from '@backoffice/ui';
import { messages } from './messages';

/** A found row, in the form of its kind. */
type FoundRow =
  | { kind: 'merchant'; row: FoundMerchant }
  | { kind: 'channel'; row: FoundChannel }
  | { kind: 'user'; row: FoundAccount }
  | { kind: 'article'; row: FoundArticle }
  | { kind: 'transaction'; row: FoundTransaction }
  | { kind: 'note'; row: FoundNote };

export type FoundRecord = FoundRow & {
  icon: Icon;
  /** The name of the record that contains it. */
  of?: string;
  name: string;
  /** A further distinguishing text, such as its number. */
  detail?: string;
  /** Absent for records that are found by their text. */
  by?: FoundBy;
  /** The address that shows it. */
  address: string;
};

const MIN_LETTERS = 2;

/** Returns the name of a found channel's type in the language of the interface; its code from an API that gives no names. */
export const typeNameOf = ({
  type,
  merchantChannel,
}: Pick<FoundChannel, 'type' | 'merchantChannel'>): string =>
  type?.[document.documentElement.lang as Language] ?? merchantChannel;

/** Declares a search: the permissions of which it needs one, its call, and the record that a row becomes. */
const source = (permissions: readonly Permission[], path: string, recordOf: (row: never) => FoundRecord) => ({
  isPermitted: () => permissions.some(may),
  async find(request: FindRequest, signal: AbortSignal): Promise<FoundRecord[]> {
    const options = { signal, quiet: true, read: true };
    const { items } = await api.post<{ items: never[] }>(path, request, options);
    return items.map(recordOf);
  },
});

/** Declares the search for notes on records of a kind. */
const noteSource = (kind: NotedKind, permissions: readonly Permission[], addressOf: (id: number) => string) =>
  source(permissions, notePaths[kind].find, (row: FoundNote) => ({
    kind: 'note',
    row,
    icon: EditIcon,
    name: row.excerpt,
    detail: row.name,
    address: `${addressOf(row.recordId)}#notes`,
  }));

const openIn = (list: string, id: number) => filteredAddress(list, { open: String(id) });

const sources = [
  source(['merchants:view'], merchantPaths.merchantFind, (row: FoundMerchant) => ({
    kind: 'merchant',
    row,
    icon: BuildingShopIcon,
    name: row.merchantName,
    detail: row.merchantNo,
    by: row.by,
    address: may('merchantPage:view')
      ? rowAddress(screens.merchantPage, row.id)
      : filteredAddress(screens.merchants, { merchantNo: row.merchantNo }),
  })),
  source(['channels:view'], channelPaths.channelFind, (row: FoundChannel) => {
    const { merchantName, merchantNo, merchantChannel, merchantWeight, activeWeight } = row;
    const share =
      row.status === 'active'
        ? formatShare(activeWeight && Math.round((merchantWeight * 100) / activeWeight), merchantWeight)
        : messages.text('palette.channel.inactive');
    return {
      kind: 'channel',
      row,
      icon: WalletCreditCardIcon,
      of: merchantName,
      name: merchantNo,
      detail: `${typeNameOf(row)} · ${share}`,
      by: row.by,
      address: filteredAddress(screens.channels, { merchantNo, merchantChannel }),
    };
  }),
  source(['transactions:view'], transactionPaths.transactionFind, (row: FoundTransaction) => ({
    kind: 'transaction',
    row,
    icon: DocumentIcon,
    name: row.order_no,
    detail: [row.username, row.price, row.currency].filter(Boolean).join(' · '),
    by: row.by,
    address: openIn(screens.transactions, row.id),
  })),
  source(['users:view'], apiPaths.userFind, (row: FoundAccount) => ({
    kind: 'user',
    row,
    icon: PeopleIcon,
    name: row.username,
    by: row.by,
    address: filteredAddress(screens.users, { username: row.username }),
  })),
  source(['articles:view'], articlePaths.articleFind, (row: FoundArticle) => ({
    kind: 'article',
    row,
    icon: DocumentIcon,
    name: row.title,
    by: row.by,
    address: may('articleEdit:view')
      ? rowAddress(screens.articleEdit, row.id)
      : filteredAddress(screens.articles, { title: row.title }),
  })),
  noteSource('merchant', ['merchants:view', 'merchantPage:view'], (id) =>
    may('merchants:view') ? openIn(screens.merchants, id) : rowAddress(screens.merchantPage, id),
  ),
  noteSource('channel', ['channels:view'], (id) => openIn(screens.channels, id)),
];

/**
 * Whether to search at all: the query is long enough (a Chinese character or an id is) and the user may see some kind of record.
 */
export const isSearchable = (query: string) =>
  (query.length >= MIN_LETTERS || /[\p{Script=Han}\d]/u.test(query)) &&
  sources.some(({ isPermitted }) => isPermitted());

/**
 * Searches records that the user may see by id, number, key, name or its sound. Kinds whose search fails are left out and logged.
 */
export async function findRecords(request: FindRequest, signal: AbortSignal): Promise<FoundRecord[]> {
  const seen = sources.filter(({ isPermitted }) => isPermitted());
  const answers = await Promise.allSettled(seen.map(({ find }) => find(request, signal)));
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    if (!signal.aborted) console.warn('Could not search some records.', answer.reason);
    return [];
  });
}
