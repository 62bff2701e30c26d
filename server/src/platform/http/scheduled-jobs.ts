import type { FastifyInstance } from 'fastify';

const EVERY_MS = 60_000;

/**
 * Does `work` when the server listens and then now and then, never twice at a time. A failure waits for the next time:
 * nothing may depend on it being soon.
 *
 * @returns has it done at once, for work that there is only now and then; asked for while it is done it is done once more,
 *   for it may have looked already
 */
export function scheduleJob(
  app: FastifyInstance,
  what: string,
  work: () => Promise<unknown>,
  everyMs = EVERY_MS,
): () => void {
  let isRunning: Promise<void> | undefined;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await work();
      } catch (error) {
        app.log.warn({ err: error }, `the scheduled job for ${what} failed`);
      }
    } while (isAskedAgain);
    isRunning = undefined;
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
  return () => {
    isAskedAgain = true;
    begin();
  };
}
