/** The value in a list's address for a new row, instead of a row's id. */
export const NEW_ROW = 'new';

/**
 * Returns the address of a row on a screen.
 * @param path of the screen, with `:id`
 */
export const rowAddress = (path: string, id: number): string => path.replace(':id', String(id));

/**
 * Returns the address of a list with filters, by their names in the address.
 * @param path of the list
 */
export const filteredAddress = (path: string, filters: Record<string, string>): string =>
  `${path}?${new URLSearchParams(filters).toString()}`;

/**
 * Returns the address of a list that opens the form of a new row, or of the row with an id. That row must match the filters.
 * @param path of the list
 */
export const formAddress = (
  path: string,
  row: typeof NEW_ROW | number,
  filters: Record<string, string> = {},
): string => filteredAddress(path, { ...filters, form: String(row) });
