import { api } from '@backoffice/api-client';
import { type LiveList, liveLists } from '@backoffice/contract/live-lists';

export type PagedLiveList = Exclude<LiveList, 'roles'>;

export const isLive = (name: string): name is LiveList => name in liveLists;

export const isPagedLive = (name: string): name is PagedLiveList => isLive(name) && name !== 'roles';

/**
 * The rows of these ids as they are now, without private keys; those that are not there are left out.
 *
 * @param filter answers those alone that it matches
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
