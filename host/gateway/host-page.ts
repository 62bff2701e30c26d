import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The host's page, as it is sent for every address of the app. */
export function hostPage(files: string, apiBaseUrl: string | undefined) {
  const html = readFileSync(`${files}/index.html`, 'utf8').replace(
    /<meta name="?api-base"? content(="")?\s*\/?>/,
    apiBaseUrl ? `<meta name="api-base" content="${apiBaseUrl}">` : '',
  );
  const plain = Buffer.from(html);
  const brotli = brotliCompressSync(plain);
  return (request: FastifyRequest, reply: FastifyReply) => {
    const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (compressed) reply.header('content-encoding', 'br');
    return reply.send(compressed ? brotli : plain);
  };
}
