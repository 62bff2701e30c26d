import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { federatedModules } from '@backoffice/build-config/federated-modules';
import { packageJson, root, sharedFolder } from '../workspace';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.cache', '.data', 'coverage']);
const SHIPPING = ['pack-release', 'registry-client', 'ship-once'].map(
  (name) => `shared/commands/src/registry/${name}.ts`,
);
const federated = new Set(federatedModules.map((module) => module.package ?? module.request));

/**
 * A hash of everything that a build of the folder reads: its own files, those of the shared packages in it, the configuration of
 * the build and the lock file. Builds with equal hashes are equal.
 *
 * @param build.mode development and production builds differ
 * @returns 12 hexadecimal digits
 */
export function hashBuildInputs(folder: string, build: { mode: string }): string {
  const hash = createHash('sha256').update(`${process.version} ${build.mode}`);
  for (const part of ['pnpm-lock.yaml', ...partsOf(folder)]) addTo(hash, part);
  return hash.digest('hex').slice(0, 12);
}

/** The folders and files that are part of a build. Of a federated package a remote uses only the version. */
export function partsOf(folder: string, seen = new Set<string>()): string[] {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const { dependencies = {} } = packageJson(folder);
  const shared = Object.keys(dependencies).filter((name) => name.startsWith('@backoffice/'));
  const inside = shared.flatMap((name) =>
    folder.startsWith('mfe-') && federated.has(name)
      ? [`${sharedFolder(name)}/package.json`]
      : partsOf(sharedFolder(name), seen),
  );
  // Written into every remote's build.
  const facts = folder.startsWith('mfe-') ? ['shared/commands/src/build/release-facts.ts'] : [];
  // Run by the containers that ship, and written into the host's page.
  const shipping = folder === 'host' ? [...SHIPPING, 'shared/commands/src/build/host-page.ts'] : [];
  // Shown by the API.
  const page = folder === 'server' ? ['docs/at-night.md'] : [];
  return [folder, 'shared/build-config', ...facts, ...shipping, ...page, ...inside];
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  let entries;
  try {
    entries = readdirSync(`${root}/${path}`, { withFileTypes: true });
  } catch {
    // A single file.
    hash.update(path).update(readFileSync(`${root}/${path}`));
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCE.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    addTo(hash, `${path}/${entry.name}`);
  }
}
