type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined | null | ''> };

/**
 * Leaves out what is empty or unset (`undefined`, `null`, `''`), as list filters are sent. 0 and false stay.
 *
 * @returns a new object
 */
export function dropEmpty<T extends object>(values: T): Filled<T> {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return Object.fromEntries(filled) as Filled<T>;
}
