import { cpSync, rmSync } from 'node:fs';

/**
 * Copies the built host into the data folder, from which the gateway serves it until a host is live, and when none can be read. A
 * build beside a running product, such as by `pnpm image-files`, then removes no file that a page still needs.
 *
 * @returns the folder of the copy
 */
export function copyHostFiles(built: string, dataDir: string): string {
  const files = `${dataDir}/host`;
  rmSync(files, { recursive: true, force: true });
  cpSync(built, files, { recursive: true });
  return files;
}
