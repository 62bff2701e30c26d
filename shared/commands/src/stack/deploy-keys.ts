import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folderIn = (dataDir: string) => `${dataDir}/deploy-keys`;
const fileOf = (dataDir: string, remote: string) => `${folderIn(dataDir)}/deploy-key-${remote}`;

/**
 * Creates the missing deploy keys of this installation, a file each.
 *
 * @returns their folder, for `cli set-up --deploy-keys`
 */
export function createDeployKeys(dataDir: string, remotes: readonly string[]): string {
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 });
  for (const remote of remotes) {
    const file = fileOf(dataDir, remote);
    if (!existsSync(file))
      writeFileSync(file, `dk_${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  }
  return folderIn(dataDir);
}

/** Removes the key of a remote from those that are passed to `cli set-up`. */
export function removeDeployKey(dataDir: string, remote: string): void {
  rmSync(fileOf(dataDir, remote), { force: true });
}

/** Returns the deploy key of a remote; undefined before it is created. */
export function readDeployKey(dataDir: string, remote: string): string | undefined {
  const file = fileOf(dataDir, remote);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
