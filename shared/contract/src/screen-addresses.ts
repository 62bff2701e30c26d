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
