import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { packageJson, remotes, root } from './workspace';
import { buildFolders } from './build/build-workspace';

const STORE = `${root}/node_modules/.pnpm/`;

/** `…/.pnpm/pg@8.23.1/node_modules/pg` → `pg@8.23.1`. */
function placeOf(installed: string): string {
  const path = realpathSync(installed);
  if (!path.startsWith(STORE)) throw new Error(`${installed} is not installed by pnpm.`);
  return path.slice(STORE.length).split('/', 1)[0]!;
}

/** The folders of a package's dependencies, which are links. */
function linksIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (name.startsWith('@') && !lstatSync(path).isSymbolicLink()) return linksIn(path);
    return lstatSync(path).isSymbolicLink() && existsSync(path) ? [path] : [];
  });
}

/**
 * Copies the production dependencies of a folder's program, with their own dependencies. `pnpm deploy` would do the same, but
 * leaves the workspace in a state that makes the next command install again.
 *
 * @param target the resulting `node_modules`
 */
function copyInstalled(folder: string, target: string): void {
  const names = Object.keys(packageJson(folder).dependencies ?? {}).filter(
    (name) => !/^@backoffice\//.test(name),
  );
  const wanted = names.map((name) => [name, placeOf(`${root}/${folder}/node_modules/${name}`)] as const);
  const places = new Set<string>();
  const queue = wanted.map(([, place]) => place);
  for (let place = queue.pop(); place; place = queue.pop()) {
    if (places.has(place)) continue;
    places.add(place);
    queue.push(...linksIn(`${STORE}${place}/node_modules`).map(placeOf));
  }
  for (const place of places)
    cpSync(`${STORE}${place}/node_modules`, `${target}/.pnpm/${place}/node_modules`, {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const [name, place] of wanted) {
    const link = `${target}/${name}`;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), `${target}/.pnpm/${place}/node_modules/${name}`), link);
  }
}

/**
 * Builds the files of a container image and writes them to a folder: `server`, `gateway` or a remote.
 *
 * @param place the folder, which is replaced
 */
async function layOut(image: string, place: string): Promise<void> {
  const build = (...folders: string[]) => buildFolders(folders, { mode: 'production', log: console.log });
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  if (image === 'server') {
    await build('server');
    cpSync(`${root}/server/dist`, `${place}/dist`, { recursive: true });
    copyInstalled('server', `${place}/node_modules`);
    writeFileSync(`${place}/package.json`, '{"type":"module"}');
  } else if (image === 'gateway') {
    await build('host', 'host/gateway');
    const gateway = `${root}/host/gateway`;
    const template = `${gateway}/nginx/nginx.conf.template`;
    const args = [`${gateway}/dist/nginx-files.cjs`, `${root}/host/dist/files`, template, place];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    cpSync(`${gateway}/nginx/start-gateway.sh`, `${place}/start-gateway.sh`);
  } else {
    const releases = await build(image, 'host/gateway');
    cpSync(`${root}/${image}/dist/${releases.get(image)}`, `${place}/release`, { recursive: true });
    cpSync(`${root}/host/gateway/dist/remote-container.cjs`, `${place}/remote-container.cjs`);
  }
}

const images = ['server', 'gateway', ...remotes];
const [wanted, place] = process.argv.slice(2);
const chosen = wanted === 'all' ? images : images.filter((name) => name === wanted);
if (chosen.length === 0 || !place) {
  console.error(`Usage: pnpm image-files <all | ${images.join(' | ')}> <folder>`);
  process.exit(1);
}
for (const image of chosen) await layOut(image, resolve(wanted === 'all' ? `${place}/${image}` : place));
