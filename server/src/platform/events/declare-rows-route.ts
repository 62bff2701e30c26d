import { type LiveList, liveLists } from '@backoffice/contract/live-lists';
import { liveRowsRequest, liveRowsResponse } from '@backoffice/contract/live-rows';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { declareRoute } from '../http/declare-route';

interface RowsRoute<Row extends z.ZodMiniType> {
  row: Row;
  /** The rows of these ids that there are, without private keys: pages ask by themselves. */
  find(given: { ids: readonly number[] }): Promise<z.input<Row>[]>;
}

/** Adds the call by which a page brings rows up to date that somebody else has written. */
export function declareRowsRoute<Row extends z.ZodMiniType>(
  app: FastifyInstance,
  list: Exclude<LiveList, 'roles'>,
  { row, find }: RowsRoute<Row>,
): void {
  const [, url] = liveLists[list].split(' ') as ['POST', string];
  declareRoute(app, 'POST', url, {
    summary: 'The rows with these ids as they are now, for pages that show them.',
    body: liveRowsRequest,
    data: liveRowsResponse(row),
    handle: async ({ body }) => ({ items: await find(body) }),
  });
}
