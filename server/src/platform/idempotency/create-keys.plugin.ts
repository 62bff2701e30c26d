import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../services';
import { addUpkeep } from '../upkeep';
import { removeOldKeys } from './create-keys';

export const createKeysPlugin = fp(async (app: FastifyInstance, { pool }: Pick<Services, 'pool'>) => {
  addUpkeep(app, 'the keys of creates', () => removeOldKeys(pool));
});
