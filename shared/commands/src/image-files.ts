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
import { HOST } from '@backoffice/contract';
import { packageJson, root } from './workspace';
import { imagePrograms, imageSbom } from './sbom/image-sbom';
import { buildFolders, builtHostRelease, HOST_FILES, HOST_RELEASE, KIT } from './build/build-workspace';

const STORE = `${root}/node_modules/.pnpm/`;

/** `…/.pnpm/pg@8.23.1/node_modules/pg` → `pg@8.23.1`. */
function storeKeyOf(installed: string): string {
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
  const wanted = names.map((name) => [name, storeKeyOf(`${root}/${folder}/node_modules/${name}`)] as const);
  const keys = new Set<string>();
  const queue = wanted.map(([, key]) => key);
  for (let key = queue.pop(); key; key = queue.pop()) {
    if (keys.has(key)) continue;
    keys.add(key);
    queue.push(...linksIn(`${STORE}${key}/node_modules`).map(storeKeyOf));
  }
  for (const key of keys)
    cpSync(`${STORE}${key}/node_modules`, `${target}/.pnpm/${key}/node_modules`, {
      recursive: true,
      verbatimSymlinks: true,
    });
  for (const [name, key] of wanted) {
    const link = `${target}/${name}`;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), `${target}/.pnpm/${key}/node_modules/${name}`), link);
  }
}

/**
 * Builds the files of a container image and writes them to a folder: `server`, `gateway`, the host's or a remote's release.
 *
 * @param folder replaced if it exists
 */
async function layOut(image: string, folder: string): Promise<void> {
  const build = (...folders: string[]) => buildFolders(folders, { mode: 'production', log: console.log });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (image === 'server') {
    await build('server', 'host/gateway');
    cpSync(`${root}/server/dist`, `${folder}/dist`, { recursive: true });
    cpSync(`${root}/host/gateway/dist/team-gateway.cjs`, `${folder}/team-gateway.cjs`);
    copyInstalled('server', `${folder}/node_modules`);
    writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  } else if (image === 'gateway') {
    await build('host', 'host/gateway', KIT);
    const gateway = `${root}/host/gateway`;
    const template = `${gateway}/nginx/nginx.conf.template`;
    const args = [`${gateway}/dist/nginx-files.cjs`, HOST_FILES, template, folder];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    cpSync(`${root}/${KIT}/dist`, `${folder}/kit`, { recursive: true });
    for (const script of ['start-gateway.sh', 'write-hosts.sh', 'write-certificate.sh', 'write-upstreams.sh'])
      cpSync(`${gateway}/nginx/${script}`, `${folder}/${script}`);
  } else {
    const isHost = image === HOST;
    const releases = await build(isHost ? 'host' : image, 'host/gateway');
    const built = isHost ? HOST_RELEASE : `${root}/${image}/dist/${releases.get(image)}`;
    cpSync(built, `${folder}/release`, { recursive: true });
    if (isHost) writeFileSync(`${folder}/release/built-from`, builtHostRelease()!);
    cpSync(`${root}/host/gateway/dist/remote-container.cjs`, `${folder}/remote-container.cjs`);
  }
  writeFileSync(`${folder}/sbom.cdx.json`, imageSbom(image));
}

const images = Object.keys(imagePrograms);
const [wanted, folder] = process.argv.slice(2);
const chosen = wanted === 'all' ? images : images.filter((name) => name === wanted);
if (chosen.length === 0 || !folder) {
  console.error(`Usage: pnpm image-files <all | ${images.join(' | ')}> <folder>`);
  process.exit(1);
}
for (const image of chosen) await layOut(image, resolve(wanted === 'all' ? `${folder}/${image}` : folder));
