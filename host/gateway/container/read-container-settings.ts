import { readFileSync } from 'node:fs';

export interface ContainerSettings {
  /** `REMOTE`: `mfe-merchant`. */
  remote: string;
  /** Of the release that the image brings, in `RELEASE_FILES`. */
  release: string;
  files: string;
  /** `RELEASE_STORE`: folder that outlives the container. */
  store: string;
  /** `API_ADDRESS` */
  apiAddress: string;
  /** Content of `DEPLOY_KEY_FILE`. */
  deployKey: string;
}

/** @throws {Error} that lists everything that is missing */
export function readContainerSettings(env: NodeJS.ProcessEnv): ContainerSettings {
  const wrong: string[] = [];
  const need = (name: string) => {
    if (!env[name]) wrong.push(`${name} is missing.`);
    return env[name] ?? '';
  };
  const read = (file: string) => {
    try {
      return file && readFileSync(file, 'utf8').trim();
    } catch {
      wrong.push(`${file} can't be read.`);
      return '';
    }
  };
  const files = need('RELEASE_FILES');
  const settings = {
    remote: need('REMOTE'),
    release: files && read(`${files}/built-from`),
    files,
    store: need('RELEASE_STORE'),
    apiAddress: need('API_ADDRESS'),
    deployKey: read(need('DEPLOY_KEY_FILE')),
  };
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return settings;
}
