import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { privateKeysCounter } from './key-metrics';

type PoolCounts = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

function observePool(registry: Registry, pool: PoolCounts): void {
  const gauge = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where this API counts. */
    metrics: Registry;
  }
}

/** For Prometheus: durations by route and status, the pool, the event loop. Labels hold no user's data. */
export const metricsPlugin = fp(async (app: FastifyInstance, { pool }: { pool: PoolCounts }) => {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  observePool(registry, pool);
  registry.registerMetric(privateKeysCounter);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
});
