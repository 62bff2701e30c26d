import { NEWEST, newestOrIndexed } from './newest-or-indexed';
import type { ComposedStatement } from './statement';
import { endOfPrefix, foldCase, nameConditions } from './text-search';

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
