import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Matches files named by a hash of their content: twelve hex digits before the extension. */
export const NAMED_BY_CONTENT = /\.[0-9a-f]{12}\.((js(on)?|css)(\.br)?|woff2|webp)$/;
/** Matches the addresses of source maps, which are never served. */
export const SOURCE_MAP = /^\/(?:assets|mfe)\/[^?]*\.map(\.(br|gz))?(\?|$)/;
/** Matches files that never change in the folder of a release. */
const IN_A_RELEASE = /\.js(\.br|\.gz)?$|\.[0-9a-f]{12}\.((json|css)(\.br|\.gz)?|woff2|webp)$/;

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
    dotfiles: 'ignore',
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

/** The path of all remotes' files: `/mfe/<name>/<release>/…` is `mfe-<name>/<release>/…` in the store. */
const REMOTES_PATH = '/mfe/';

/** Returns the path at which `serveReleases` serves a file of a remote; every other path as it is. */
export function pathInStore(url: string): string {
  return url.startsWith(REMOTES_PATH) ? `${REMOTES_PATH}mfe-${url.slice(REMOTES_PATH.length)}` : url;
}

/** Serves the releases of all remotes from the store. */
export function serveReleases(app: FastifyInstance, store: string): Promise<void> {
  return serveFiles(app, { root: store, prefix: REMOTES_PATH, keeps: IN_A_RELEASE });
}
