/** A text that fits five of so many of the newest fits too many for an index to be the shorter way. */
export const NEWEST = 5_000;
/** So many are put in order, the best first. */
const ORDERED_MOST = 1_000;
/** The newest are enough where they have so many. */
const ENOUGH = 5;

/** Among the newest, and by each way through an index where they have too few: either is short. */
export const newestOrIndexed = (name: string, newest: string, indexed: readonly string[]) => ({
  /** For the WITH, before what they are for. */
  parts: [
    `${name}_newest as materialized (${newest} limit ${ORDERED_MOST})`,
    ...indexed.map(
      (way, at) => `${name}_indexed_${at} as materialized (
        ${way} and (select count(*) from ${name}_newest) < ${ENOUGH} limit ${ORDERED_MOST}
      )`,
    ),
  ],
  all: [`table ${name}_newest`, ...indexed.map((_way, at) => `table ${name}_indexed_${at}`)].join(' union '),
});
