import { readFileSync } from 'node:fs';
import { kitFolder } from '../kit-folder.mjs';

/** Returns the versions in the workspace's catalog. */
function catalog(): Record<string, string> {
  const text = readFileSync(`${kitFolder}/../../pnpm-workspace.yaml`, 'utf8');
  const [, entries = ''] = /^catalog:\n((?: .*\n|\n)*)/m.exec(text) ?? [];
  return Object.fromEntries(
    [...entries.matchAll(/^ {2}'?([^'\s#:]+)'?: '?([^'\n]+)'?$/gm)].map(([, name, version]) => [
      name!,
      version!,
    ]),
  );
}

/**
 * Returns dependencies with the versions of the catalog instead of `catalog:`.
 *
 * @throws {Error} for a package that the catalog does not name
 */
export function withVersions(dependencies: Record<string, string>): Record<string, string> {
  const versions = catalog();
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => {
      const known = version === 'catalog:' ? versions[name] : version;
      if (!known) throw new Error(`${name} has no version in the catalog.`);
      return [name, known];
    }),
  );
}
