import { spawnSync } from 'node:child_process';
import { remotePackage } from '../release/remote-package';

const KIT = '@backoffice/kit';

/**
 * Installs the kit anew from the address in the remote's `package.json`.
 *
 * @param folder the remote's folder
 * @returns whether it has succeeded
 * @throws {Error} if the remote has no kit
 */
export function updateKit(folder: string): boolean {
  const address = remotePackage(folder).devDependencies?.[KIT];
  if (!address) throw new Error(`${KIT} is not among the devDependencies in ${folder}/package.json.`);
  const args = ['install', '--save-dev', `${KIT}@${address}`];
  return spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status === 0;
}
