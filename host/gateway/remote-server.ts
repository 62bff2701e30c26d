import Fastify, { type FastifyInstance } from 'fastify';
import { serveFiles } from './static-files';

/**
 * A remote's own server: every release in `releases/<release>/`, at `/<release>/…`.
 *
 * @param isStore the folder holds the releases of all remotes: `mfe-<name>/<release>/` is served at `/<name>/<release>/…`
 */
export async function createRemoteServer(releases: string, isStore = false): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    ...(isStore && { rewriteUrl: ({ url = '/' }) => (url === '/healthz' ? url : `/mfe-${url.slice(1)}`) }),
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  await serveFiles(app, { root: releases, prefix: '/' });
  return app;
}
