import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkToSteps } from './link-to-steps';
import { pageHtml } from './page-html';

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
