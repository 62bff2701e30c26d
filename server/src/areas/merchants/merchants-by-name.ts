import { idsByName } from '../finding/ids-by-name';
import type { ComposedStatement } from '../../platform/database/statement';
import { endOfPrefix, nameConditions } from '../../platform/database/text-search';

/** Finds the ids of merchants whose name contains a text, in the order of `idsByName`. */
export function merchantsByName(query: string, max: number, given: ComposedStatement) {
  const indexed = (folded: string) =>
    `select id, name_folded from merchant m where ${nameConditions(folded, 'm', given).join(' and ')}`;
  return idsByName(query, max, { table: 'merchant', name: 'name_folded', indexed }, given);
}

/**
 * Finds the ids of merchants whose number begins with a text, with or without its letter; null when the text cannot begin a
 * number.
 */
export function merchantsByNumber(query: string, max: number, given: ComposedStatement): string | null {
  const number = query.normalize('NFKC').toUpperCase();
  if (!/^M?\d+$/.test(number)) return null;
  const start = number.startsWith('M') ? number : `M${number}`;
  return `select id from merchant where merchant_no >= ${given.add(start, 'text')} and merchant_no < ${given.add(endOfPrefix(start), 'text')}
    order by merchant_no limit ${max}`;
}
