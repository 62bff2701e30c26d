import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../../../platform/services';
import { addUpkeep } from '../../../platform/upkeep';
import { removeOldPasswordChecks } from './password-checks.repository';

export const passwordChecksPlugin = fp(async (app: FastifyInstance, { pool }: Pick<Services, 'pool'>) => {
  addUpkeep(app, 'the checks of passwords', () => removeOldPasswordChecks(pool));
});
