import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { usesOf } from '@backoffice/build-config/host-contract';
import type { ReleaseSource } from './release-facts';
import { packageJson, root } from './workspace';

/**
 * What the sources of a remote say of it.
 *
 * @param place its folder, in the checkout unless it is absolute
 */
export function releaseSource(name: string, place = name): ReleaseSource {
  const folder = resolve(root, place, 'src');
  const { routes = {}, menu } = packageJson(place);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
  );
  return {
    name,
    uses: usesOf(resolve(root, place)),
    sources: files.sort().map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    routes,
    ...(menu && { menu }),
  };
}
