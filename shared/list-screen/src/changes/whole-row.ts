import type { ListRow } from '../declaration/define-list';
import { isPagedLive, readRows } from './read-rows';

/**
 * Reads a row separately where its list has shortened its texts. Fields that a single row lacks, such as private keys, keep the
 * values of the list.
 */
export async function wholeRow<T extends ListRow>(list: string, row: T): Promise<T> {
  const { shortened } = row;
  if (!shortened || !isPagedLive(list)) return row;
  const [whole] = await readRows<T>(list, [row.id]);
  // A deleted row is refused when it is saved.
  if (!whole) return row;
  const isWhole = ([name]: [string, unknown]) => name !== 'shortened' && !shortened.includes(name);
  return { ...(Object.fromEntries(Object.entries(row).filter(isWhole)) as T), ...whole };
}

/**
 * Reads a row that is not on the page of its list; null when it does not exist.
 * @param reread reads the fields that a single row lacks, such as private keys
 */
export async function unlistedRow<T extends ListRow>(
  list: string,
  id: number,
  reread: (row: T) => Promise<T | undefined> = () => Promise.resolve(undefined),
): Promise<T | null> {
  if (!isPagedLive(list)) return null;
  const [row] = await readRows<T>(list, [id]);
  return row ? ((await reread(row)) ?? row) : null;
}
