import type { ListRow } from '../declaration/define-list';
import { isPagedLive, readRows } from './read-rows';

/**
 * Reads a row by itself where its list has shortened its texts; the fields that a row by itself lacks, such as private keys, stay as the
 * list has them.
 */
export async function wholeRow<T extends ListRow>(list: string, row: T): Promise<T> {
  const { shortened } = row;
  if (!shortened || !isPagedLive(list)) return row;
  const [whole] = await readRows<T>(list, [row.id]);
  // What is gone is refused when it is saved.
  if (!whole) return row;
  const isWhole = ([name]: [string, unknown]) => name !== 'shortened' && !shortened.includes(name);
  return { ...(Object.fromEntries(Object.entries(row).filter(isWhole)) as T), ...whole };
}
