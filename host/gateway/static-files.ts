import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Named by a hash of its content: twelve hex digits before the ending. */
export const NAMED_BY_CONTENT = /\.[0-9a-f]{12}\.(js(\.br)?|woff2)$/;
/** In the folder of a release, which never changes. */
const IN_A_RELEASE = /\.js(\.br)?$/;

/**
 * Serves built files, precompressed where the browser takes brotli. Some are kept for good; everything else, manifests above all, is
 * asked for anew. A file that is not there is a 404, never the app's page.
 *
 * @param files.root folder to serve
 * @param files.prefix path under which it is served, with a slash at both ends
 * @param files.keeps the paths of files that never change
 */
export async function serveFiles(
  app: FastifyInstance,
  { keeps, ...files }: { root: string; prefix: string; keeps: RegExp },
): Promise<void> {
  await app.register(fastifyStatic, {
    ...files,
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    // Nobody asks for a part, and the hash of the content says more than its day.
    acceptRanges: false,
    lastModified: false,
    setHeaders(reply, path) {
      const isKept = keeps.test(path);
      reply.header('cache-control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
      // What never changes is not asked for anew.
      if (isKept) reply.removeHeader('etag');
      reply.header('vary', 'accept-encoding');
    },
  });
}

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
  await serveFiles(app, { root: releases, prefix: '/', keeps: IN_A_RELEASE });
  return app;
}
