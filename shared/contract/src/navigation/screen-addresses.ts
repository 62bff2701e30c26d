/** In the address of a list, in place of a row's id. */
export const NEW_ROW = 'new';

/**
 * Where a screen shows the row with an id.
 *
 * @param path of the screen, with `:id`
 */
export const rowAddress = (path: string, id: number): string => path.replace(':id', String(id));

/**
 * Where a list shows the rows that filters leave, by their names in its address.
 *
 * @param path of the list
 */
export const filteredAddress = (path: string, filters: Record<string, string>): string =>
  `${path}?${new URLSearchParams(filters).toString()}`;

/**
 * Where a list opens the form of a new row, or of the row with an id, which the filters must leave.
 *
 * @param path of the list
 */
export const formAddress = (
  path: string,
  row: typeof NEW_ROW | number,
  filters: Record<string, string> = {},
): string => filteredAddress(path, { ...filters, form: String(row) });
