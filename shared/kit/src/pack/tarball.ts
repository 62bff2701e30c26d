import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { HOST_API } from '@backoffice/contract';
import { create } from 'tar';

export const writeJson = (file: string, content: unknown) =>
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** Creates the folder of a package, which npm expects to be called `package`. */
export function newPackage(served: string): string {
  const target = `${served}/package`;
  mkdirSync(target, { recursive: true });
  return target;
}

/** Packs the folder of a package under the version of the host API and its major version, and removes the folder. */
export async function writeTarball(served: string, target: string, prefix: string): Promise<void> {
  const [major] = HOST_API.split('.');
  const file = `${served}/${prefix}${HOST_API}.tgz`;
  await create({ gzip: true, portable: true, noMtime: true, cwd: served, file }, [basename(target)]);
  cpSync(file, `${served}/${prefix}${major}.tgz`);
  rmSync(target, { recursive: true });
}
