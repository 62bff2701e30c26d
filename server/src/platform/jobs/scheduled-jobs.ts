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
  let asked = 0;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    let known: number;
    do {
      known = asked;
      try {
        await work();
      } catch (error) {
        app.log.warn({ err: error }, `the scheduled job for ${what} failed`);
      }
    } while (known !== asked);
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
    asked += 1;
    begin();
  };
}
