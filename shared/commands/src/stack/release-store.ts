import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { PublishRequest, ReleaseFacts } from '@backoffice/contract';

/** The folder of all releases: `<folder>/<remote>/<release>/`. */
export function releaseStore(dataDir: string): string {
  return `${dataDir}/releases`;
}

/**
 * Copies built files into the store under their release. An existing release is never changed.
 *
 * @param built the folder of the built files
 */
export function storeRelease(store: string, name: string, release: string, built: string): void {
  const target = `${store}/${name}/${release}`;
  if (existsSync(target)) return;
  mkdirSync(`${store}/${name}`, { recursive: true });
  // Copied to a temporary folder and renamed, so that a partial release is never served.
  const draft = `${target}.${process.pid}.part`;
  cpSync(built, draft, { recursive: true });
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true });
    // Another process has stored it in the meantime.
    if (!existsSync(target)) throw error;
  }
}

/**
 * The publication of a release for the registry: the hash of its manifest, and the facts in it.
 *
 * @param files the folder of its files
 */
export function publication(files: string, remote: string, release: string): PublishRequest {
  const bytes = readFileSync(`${files}/mf-manifest.json`);
  const manifest = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const { release: facts } = JSON.parse(bytes.toString()) as { release: ReleaseFacts };
  return { remote, release, manifest, facts };
}
