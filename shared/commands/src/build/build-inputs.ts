import { federatedModules } from '@backoffice/kit/federated-modules';
import { hashFiles } from '@backoffice/kit/hash-files';
import { packageJson, root, sharedFolder } from '../workspace';

const SHIPPING = ['pack-release', 'registry-client', 'ship-once'].map(
  (name) => `shared/kit/src/registry/${name}.ts`,
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
  return hashFiles(root, ['pnpm-lock.yaml', ...partsOf(folder)], `${process.version} ${build.mode}`);
}

/** The part of the kit that every build reads. */
const KIT = ['bundlers', 'host-modules', 'kit-folder.mjs'].map((path) => `shared/kit/src/${path}`);

/** The folders and files that are part of a build. */
export function partsOf(folder: string): string[] {
  // Remotes have facts in every build, and borrow what the host lends in its version.
  const configuration = folder.startsWith('mfe-')
    ? ['shared/build-config/src/lent-version.mjs', 'shared/kit/src/release']
    : ['shared/build-config'];
  // Run by the containers that ship, and written into the host's page.
  const shipping = folder === 'host' ? [...SHIPPING, 'shared/commands/src/build/host-page.ts'] : [];
  // Shown by the API.
  const page = folder === 'server' ? ['docs/at-night.md'] : [];
  // Packed with the kit.
  const packed = folder === 'shared/kit' ? [...ownDependencies('shared/kit'), 'host/src/remotes'] : [];
  return [...foldersOf(folder), ...packed, ...KIT, ...configuration, ...shipping, ...page];
}

const ownDependencies = (folder: string) =>
  Object.keys(packageJson(folder).devDependencies ?? {})
    .filter((name) => name.startsWith('@backoffice/'))
    .map(sharedFolder);

/** A folder and its shared packages. Of a federated package a remote uses only the version. */
function foldersOf(folder: string, seen = new Set<string>()): string[] {
  if (seen.has(folder)) return [];
  seen.add(folder);
  const { dependencies = {} } = packageJson(folder);
  const shared = Object.keys(dependencies).filter((name) => name.startsWith('@backoffice/'));
  const inside = shared.flatMap((name) =>
    folder.startsWith('mfe-') && federated.has(name)
      ? [`${sharedFolder(name)}/package.json`]
      : foldersOf(sharedFolder(name), seen),
  );
  return [folder, ...inside];
}
