import { foldText } from '@backoffice/contract/fold-text';
import { NEWEST, newestOrIndexed } from './newest-or-indexed';
import type { ComposedStatement } from '../../platform/database/statement';
import { isWholeName } from '../../platform/database/text-search';

interface Named {
  table: string;
  /** Of the table, folded. */
  name: string;
  /** Selects `id` and the name of all rows whose name has the folded text in it, by an index. */
  indexed: (folded: string) => string;
}

/** The ids of the rows in whose name a text occurs: the same name first, then its beginning, then the newest. */
export function idsByName(
  query: string,
  most: number,
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
      order by ${isWholeName(name, term)} desc, starts_with(${name}, ${term}) desc, id desc limit ${most}`,
  };
}
