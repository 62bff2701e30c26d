import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../services';
import { addUpkeep } from '../upkeep';
import { type CreateKeyArea, createKeyTables, removeOldCreateKeys } from './create-keys.repository';

export const createKeysPlugin = fp(async (app: FastifyInstance, { pool }: Pick<Services, 'pool'>) => {
  addUpkeep(app, 'the keys of creates', async () => {
    for (const area of Object.keys(createKeyTables) as CreateKeyArea[]) await removeOldCreateKeys(pool, area);
  });
});
