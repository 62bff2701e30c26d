import type { FastifyInstance } from 'fastify';

const EVERY_MS = 60_000;

/**
 * Does `work` when the server listens and then now and then, never twice at a time. A failure waits for the next time:
 * nothing may depend on it being soon.
 *
 * @returns has it done at once, for work that there is only now and then
 */
export function scheduleJob(
  app: FastifyInstance,
  what: string,
  work: () => Promise<unknown>,
  everyMs = EVERY_MS,
): () => void {
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

  const begin = () => void (isRunning ??= attempt());
  app.addHook('onListen', async () => {
    begin();
    timer = setInterval(begin, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await isRunning;
  });
  return begin;
}
