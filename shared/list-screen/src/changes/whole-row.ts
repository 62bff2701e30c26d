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
