import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { addUpkeep } from '../../platform/upkeep';
import type { Services } from '../../platform/services';
import { removeOldLoads } from './loads.repository';
import { removeUnusedReleases } from './remove-unused-releases';

/** What has to be done for remotes now and then. */
export const remotesUpkeepPlugin = fp(
  async (app: FastifyInstance, { pool, settings }: Pick<Services, 'pool' | 'settings'>) => {
    const { releaseStore, session } = settings;
    addUpkeep(app, 'the remotes', () => removeOldLoads(pool));
    if (releaseStore)
      addUpkeep(app, 'the release store', () => removeUnusedReleases(pool, releaseStore, session));
  },
);
