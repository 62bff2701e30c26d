import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { addUpkeep } from '../app/upkeep';
import type { Services } from '../app/services';
import { removeOldLoads } from './loads.repository';

/** What has to be done for remotes now and then. */
export const remotesUpkeepPlugin = fp(async (app: FastifyInstance, { pool }: Pick<Services, 'pool'>) => {
  addUpkeep(app, 'the remotes', () => removeOldLoads(pool));
});
