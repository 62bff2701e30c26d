import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildFolders } from './build-workspace';
import { copyInstalled } from './copy-installed';
import { remotes, root } from './workspace';

/**
 * Builds what an image of containers holds, and lays it out: `server`, `gateway` or a remote.
 *
 * @param place folder that is made anew
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
    const args = [`${root}/host/gateway/dist/nginx-files.cjs`, `${root}/host/dist/files`, place];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    cpSync(`${root}/host/gateway/nginx/start-gateway.sh`, `${place}/start-gateway.sh`);
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
