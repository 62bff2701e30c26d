import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Product, withProduct } from './product';

/** The build steps after sign-in, in the order in which they run. */
const STEPS = ['app', 'federation', 'facades'];
const IS_SIGNED_IN = /(?:^|;\s*)Admin-Token=[^;]/;

/** Creates the handler of the host's page, which is sent for every address of the app. */
export function hostPage(files: string, apiBaseUrl: string | undefined, product: Product) {
  const plain = Buffer.from(withProduct(pageHtml(files, apiBaseUrl), product));
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

const BUILT_SCRIPT = /\.([0-9a-f]{12})\.js$/;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

function readScript(files: string, name: string): Buffer {
  return readFileSync(`${files}/assets/${name}`);
}

/**
 * Builds the file with the integrity hashes of the host's scripts, keyed by the hash in each script's name.
 *
 * @param files folder of the built host
 * @returns null where the names have no hash: scripts built by `pnpm dev` change while a page uses them
 */
export function scriptHashes(files: string): { path: string; integrity: string; content: string } | null {
  const hashes = readdirSync(`${files}/assets`).flatMap((name) => {
    const [, key] = BUILT_SCRIPT.exec(name) ?? [];
    return key ? [[key, hashOf(readScript(files, name))]] : [];
  });
  if (hashes.length === 0) return null;
  const content = JSON.stringify(Object.fromEntries(hashes));
  const key = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/assets/scripts.${key}.json`, integrity: `sha256-${hashOf(content)}`, content };
}

const EARLY_SCRIPT = /<script [^>]*src="?\/assets\/(early\.[0-9a-f]{12}\.js)"?[^>]*><\/script>/;

/** Puts the script that sends the first calls into the page, because it must not wait for a file. */
function withEarlyScript(page: string, files: string): string {
  return page.replace(
    EARLY_SCRIPT,
    (_, name: string) => `<script>${String(readScript(files, name))}</script>`,
  );
}

/**
 * Returns the source by which the page's policy allows the script in the page; a space before it.
 *
 * @param files folder of the built host
 * @returns an empty text for a page without it, as built by `pnpm dev`
 */
export function sourceOfEarlyScript(files: string): string {
  const [, name] = EARLY_SCRIPT.exec(readFileSync(`${files}/index.html`, 'utf8')) ?? [];
  return name ? ` 'sha256-${hashOf(readScript(files, name))}'` : '';
}

/**
 * Returns the host's page as it is sent.
 *
 * @param files folder of the built host
 * @param apiBaseUrl the API's origin where the operator sets one; otherwise the page finds it by the base-URL rule
 */
export function pageHtml(files: string, apiBaseUrl: string | undefined): string {
  const hashes = scriptHashes(files);
  const page = readFileSync(`${files}/index.html`, 'utf8').replace(
    /<meta name="?api-base"? content(="")?\s*\/?>/,
    [
      ...(apiBaseUrl ? [`<meta name="api-base" content="${apiBaseUrl}">`] : []),
      ...(hashes ? [`<meta name="scripts" content="${hashes.path} ${hashes.integrity}">`] : []),
    ].join(''),
  );
  if (!hashes) return page;
  return withEarlyScript(page, files).replace(
    /<script ([^>]*src="?\/assets\/([\w.-]+\.js)"?)/g,
    (_, attributes: string, name: string) =>
      `<script crossorigin integrity="sha256-${hashOf(readScript(files, name))}" ${attributes}`,
  );
}

/**
 * Returns the `Link` header that preloads the files of these steps, so that none waits for the step before it.
 *
 * @param files folder of the built host
 */
export function linkToSteps(files: string): string {
  const assets = readdirSync(`${files}/assets`);
  const hashes = scriptHashes(files);
  const ofFile = (name: string) =>
    hashes ? `; crossorigin; integrity=sha256-${hashOf(readScript(files, name))}` : '';
  return [
    ...(hashes ? [`<${hashes.path}>; rel=preload; as=fetch; crossorigin`] : []),
    ...STEPS.flatMap(
      (step) => assets.find((file) => new RegExp(`^${step}\\.\\w+\\.js$`).test(file)) ?? [],
    ).map((file) => `</assets/${file}>; rel=preload; as=script${ofFile(file)}`),
  ].join(', ');
}
