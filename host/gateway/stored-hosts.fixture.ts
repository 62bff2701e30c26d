import { writeHostPage } from '@backoffice/commands/host-page';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const integrityOf = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A script of the remote's release. */
export const SCRIPT = 'entry.js';

const STYLE = 'crop.0123456789b0.css';
const JSON_FILE = 'list.0123456789b1.json';

/** Returns the folder of a built host. */
export function hostFiles(
  release = 'built-in',
  files = mkdtempSync(join(tmpdir(), 'host-files-')),
  early = 'early()',
): string {
  mkdirSync(`${files}/assets`, { recursive: true });
  writeFileSync(
    `${files}/index.html`,
    '<html><head><meta name="api-base" content=""><script defer="defer" src="/assets/early.0123456789ae.js"></script><script defer="defer" src="/assets/main.0123456789ab.js"></script></head></html>',
  );
  writeFileSync(`${files}/avatar.png`, 'a picture');
  writeFileSync(`${files}/logo.svg`, '<svg fill="#0f6cbd"/>');
  writeFileSync(`${files}/host-modules.json`, '{"modules":{},"exports":{}}');
  writeFileSync(`${files}/assets/early.0123456789ae.js`, early);
  writeFileSync(`${files}/assets/main.0123456789ab.js`, 'main()');
  writeFileSync(`${files}/assets/main.0123456789ab.js.br`, brotliCompressSync('main()'));
  for (const name of [STYLE, JSON_FILE]) {
    writeFileSync(`${files}/assets/${name}`, '{}');
    writeFileSync(`${files}/assets/${name}.br`, brotliCompressSync('{}'));
  }
  writeFileSync(`${files}/assets/main.0123456789ab.js.map`, '{"mappings":""}');
  writeFileSync(`${files}/assets/facades.0123456789ac.js`, 'facades()');
  writeFileSync(`${files}/assets/app.0123456789ad.js`, 'app()');
  writeHostPage(files, release);
  return files;
}

/** A store with one release of `mfe-merchant`. */
export function storeWithOneRelease(): string {
  const store = mkdtempSync(join(tmpdir(), 'releases-'));
  const folder = `${store}/mfe-merchant/r1`;
  mkdirSync(`${folder}/async`, { recursive: true });
  mkdirSync(`${store}/.parts/half.part`, { recursive: true });
  writeFileSync(`${store}/.parts/half.part/${SCRIPT}`, 'half()');
  writeFileSync(`${folder}/${SCRIPT}`, 'entry()');
  writeFileSync(`${folder}/${SCRIPT}.br`, brotliCompressSync('entry()'));
  writeFileSync(`${folder}/${SCRIPT}.gz`, gzipSync('entry()'));
  writeFileSync(`${folder}/${SCRIPT}.map`, '{"mappings":""}');
  writeFileSync(`${folder}/async/page.js`, 'page()');
  writeFileSync(`${folder}/mf-manifest.json`, '{}');
  return store;
}

const OLDER_SCRIPT = 'profile.0123456789af.js';

const hostsInStore = {
  live: 'h2',
  canary: 'h3',
  early: ` '${integrityOf('early(3)')}'`,
  older: 'h1',
  script: OLDER_SCRIPT,
};

/** The same with three hosts: `h1` was live, `h2` is, `h3` is the canary. */
export function storeWithHosts(pointer = 'h2\nh3\n'): string {
  const store = storeWithOneRelease();
  const folder = `${store}/mfe-host`;
  for (const release of ['h1', 'h2', 'h3'])
    hostFiles(release, `${folder}/${release}`, release === 'h3' ? 'early(3)' : 'early()');
  writeFileSync(`${folder}/h1/assets/${OLDER_SCRIPT}`, 'profile()');
  writeFileSync(`${folder}/h1/assets/${OLDER_SCRIPT}.br`, brotliCompressSync('profile()'));
  writeFileSync(`${folder}/.pointer`, pointer);
  return store;
}

/** The files of `storeWithHosts`, as `gatewayExpectations` takes them. */
export const filesInStore = {
  script: 'main.0123456789ab.js',
  style: STYLE,
  json: JSON_FILE,
  remote: 'merchant',
  release: 'r1',
  remoteScript: SCRIPT,
  api: 'http://localhost:8789',
  early: ` '${integrityOf('early()')}'`,
  hosts: hostsInStore,
  session: 'Admin-Token=t0ken',
};
