import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import type { Reads, ReadWhere } from './reads';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs calls that write nothing: see `declareRoute`. */
    reads: Pick<Reads, 'run'>;
  }
}

/** Provides replicas for reads, and their metrics. Without replicas there are no metrics. */
export const readsPlugin = fp(async (app: FastifyInstance, { reads }: { reads: Reads }) => {
  app.decorate('reads', reads);
  if (reads.replicas.length === 0) return;
  const registers = [app.metrics];
  const counter = new Counter({
    name: 'reads_total',
    help: 'Total number of reads that a replica may serve, by where they were served: again is the primary after a replica failed.',
    labelNames: ['where'],
    registers,
  });
  for (const where of ['primary', 'replica', 'again'] satisfies ReadWhere[]) counter.inc({ where }, 0);
  reads.onRead = (where) => counter.inc({ where });
  const lag = new Gauge({
    name: 'replica_lag_seconds',
    help: 'Maximum replication lag of a replica in seconds; +Inf if unknown.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lagMs } of reads.replicas) lag.set({ replica: name }, lagMs / 1000);
    },
  });
  const used = new Gauge({
    name: 'replica_used',
    help: 'Whether a replica is used for reads (1) or not (0).',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, problem } of reads.replicas) used.set({ replica: name }, problem === null ? 1 : 0);
    },
  });
  app.addHook('onListen', async () => reads.start());
});
