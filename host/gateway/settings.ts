import { readFileSync } from 'node:fs';
import { readDevOrigins } from '@backoffice/contract';

const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/;

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The environment of the gateway. */
export type GatewaySettings = ReturnType<typeof readGatewaySettings>;

/** @throws {Error} that lists everything that is wrong */
export function readGatewaySettings(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const port = Number(env.HOST_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`HOST_PORT must be a port number, not ${env.HOST_PORT}.`);
  if (!env.HOST_FILES) problems.push('HOST_FILES must name the folder of the built host.');
  const pairs = (env.REMOTES ?? '').split(',').filter(Boolean);
  const remotes = pairs.map((pair) => pair.split('=', 2) as [string, string]);
  for (const [name, url] of remotes) {
    if (!/^[a-z0-9-]+$/.test(name) || !URL.canParse(url))
      problems.push(`REMOTES must be name=address pairs, not ${name}=${url}.`);
  }
  for (const name of ['OTHER_REMOTES', 'API_BASE_URL']) {
    const address = env[name];
    if (address && !URL.canParse(address)) problems.push(`${name} must be an address, not ${address}.`);
  }
  const uploadOrigins = (env.UPLOAD_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of uploadOrigins) {
    if (!ORIGIN.test(origin)) problems.push(`UPLOAD_ORIGINS must be origins, not ${origin}.`);
  }
  let devOrigins: readonly string[] = [];
  try {
    devOrigins = readDevOrigins(env);
  } catch (error) {
    problems.push((error as Error).message);
  }
  refuse(problems);
  return {
    /** 0 lets the system choose. */
    port,
    address: env.GATEWAY_ADDRESS ?? '127.0.0.1',
    /** Folder of the built host. */
    files: env.HOST_FILES ?? '',
    /** `merchant=http://127.0.0.1:9001,…`: where each remote's own server answers. */
    remotes: new Map(remotes),
    /** Where a server answers for all remotes that `REMOTES` does not name, each under its own name. */
    otherRemotes: env.OTHER_REMOTES || undefined,
    /** Origin of the API where the base-URL rule does not lead to it. */
    apiBaseUrl: env.API_BASE_URL ? new URL(env.API_BASE_URL).origin : undefined,
    /** Of the bucket that takes images, where the API has one. */
    uploadOrigins,
    /** A remote's script that differs from its release runs all the same, and so does one without a hash. */
    isIntegrityReportOnly: env.REMOTE_INTEGRITY === 'report-only',
    /** From where a page may take a remote that its session has asked for. */
    devOrigins,
    /** By which the API signs it; without it there is none. */
    devOriginsKey: env.DEV_ORIGINS_KEY || undefined,
  };
}

/** `REMOTE_PORT`, by default one that the system chooses, and `ADDRESS`, by default loopback. */
export function readRemoteServerSettings({ REMOTE_PORT = '0', ADDRESS = '127.0.0.1' }: NodeJS.ProcessEnv) {
  return { port: Number(REMOTE_PORT), host: ADDRESS };
}

/**
 * The environment of a remote's container.
 *
 * @throws {Error} that lists everything that is missing
 */
export function readContainerSettings(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const need = (name: string) => {
    if (!env[name]) problems.push(`${name} is missing.`);
    return env[name] ?? '';
  };
  const read = (file: string) => {
    try {
      return file && readFileSync(file, 'utf8').trim();
    } catch {
      problems.push(`Could not read ${file}.`);
      return '';
    }
  };
  const files = need('RELEASE_FILES');
  const settings = {
    /** `mfe-merchant`. */
    remote: need('REMOTE'),
    /** Of the release that the image brings. */
    release: files && read(`${files}/built-from`),
    files,
    /** Folder that outlives the container. */
    store: need('RELEASE_STORE'),
    apiAddress: need('API_ADDRESS'),
    deployKey: read(need('DEPLOY_KEY_FILE')),
  };
  refuse(problems);
  return settings;
}
