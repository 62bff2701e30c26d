import Fastify, { type FastifyInstance } from 'fastify';
import { serveFiles } from './static-files';

/** A remote's own server: every release in `releases/<release>/`, at `/<release>/…`. */
export async function createRemoteServer(releases: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: 'warn' }, forceCloseConnections: true });
  app.get('/healthz', () => ({ status: 'ok' }));
  await serveFiles(app, { root: releases, prefix: '/' });
  return app;
}
