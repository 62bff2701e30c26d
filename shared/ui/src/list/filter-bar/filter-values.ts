/** Separates the values of one filter; no value contains a line break. */
const SEPARATOR = '\n';

/** Returns the values of a filter as one text of the filter bar; an empty text for none. */
export const joinValues = (values: readonly (string | number)[]): string => values.join(SEPARATOR);

/** Returns the values that a text of the filter bar contains. */
export const splitValues = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));
