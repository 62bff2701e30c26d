import type { FastifyBaseLogger } from 'fastify';
import { createPasswordHasher } from '../platform/encryption/password-hasher';
import { connectionProblems } from '../platform/database/connection-problems';
import { Commits } from '../platform/database/commits';
import { createQueue } from '../platform/admission/queue';
import { createPool } from '../platform/database/create-pool';
import { openKeyring } from '../platform/encryption/open-keyring';
import { createPrivateKeys } from '../platform/encryption/private-keys';
import { createKeyReads } from '../platform/key-reads/key-reads';
import { Reads } from '../platform/replicas/reads';
import type { Settings } from '../platform/settings/settings';
import type { Services } from '../platform/services';
import { ensureAdministrator } from '../areas/people/accounts/first-administrator';
import { refuseOtherRelyingParty } from '../areas/people/factors/relying-party';
import { closeUnboundSessions } from '../areas/people/sessions/sessions.repository';
import { hasOwnersRights } from '../platform/database/api-role';
import { migrateDatabase } from '../platform/database/migrate-database';
import { withDatabaseLock } from '../platform/database/database-lock';
import { addDemoArticles } from '../samples/articles';
import { addDemoChannels } from '../samples/channels';
import { addDemoDashboard } from '../samples/dashboard';
import { addDemoData } from '../samples/demo-data';
import { addDemoHistory } from '../samples/demo-history';
import { addDemoTransactions, scheduleDemoTransactions } from '../samples/demo-transactions';
import { addDemoMerchants } from '../samples/merchants';
import { replaceDemoPasswords } from '../samples/demo-passwords';
import { addDemoUsers, demoAccount, markDemoUsers } from '../samples/people';
import { serveMetrics } from '../platform/observing/serve-metrics';
import { buildApp } from './build-app';

/** Less than the 5 s after which a browser gives up. */
const COMMIT_WITHIN_MS = 4_000;

/** Limits concurrent commits, so that half of a pool's connections stay free for reads: docs/decisions/0039. */
function commitsOver(connections: number): Commits {
  const atOnce = Math.max(1, Math.floor(connections / 2));
  const inTurn = createQueue('commits', { atOnce });
  return new Commits((commit) => inTurn(commit), COMMIT_WITHIN_MS);
}

export function createServices(settings: Settings, log: FastifyBaseLogger): Services {
  const { databaseUrl, poolerUrl, replicaUrls, connections: max } = settings;
  const pool = createPool(poolerUrl ?? databaseUrl, {
    max,
    isPooled: poolerUrl !== null,
    commits: commitsOver(max),
  });
  return {
    settings,
    pool,
    reads: new Reads({ pool, databaseUrl, replicaUrls, connections: max, log }),
    keyring: openKeyring(settings, pool),
    keyReads: createKeyReads(pool, settings, log),
    passwords: createPasswordHasher(),
    privateKeys: createPrivateKeys(),
    demoAccount: settings.demoData ? demoAccount : null,
    log,
  };
}

/** Migrates the database and adds the rows of a first start, once for processes that start together. */
async function prepareDatabase(services: Services, show: (sentence: string) => void): Promise<void> {
  const { settings, log } = services;
  const applied = await migrateDatabase(settings);
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  if (await hasOwnersRights(services.pool))
    log.warn(
      'the API is connected as the owner of the database: set DATABASE_OWNER_URL to the owner and DATABASE_URL to another role',
    );
  await refuseOtherRelyingParty(services.pool, settings);
  await services.keyring.ensureRoots();
  const ended = settings.sessionBinding ? await closeUnboundSessions(services.pool) : 0;
  if (ended > 0) log.warn({ ended }, 'sessions without a key have ended, because SESSION_BINDING is on');
  await withDatabaseLock(settings.databaseUrl, 'prepare', async (client) => {
    for (const sentence of await connectionProblems(client, settings)) log.warn(sentence);
    if (settings.demoData) {
      await addDemoData(services);
      await addDemoUsers(services);
      await addDemoMerchants(services);
      await addDemoChannels(services);
      await addDemoArticles(services);
      await addDemoDashboard(services);
      await addDemoTransactions(services);
      await addDemoHistory(services);
    } else {
      await replaceDemoPasswords(services, show);
    }
    await markDemoUsers(services, settings.demoData);
    await ensureAdministrator(services, settings, show);
  });
}

export type RunningServer = Awaited<ReturnType<typeof serve>>;

/** Prepares the database and listens. `stop` finishes the calls in progress, then closes the database's connections. */
export async function serve(settings: Settings, log: FastifyBaseLogger, show: (sentence: string) => void) {
  const services = createServices(settings, log);
  try {
    await prepareDatabase(services, show);
    const app = await buildApp(services);
    if (settings.demoData) scheduleDemoTransactions(app, services);
    await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const { metricsHost: host, metricsPort, certificate } = settings;
    const metrics = await serveMetrics(app.metrics, { host, port: metricsPort, certificate }).catch(
      async (error: unknown) => {
        await app.close();
        throw error;
      },
    );
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    // In this order: the calls in progress still need the pool, which Fastify's own onClose hooks would end before them.
    const stop = async () => {
      await app.close();
      await metrics.stop();
      await services.reads.stop();
      await services.pool.end();
    };
    return { port, metricsPort: metrics.port, stop };
  } catch (error) {
    await services.reads.stop();
    await services.pool.end();
    throw error;
  }
}
