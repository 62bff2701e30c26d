import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { PublishRequest, ReleaseFacts } from '@backoffice/contract';

/** Where the releases of each remote are kept: `<folder>/<remote>/<release>/`. */
export function releaseStore(dataDir: string): string {
  return `${dataDir}/releases`;
}

/**
 * Puts built files into the store under their release. One that is there already stays as it is: a release never changes.
 *
 * @param built folder of the built files
 */
export function storeRelease(store: string, name: string, release: string, built: string): void {
  const place = `${store}/${name}/${release}`;
  if (existsSync(place)) return;
  mkdirSync(`${store}/${name}`, { recursive: true });
  // Whole or not at all: a release that is half copied must not be served.
  const draft = `${place}.${process.pid}.part`;
  cpSync(built, draft, { recursive: true });
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Somebody else has stored it in the meantime.
    if (!existsSync(place)) throw error;
  }
}

/**
 * What the registry is told of a release: the hash of its manifest, and what the release says in it of itself.
 *
 * @param files folder of its files
 */
export function publication(files: string, remote: string, release: string): PublishRequest {
  const bytes = readFileSync(`${files}/mf-manifest.json`);
  const manifest = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const { release: facts } = JSON.parse(bytes.toString()) as { release: ReleaseFacts };
  return { remote, release, manifest, facts };
}
