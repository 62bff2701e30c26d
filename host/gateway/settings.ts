import { readFileSync } from 'node:fs';
import { readDevOrigins } from '@backoffice/contract';

const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/;

/** The environment of the gateway. */
export interface GatewaySettings {
  /** `HOST_PORT`; 0 lets the system choose. */
  port: number;
  /** `GATEWAY_ADDRESS`: loopback by default. */
  address: string;
  /** `HOST_FILES`: folder of the built host. */
  files: string;
  /** `REMOTES`: `merchant=http://127.0.0.1:9001,…`, where each remote's own server answers. */
  remotes: ReadonlyMap<string, string>;
  /** `OTHER_REMOTES`: where a server answers for all remotes that `REMOTES` does not name, each under its own name. */
  otherRemotes: string | undefined;
  /** `API_BASE_URL`: origin of the API where the base-URL rule does not lead to it. */
  apiBaseUrl: string | undefined;
  /** `UPLOAD_ORIGINS`: of the bucket that takes images, where the API has one. */
  uploadOrigins: readonly string[];
  /** `DEV_ORIGINS`: from where a page may take a remote that its session has asked for. */
  devOrigins: readonly string[];
}

/** The environment of a remote's container. */
interface ContainerSettings {
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

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @throws {Error} that lists everything that is wrong */
export function readGatewaySettings(env: NodeJS.ProcessEnv): GatewaySettings {
  const problems: string[] = [];
  const port = Number(env.HOST_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`HOST_PORT is no port: ${env.HOST_PORT}.`);
  if (!env.HOST_FILES) problems.push('HOST_FILES must name the folder of the built host.');
  const pairs = (env.REMOTES ?? '').split(',').filter(Boolean);
  const remotes = pairs.map((pair) => pair.split('=', 2) as [string, string]);
  for (const [name, url] of remotes) {
    if (!/^[a-z0-9-]+$/.test(name) || !URL.canParse(url))
      problems.push(`REMOTES holds no name=address: ${name}=${url}.`);
  }
  for (const name of ['OTHER_REMOTES', 'API_BASE_URL']) {
    const address = env[name];
    if (address && !URL.canParse(address)) problems.push(`${name} is no address: ${address}.`);
  }
  const uploadOrigins = (env.UPLOAD_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of uploadOrigins) {
    if (!ORIGIN.test(origin)) problems.push(`UPLOAD_ORIGINS holds no origin: ${origin}.`);
  }
  let devOrigins: readonly string[] = [];
  try {
    devOrigins = readDevOrigins(env);
  } catch (error) {
    problems.push((error as Error).message);
  }
  refuse(problems);
  return {
    port,
    address: env.GATEWAY_ADDRESS ?? '127.0.0.1',
    files: env.HOST_FILES ?? '',
    remotes: new Map(remotes),
    otherRemotes: env.OTHER_REMOTES || undefined,
    apiBaseUrl: env.API_BASE_URL ? new URL(env.API_BASE_URL).origin : undefined,
    uploadOrigins,
    devOrigins,
  };
}

/** `REMOTE_PORT`, by default one that the system chooses, and `ADDRESS`, by default loopback. */
export function readRemoteServerSettings({ REMOTE_PORT = '0', ADDRESS = '127.0.0.1' }: NodeJS.ProcessEnv) {
  return { port: Number(REMOTE_PORT), host: ADDRESS };
}

/** @throws {Error} that lists everything that is missing */
export function readContainerSettings(env: NodeJS.ProcessEnv): ContainerSettings {
  const problems: string[] = [];
  const need = (name: string) => {
    if (!env[name]) problems.push(`${name} is missing.`);
    return env[name] ?? '';
  };
  const read = (file: string) => {
    try {
      return file && readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`${file} can't be read.`);
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
  refuse(problems);
  return settings;
}
