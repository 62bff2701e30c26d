import type { ServerCertificate } from '@backoffice/server-certificate';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { commitsOf } from '../database/commits';
import { privateKeysCounter, refusedPasswordsCounter, webhookDeliveriesCounter } from './counters';
import { observeDatabase } from './database-gauges';

function observePool(registry: Registry, pool: pg.Pool): void {
  const gauge = new Gauge({
    name: 'database_pool_connections',
    help: 'Number of connections of the pool, and of calls waiting for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      gauge.set({ state: 'idle' }, pool.idleCount);
      gauge.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      gauge.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const late = new Gauge({
    name: 'database_commits_late',
    help: 'Number of commits that timed out and that the database has not answered yet.',
    registers: [registry],
    collect() {
      late.set(commitsOf(pool)?.late ?? 0);
    },
  });
}

function observeCertificate(registry: Registry, certificate: ServerCertificate | null): void {
  const gauge = new Gauge({
    name: 'server_certificate_end_timestamp_seconds',
    help: 'End of the certificate by which this API answers, in seconds since 1970; absent without one.',
    // A gauge without labels would begin at 0.
    labelNames: ['server'],
    registers: [registry],
    collect() {
      if (certificate) gauge.set({ server: 'api' }, certificate.endsAt());
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry of this API's metrics. */
    metrics: Registry;
  }
}

const DISK_FULL = 507;

interface Observed {
  pool: pg.Pool;
  certificate: ServerCertificate | null;
}

/**
 * Collects metrics for Prometheus: durations by route and status, the database, the event loop. Labels contain no user data.
 */
export const metricsPlugin = fp(async (app: FastifyInstance, { pool, certificate }: Observed) => {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  observePool(registry, pool);
  observeDatabase(registry, pool);
  observeCertificate(registry, certificate);
  registry.registerMetric(privateKeysCounter);
  registry.registerMetric(refusedPasswordsCounter);
  registry.registerMetric(webhookDeliveriesCounter);
  // Counted separately, because a histogram's series for a status begins with its first answer: this counter includes the first
  // one.
  const full = new Counter({
    name: 'database_full_answers_total',
    help: 'Total number of calls refused because the disk of the database is full.',
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests in seconds, until the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    if (reply.statusCode === DISK_FULL) full.inc();
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
});
