import Fastify, { type FastifyInstance } from 'fastify';
import { serveFiles } from './static-files';

/**
 * A remote's own server: every release in `releases/<release>/`, at `/<release>/…`.
 *
 * @param isStore the folder holds the releases of all remotes: `mfe-<name>/<release>/` is served at `/<name>/<release>/…`
 * @param trouble what keeps the remote from being well, in a sentence; it is served all the same
 */
export async function createRemoteServer(
  releases: string,
  { isStore = false, trouble }: { isStore?: boolean; trouble?: () => string | undefined } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => (isStore && url !== '/healthz' ? `/mfe-${url.slice(1)}` : url),
  });
  app.get('/healthz', (_request, reply) => {
    const sentence = trouble?.();
    return sentence ? reply.code(503).send({ status: sentence }) : reply.send({ status: 'ok' });
  });
  await serveFiles(app, { root: releases, prefix: '/' });
  return app;
}
