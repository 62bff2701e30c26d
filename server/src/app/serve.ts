import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../platform/settings/settings';
import { buildApp } from './build-app';
import { createServices } from './create-services';
import { prepareDatabase } from './prepare-database';

export interface RunningServer {
  port: number;
  /** Finishes the calls under way, then closes the database's connections. */
  stop(): Promise<void>;
}

/** Prepares the database and listens. */
export async function serve(
  settings: Settings,
  log: FastifyBaseLogger,
  show: (sentence: string) => void,
): Promise<RunningServer> {
  const services = createServices(settings, log);
  try {
    await prepareDatabase(services, show);
    const app = await buildApp(services);
    await app.listen({ host: settings.host, port: settings.port }).catch(async (error: unknown) => {
      await app.close();
      throw error;
    });
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : settings.port;
    // In this order: the calls under way still need the pool, which Fastify's own onClose hooks would end before them.
    return { port, stop: () => app.close().then(() => services.pool.end()) };
  } catch (error) {
    await services.pool.end();
    throw error;
  }
}
