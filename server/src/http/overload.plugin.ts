import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type pg from 'pg';
import { HttpError } from './http-error';

const SAMPLE_MS = 500;
const MAX_DELAY_MS = 500;
const MAX_WAITING_FOR_CONNECTION = 500;

/**
 * Refuses calls while the process can't keep up: 429, which the client waits out quietly (503 would ask the user to sign in
 * again, which is why @fastify/under-pressure is not used).
 */
export const overloadPlugin = fp(
  async (app: FastifyInstance, { pool }: { pool: Pick<pg.Pool, 'waitingCount'> }) => {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    let meanDelayMs = 0;
    const sampling = setInterval(() => {
      meanDelayMs = delay.mean / 1e6;
      delay.reset();
    }, SAMPLE_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(sampling);
      delay.disable();
    });
    app.addHook('onRequest', async (request) => {
      if (request.url.startsWith('/health/') || request.url === '/metrics') return;
      if (meanDelayMs > MAX_DELAY_MS || pool.waitingCount > MAX_WAITING_FOR_CONNECTION) {
        throw new HttpError(429, 'Too many requests just now.', { retryAfterSeconds: 1 });
      }
    });
  },
);
