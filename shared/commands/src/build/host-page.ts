import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** The build steps after sign-in, in the order in which they run. */
const STEPS = ['app', 'federation', 'facades'];
const BUILT_SCRIPT = /\.([0-9a-f]{12})\.js$/;
const EARLY_SCRIPT = /<script [^>]*src="?\/assets\/(early\.[0-9a-f]{12}\.js)"?[^>]*><\/script>/;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

function readScript(files: string, name: string): Buffer {
  return readFileSync(`${files}/assets/${name}`);
}

/**
 * Builds the file with the integrity hashes of the host's scripts, keyed by the hash in each script's name.
 *
 * @returns null where the names have no hash: scripts built by `pnpm dev` change while a page uses them
 */
function scriptHashes(files: string): { path: string; integrity: string; content: string } | null {
  const hashes = readdirSync(`${files}/assets`).flatMap((name) => {
    const [, key] = BUILT_SCRIPT.exec(name) ?? [];
    return key ? [[key, hashOf(readScript(files, name))]] : [];
  });
  if (hashes.length === 0) return null;
  const content = JSON.stringify(Object.fromEntries(hashes));
  const key = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/assets/scripts.${key}.json`, integrity: `sha256-${hashOf(content)}`, content };
}

/** Returns the page's `Link` header, which preloads the files of these steps, so that none waits for the step before it. */
function linkToSteps(files: string, hashes: ReturnType<typeof scriptHashes>): string {
  const assets = readdirSync(`${files}/assets`);
  const ofFile = (name: string) =>
    hashes ? `; crossorigin; integrity=sha256-${hashOf(readScript(files, name))}` : '';
  return [
    ...(hashes ? [`<${hashes.path}>; rel=preload; as=fetch; crossorigin`] : []),
    ...STEPS.flatMap(
      (step) => assets.find((file) => new RegExp(`^${step}\\.\\w+\\.js$`).test(file)) ?? [],
    ).map((file) => `</assets/${file}>; rel=preload; as=script${ofFile(file)}`),
  ].join(', ');
}

/**
 * Writes what gateways send for every address of the app into the folder of a built host: the page with the hashes of its
 * scripts, `page/early` with the hash of the script in it, `page/link` with its `Link` header, and the file of all hashes.
 *
 * @param files folder of the built host
 * @param release its name, by which the page tells the server which host it runs; none for a build by `pnpm dev`
 */
export function writeHostPage(files: string, release?: string): void {
  const hashes = scriptHashes(files);
  const built = readFileSync(`${files}/index.html`, 'utf8');
  const [, early] = EARLY_SCRIPT.exec(built) ?? [];
  const tags = [
    ...(release ? [`<meta name="host" content="${release}">`] : []),
    ...(hashes ? [`<meta name="scripts" content="${hashes.path} ${hashes.integrity}">`] : []),
  ].join('');
  const tagged = built.replace(/<meta name="?api-base"? content(="")?\s*\/?>/, tags);
  const page = hashes
    ? tagged
        // In the page, because it must not wait for a file.
        .replace(EARLY_SCRIPT, (_, name: string) => `<script>${String(readScript(files, name))}</script>`)
        .replace(
          /<script ([^>]*src="?\/assets\/([\w.-]+\.js)"?)/g,
          (_, attributes: string, name: string) =>
            `<script crossorigin integrity="sha256-${hashOf(readScript(files, name))}" ${attributes}`,
        )
    : tagged;
  mkdirSync(`${files}/page`, { recursive: true });
  const write = (path: string, content: string) => {
    writeFileSync(`${files}/${path}`, content);
    if (/\.(html|json)$/.test(path)) writeFileSync(`${files}/${path}.br`, brotliCompressSync(content));
  };
  write('page/index.html', page);
  write('page/early', hashes && early ? `'sha256-${hashOf(readScript(files, early))}'` : '');
  write('page/link', linkToSteps(files, hashes));
  if (hashes) write(hashes.path.slice(1), hashes.content);
}
