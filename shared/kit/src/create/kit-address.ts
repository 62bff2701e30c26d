import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kitFolder } from '../kit-folder.mjs';

/** The package that creates remotes. */
export const CREATOR = '@backoffice/create-remote';
/** Begins the names of the served files with the tools of a remote. */
export const TOOLS = 'tools-';

/** Returns the address from which npm has installed this program: the package around it names it. */
export function installedFrom(env: NodeJS.ProcessEnv): string | undefined {
  const file = `${dirname(dirname(dirname(kitFolder)))}/package.json`;
  const { dependencies } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as {
    dependencies?: Record<string, string>;
  };
  return dependencies?.[CREATOR] ?? (env.HOST_ADDRESS && `${env.HOST_ADDRESS}/kit/1.tgz`);
}

/** Returns the address of the tools beside `…/kit/1.tgz`. */
export const toolsAt = (address: string) => address.replace(/([^/]+\.tgz)$/, `${TOOLS}$1`);
