import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import * as z from 'zod/mini';
import { declareRoute } from '../http/declare-route';
import { refusal } from '../http/http-error';

const up = z.object({ up: z.literal(true) });

/** Live: the process answers. Ready: the database answers too; otherwise, and while the server stops, 503. */
export function healthRoutes(app: FastifyInstance, { pool }: { pool: pg.Pool }): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  declareRoute(app, 'GET', '/health/live', {
    summary: 'Liveness check',
    data: up,
    handle: () => ({ up: true as const }),
  });
  declareRoute(app, 'GET', '/health/ready', {
    summary: 'Readiness check: up, not stopping, database reachable',
    data: up,
    handle: async () => {
      if (isStopping) throw refusal(503, 'shutting-down');
      await pool.query('select 1');
      return { up: true as const };
    },
  });
}
