import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Matches files named by a hash of their content: twelve hex digits before the extension. */
export const NAMED_BY_CONTENT = /\.[0-9a-f]{12}\.(js(\.br)?|woff2|webp)$/;
/** Matches files that never change in the folder of a release. */
const IN_A_RELEASE = /\.js(\.br)?$/;

/**
 * Serves built files, precompressed where the browser accepts brotli. Browsers cache some for good and revalidate all others, such
 * as manifests. A missing file is a 404, never the app's page.
 *
 * @param files.root the folder to serve
 * @param files.prefix the path at which it is served, with a slash at both ends
 * @param files.keeps matches the paths of files that never change
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
    // Browsers do not request ranges of these files, and the ETag is more precise than the date.
    acceptRanges: false,
    lastModified: false,
    setHeaders(reply, path) {
      const isKept = keeps.test(path);
      reply.header('cache-control', isKept ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Files that never change are not revalidated.
      if (isKept) reply.removeHeader('etag');
      reply.header('vary', 'accept-encoding');
    },
  });
}

/**
 * Creates a remote's own server: serves every release in `releases/<release>/` at `/<release>/…`.
 *
 * @param isStore the folder holds the releases of all remotes: `mfe-<name>/<release>/` is served at `/<name>/<release>/…`
 * @param trouble returns the reason why the remote is unhealthy, for `/healthz`; its files are served anyway
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
