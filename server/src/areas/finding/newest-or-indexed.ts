/**
 * The number of newest rows to scan first: a text with five matches among them has too many in all for an index to be faster.
 */
export const NEWEST = 5_000;
/** The maximum number of matches that are ordered, best first. */
const MAX_ORDERED = 1_000;
/** The number of matches among the newest rows that makes the indexes unnecessary. */
const ENOUGH = 5;

/** Searches the newest rows, and uses the indexes when these have too few matches: either way is fast. */
export const newestOrIndexed = (name: string, newest: string, indexed: readonly string[]) => ({
  /** Common table expressions for the WITH clause. */
  parts: [
    `${name}_newest as materialized (${newest} limit ${MAX_ORDERED})`,
    ...indexed.map(
      (way, at) => `${name}_indexed_${at} as materialized (
        ${way} and (select count(*) from ${name}_newest) < ${ENOUGH} limit ${MAX_ORDERED}
      )`,
    ),
  ],
  all: [`table ${name}_newest`, ...indexed.map((_way, at) => `table ${name}_indexed_${at}`)].join(' union '),
});
