import { type LiveList, liveLists } from '@backoffice/contract/live-lists';
import { liveRowsRequest, liveRowsResponse } from '@backoffice/contract/live-rows';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { declareRoute } from '../http/declare-route';

interface RowsRoute<Row extends z.ZodMiniType<{ id: number }>> {
  row: Row;
  /** The rows of these ids that there are, without private keys: pages ask by themselves. */
  find(given: { ids: readonly number[] }): Promise<z.input<Row>[]>;
}

/** Adds the call by which a page brings rows up to date that somebody else has written; after it they are told to the page's stream. */
export function declareRowsRoute<Row extends z.ZodMiniType<{ id: number }>>(
  app: FastifyInstance,
  list: Exclude<LiveList, 'roles'>,
  { row, find }: RowsRoute<Row>,
): void {
  const [, url] = liveLists[list].split(' ') as ['POST', string];
  declareRoute(app, 'POST', url, {
    summary: 'The rows with these ids as they are now, for pages that show them.',
    body: liveRowsRequest,
    data: liveRowsResponse(row),
    handle: async ({ body, caller }) => {
      app.liveRows.noteRead(caller, list);
      return { items: await find(body) };
    },
  });
  // What the schema doesn't name never leaves, as with any answer.
  const rows = z.compile(z.array(row));
  app.liveRows.tellRowsBy(list, async (ids) => z.parse(rows, await find({ ids })));
}
