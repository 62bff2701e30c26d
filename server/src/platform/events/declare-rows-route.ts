import { liveLists, type PagedLiveList } from '@backoffice/contract/live-lists';
import { liveRowsRequest, liveRowsResponse } from '@backoffice/contract/live-rows';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { ComposedStatement } from '../database/statement';
import { declareRoute } from '../http/declare-route';

interface RowsRoute<Row extends z.ZodMiniType<{ id: number }>, Filter extends z.ZodMiniType> {
  pool: pg.Pool;
  row: Row;
  /** Returns the existing rows with these ids, without private keys, because pages call this unattended. */
  find(given: { ids: readonly number[] }): Promise<z.input<Row>[]>;
  /** The filter of the list. */
  filter: Filter;
  /** The FROM clause of the list, with the alias that the conditions use. */
  from: string;
  alias: string;
  conditions(filter: z.output<Filter>, given: ComposedStatement): string[];
}

/**
 * Adds the call by which a page refreshes rows that another user has written. After the call, the page's event stream sends
 * changed rows of the list.
 */
export function declareRowsRoute<Row extends z.ZodMiniType<{ id: number }>, Filter extends z.ZodMiniType>(
  app: FastifyInstance,
  list: PagedLiveList,
  { pool, row, find, filter: filterSchema, from, alias, conditions }: RowsRoute<Row, Filter>,
): void {
  async function matching(ids: readonly number[], filter: z.output<Filter>): Promise<number[]> {
    const given = new ComposedStatement();
    const all = [`${alias}.id = any(${given.add(ids, 'bigint[]')})`, ...conditions(filter, given)];
    const rows = await given.rows<{ id: number }>(
      pool,
      `select ${alias}.id from ${from} where ${all.join(' and ')}`,
    );
    return rows.map(({ id }) => id);
  }

  const [, url] = liveLists[list].split(' ') as ['POST', string];
  declareRoute(app, 'POST', url, {
    summary: 'Get current records by ID, with a filter those that match',
    body: liveRowsRequest(filterSchema),
    data: liveRowsResponse(row),
    handle: async ({ body: { ids, filter }, caller }) => {
      app.liveRows.noteRead(caller, list);
      const wanted = filter === undefined ? ids : await matching(ids, filter);
      return { items: wanted.length > 0 ? await find({ ids: wanted }) : [] };
    },
  });
  // Strips fields that the schema does not name, as every answer does.
  const rows = z.compile(z.array(row));
  app.liveRows.sendRowsBy(list, async (ids) => z.parse(rows, await find({ ids })));
}
