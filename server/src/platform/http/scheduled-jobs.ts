import type { FastifyInstance } from 'fastify';

const EVERY_MS = 60_000;

/**
 * Does `work` when the server listens and then now and then, never twice at a time. A failure waits for the next time:
 * nothing may depend on it being soon.
 */
export function scheduleJob(app: FastifyInstance, what: string, work: () => Promise<unknown>): void {
  let isRunning: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    try {
      await work();
    } catch (error) {
      app.log.warn({ err: error }, `the scheduled job for ${what} failed`);
    } finally {
      isRunning = undefined;
    }
  }

  app.addHook('onListen', async () => {
    isRunning ??= attempt();
    timer = setInterval(() => void (isRunning ??= attempt()), EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await isRunning;
  });
}
