import { api } from '@backoffice/api-client';
import { type LiveList, liveLists, type PagedLiveList } from '@backoffice/contract/live-lists';

export const isLive = (name: string): name is LiveList => name in liveLists;

export const isPagedLive = (name: string): name is PagedLiveList =>
  isLive(name) && !/^roles$|Notes$/.test(name);

/**
 * Returns the current rows with these ids, without private keys; missing ones are left out.
 * @param filter returns only matching rows
 */
export async function readRows<T>(
  list: PagedLiveList,
  ids: readonly number[],
  filter?: object,
): Promise<T[]> {
  const [, path] = liveLists[list].split(' ');
  const { items } = await api.post<{ items: T[] }>(path!, { ids, filter }, { quiet: true, read: true });
  return items;
}
