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
    help: 'Calls that a replica may answer, by where they were read: again is on the primary, after a replica had failed.',
    labelNames: ['where'],
    registers,
  });
  for (const where of ['primary', 'replica', 'again'] satisfies ReadWhere[]) counter.inc({ where }, 0);
  reads.onRead = (where) => counter.inc({ where });
  const lag = new Gauge({
    name: 'replica_lag_seconds',
    help: 'Maximum lag of a replica; +Inf if unknown.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, lagMs } of reads.replicas) lag.set({ replica: name }, lagMs / 1000);
    },
  });
  const used = new Gauge({
    name: 'replica_used',
    help: '1 where calls are read from a replica, else 0.',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, problem } of reads.replicas) used.set({ replica: name }, problem === null ? 1 : 0);
    },
  });
  app.addHook('onListen', async () => reads.start());
});
