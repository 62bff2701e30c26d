import { type FindRequest, FOUND_MAX, type FoundBy } from '@backoffice/contract';
import { ComposedStatement } from '../../platform/database/statement';
import { wholeNumber } from '../../platform/database/text-search';
import type { Queryable } from '../../platform/database/transaction';
import { fingerprintRange } from '../../platform/encryption/fingerprint-range';
import { type Findings, idsBySound } from './ids-by-sound';
import { soundLetters } from './name-sound';

interface Ids {
  /** A query for `id`, best first. */
  ids: string;
  /** The common table expressions that it uses. */
  parts?: readonly string[];
}

interface KeyColumn {
  by: FoundBy;
  table: string;
  /** The column of the row's id. */
  id: string;
  fingerprint: string;
}

/** A search in several ways, the best one first. A row is found once, by the first way that finds it. */
export class Hits {
  readonly given = new ComposedStatement();
  readonly #ways: string[] = [];
  readonly #parts: string[] = [];

  add(by: FoundBy, { ids, parts = [] }: Ids): void {
    const rank = this.#ways.length;
    this.#ways.push(
      `select id, '${by}' as by, ${rank} as rank, row_number() over () as place from (${ids}) hit`,
    );
    this.#parts.push(...parts);
  }

  /** Finds a row by its id. */
  addId(query: string, table: string): void {
    const id = wholeNumber(query);
    if (id !== null)
      this.add('id', { ids: `select id from ${table} where id = ${this.given.add(id, 'bigint')}` });
  }

  /** Finds rows by the beginning of a key's fingerprint. */
  addKeys(query: string, columns: readonly KeyColumn[]): void {
    const keys = fingerprintRange(query);
    if (!keys) return;
    const range = `between ${this.given.add(keys.from, 'bytea')} and ${this.given.add(keys.to, 'bytea')}`;
    for (const { by, table, id, fingerprint } of columns)
      this.add(by, {
        ids: `select ${id} as id from ${table} where ${fingerprint} ${range} order by ${fingerprint}, ${id} limit ${FOUND_MAX}`,
      });
  }

  /** Finds rows by the sound of their name, unless the request excludes it. */
  addSound({ query, sound }: FindRequest, findings: Findings): void {
    const letters = sound === false ? null : soundLetters(query);
    if (letters) this.add('sound', idsBySound(letters, FOUND_MAX, findings, this.given));
  }

  /**
   * Reads the found rows, best first.
   *
   * @param selection a SELECT from `hits`, which has `id` and `by`; an empty `sound` is left out of the rows
   */
  async rows<Row extends object>(db: Queryable, selection: string): Promise<Row[]> {
    const rows = await this.given.rows<Row & { sound?: string | null }>(
      db,
      `with ${this.#parts.map((part) => `${part}, `).join('')}
       hits as (select distinct on (id) * from (${this.#ways.join(' union all ')}) hit order by id, rank)
       ${selection} order by hits.rank, hits.place limit ${FOUND_MAX}`,
    );
    return rows.map(({ sound, ...row }) => ({ ...row, ...(sound && { sound }) }) as unknown as Row);
  }
}
