/** Of characters: a whole fingerprint in groups of four has 79. */
export const FIND_MAX = 96;
/** Rows of one kind; more are found by typing more. */
export const FOUND_MOST = 5;
