import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The steps behind the sign-in, in the order in which they run. */
const STEPS = ['app', 'federation', 'facades', 'list'];
const IS_SIGNED_IN = /(?:^|;\s*)Admin-Token=[^;]/;

/** The host's page, as it is sent for every address of the app. */
export function hostPage(files: string, apiBaseUrl: string | undefined) {
  const plain = Buffer.from(pageHtml(files, apiBaseUrl));
  const brotli = brotliCompressSync(plain);
  const steps = linkToSteps(files);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie');
    if (steps && IS_SIGNED_IN.test(String(request.headers.cookie))) reply.header('link', steps);
    if (compressed) reply.header('content-encoding', 'br');
    return reply.send(compressed ? brotli : plain);
  };
}

/**
 * The host's page as it is sent.
 *
 * @param files folder of the built host
 * @param apiBaseUrl the API's origin where the operator sets one; otherwise the page finds it by the base-URL rule
 */
export function pageHtml(files: string, apiBaseUrl: string | undefined): string {
  return readFileSync(`${files}/index.html`, 'utf8').replace(
    /<meta name="?api-base"? content(="")?\s*\/?>/,
    apiBaseUrl ? `<meta name="api-base" content="${apiBaseUrl}">` : '',
  );
}

/**
 * Names the files of these steps ahead, so that none of them waits for the step before it to run.
 *
 * @param files folder of the built host
 */
export function linkToSteps(files: string): string {
  const assets = readdirSync(`${files}/assets`);
  return STEPS.flatMap((step) => assets.find((file) => new RegExp(`^${step}\\.\\w+\\.js$`).test(file)) ?? [])
    .map((file) => `</assets/${file}>; rel=preload; as=script`)
    .join(', ');
}
