import type { ComposedStatement } from './statement';
import { endOfPrefix, foldCase, nameConditions } from './text-search';

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

/** The ids of the merchants in whose name a text occurs: the same name first, then its beginning, then the newest. */
export function merchantsByName(query: string, most: number, given: ComposedStatement) {
  const name = foldCase(query);
  const term = given.add(name, 'text');
  const { parts, all } = newestOrIndexed(
    'name',
    `select id, name_folded from (select * from merchant order by id desc limit ${NEWEST}) m
     where strpos(name_folded, ${term}) > 0 order by id desc`,
    [`select id, name_folded from merchant m where ${nameConditions(name, 'm', given).join(' and ')}`],
  );
  return {
    parts,
    ids: `select id from (${all}) named
      order by name_folded = ${term} desc, starts_with(name_folded, ${term}) desc, id desc limit ${most}`,
  };
}

/** The ids of the merchants whose number begins with a text, with or without its letter; null where no number does. */
export function merchantsByNumber(query: string, most: number, given: ComposedStatement): string | null {
  const number = query.toUpperCase();
  if (!/^M?\d+$/.test(number)) return null;
  const start = number.startsWith('M') ? number : `M${number}`;
  return `select id from merchant where merchant_no >= ${given.add(start, 'text')} and merchant_no < ${given.add(endOfPrefix(start), 'text')}
    order by merchant_no limit ${most}`;
}
