import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../../platform/services';
import { addUpkeep } from '../../platform/upkeep';
import { merchantSearchOf } from './merchant-search-of';
import { removeOldChanges } from './merchant-upkeep.repository';

/** What has to be done for merchants now and then. */
export const merchantUpkeepPlugin = fp(async (app: FastifyInstance, { pool }: Pick<Services, 'pool'>) => {
  addUpkeep(app, 'the merchants', () => removeOldChanges(pool));
  app.addHook('onListen', async () => {
    // So that the first list call does not have to count.
    merchantSearchOf(pool)
      .totals()
      .catch((error: unknown) => app.log.warn({ err: error }, 'counting the merchants failed'));
  });
});
