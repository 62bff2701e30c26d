import { readdirSync, readFileSync } from 'node:fs';
import type { ReleaseSource } from './release-facts';
import { packageJson, root } from './workspace';

/** What the checkout says of a remote. */
export function releaseSource(name: string): ReleaseSource {
  const folder = `${root}/${name}/src`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file),
  );
  return {
    name,
    sources: files.sort().map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    routes: packageJson(name).routes ?? {},
  };
}
