import { failureReason } from '@backoffice/contract';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { notNow } from '../http/http-error';
import { overload } from './policies';

const SAMPLE_MS = 250;

interface OverloadOptions {
  pool: Pick<pg.Pool, 'waitingCount'>;
  /** The delay of the event loop, in ms, that two samples in a row may reach. */
  maxDelayMs?: number | undefined;
}

/**
 * Refuses calls while the process is overloaded: with 429, which the client retries quietly. 503 would ask the user to sign in
 * again, which is why @fastify/under-pressure is not used.
 */
export const overloadPlugin = fp(
  async (app: FastifyInstance, { pool, maxDelayMs = overload.maxDelayMs }: OverloadOptions) => {
    let delayMs = 0;
    let lastDelayMs = 0;
    let last = performance.now();
    const sampling = setInterval(() => {
      const now = performance.now();
      const late = now - last - SAMPLE_MS;
      // A single stall, as at a start or when other programs use the processor, is over by the time it is measured.
      delayMs = Math.min(late, lastDelayMs);
      lastDelayMs = late;
      last = now;
    }, SAMPLE_MS).unref();
    app.addHook('onClose', async () => clearInterval(sampling));
    app.addHook('onRequest', (request, _reply, done) => {
      const isBusy = delayMs > maxDelayMs || pool.waitingCount > overload.maxWaitingForConnection;
      if (isBusy && !request.url.startsWith('/health/')) throw notNow(429, failureReason('busy'), 1);
      done();
    });
  },
);
