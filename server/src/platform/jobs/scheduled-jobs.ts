import type { FastifyInstance } from 'fastify';

const EVERY_MS = 60_000;

/**
 * Runs `work` when the server listens and then at an interval, never twice at the same time. After a failure it runs at the
 * next interval, so nothing may depend on it being soon.
 *
 * @returns a function that runs it at once; called during a run it causes one more run, because the current one may have missed
 *   the new work
 */
export function scheduleJob(
  app: FastifyInstance,
  name: string,
  work: () => Promise<unknown>,
  everyMs = EVERY_MS,
): () => void {
  let isRunning: Promise<void> | undefined;
  let requests = 0;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(): Promise<void> {
    let known: number;
    do {
      known = requests;
      try {
        await work();
      } catch (error) {
        app.log.warn({ err: error }, `scheduled job failed: ${name}`);
      }
    } while (known !== requests);
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
    requests += 1;
    begin();
  };
}
