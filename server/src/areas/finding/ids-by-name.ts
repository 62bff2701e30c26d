import { foldText } from '@backoffice/contract/fold-text';
import { NEWEST, newestOrIndexed } from './newest-or-indexed';
import type { ComposedStatement } from '../../platform/database/statement';
import { isWholeName } from '../../platform/database/text-search';

interface Named {
  table: string;
  /** The column of the folded name. */
  name: string;
  /** Returns a query for `id` and name of all rows whose name contains the folded text, by an index. */
  indexed: (folded: string) => string;
}

/** Finds the ids of rows whose name contains a text: an equal name first, then names that begin with it, then the newest. */
export function idsByName(
  query: string,
  max: number,
  { table, name, indexed }: Named,
  given: ComposedStatement,
) {
  const folded = foldText(query);
  const term = given.add(folded, 'text');
  const { parts, all } = newestOrIndexed(
    'name',
    `select id, ${name} from (select * from ${table} order by id desc limit ${NEWEST}) newest
     where strpos(${name}, ${term}) > 0 order by id desc`,
    [indexed(folded)],
  );
  return {
    parts,
    ids: `select id from (${all}) named
      order by ${isWholeName(name, term)} desc, starts_with(${name}, ${term}) desc, id desc limit ${max}`,
  };
}
