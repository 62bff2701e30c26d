import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../app/services';
import { merchantSearchOf } from './merchant-search-of';
import { removeOldChanges, removeOldCreateKeys } from './merchant-upkeep.repository';

const EVERY_MS = 60_000;

/** What has to be done for merchants now and then. A failure waits for the next time: nothing depends on it being soon. */
export const merchantUpkeepPlugin = fp(async (app: FastifyInstance, { pool }: Pick<Services, 'pool'>) => {
  let isRunning: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      await removeOldChanges(pool);
      await removeOldCreateKeys(pool);
    } catch (error) {
      app.log.warn({ err: error }, 'upkeep of the merchants failed');
    } finally {
      isRunning = undefined;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    isRunning ??= work();
    timer = setInterval(() => void (isRunning ??= work()), EVERY_MS).unref();
    // So that the first list call does not have to count.
    merchantSearchOf(pool)
      .totals()
      .catch((error: unknown) => app.log.warn({ err: error }, 'counting the merchants failed'));
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await isRunning;
  });
});
