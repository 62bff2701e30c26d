import { existsSync, readFileSync } from 'node:fs';
import { readDevOrigins } from '@backoffice/contract';
import {
  ONE_NAME_API_PATH as API_PATH,
  PUBLIC_URL_SENTENCE,
  readPublicUrl,
} from '@backoffice/contract/public-url';
import { readGatewayCertificate } from './gateway-certificate';
import { readProduct } from './product';
import { readTeamSettings } from './team-settings';

const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/;

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The environment of the gateway. */
export type GatewaySettings = ReturnType<typeof readGatewaySettings>;

/** @throws {Error} with all problems, a line each */
export function readGatewaySettings(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const port = Number(env.HOST_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`HOST_PORT must be a port number, not ${env.HOST_PORT}.`);
  if (!env.HOST_FILES) problems.push('HOST_FILES must name the folder of the built host.');
  const publicUrl = env.PUBLIC_URL ? readPublicUrl(env.PUBLIC_URL) : undefined;
  if (publicUrl === null) problems.push(PUBLIC_URL_SENTENCE);
  const apiBase = env.API_BASE_URL || (publicUrl ? API_PATH : '');
  const hasOneOrigin = apiBase === API_PATH;
  if (hasOneOrigin && !env.API_ADDRESS)
    problems.push('API_ADDRESS must be the address of the API, because calls come by the name of the page.');
  for (const name of ['API_BASE_URL', 'API_ADDRESS']) {
    const address = env[name];
    if (name === 'API_BASE_URL' && hasOneOrigin) continue;
    if (address && !URL.canParse(address)) problems.push(`${name} must be an address, not ${address}.`);
  }
  const uploadOrigins = (env.UPLOAD_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of uploadOrigins) {
    if (!ORIGIN.test(origin)) problems.push(`UPLOAD_ORIGINS must be origins, not ${origin}.`);
  }
  const teams = readTeamSettings(env, problems);
  const certificate = readGatewayCertificate(env, problems);
  const product = readProduct(env, problems);
  let devOrigins: readonly string[] = [];
  try {
    devOrigins = readDevOrigins(env);
  } catch (error) {
    problems.push((error as Error).message);
  }
  refuse(problems);
  return {
    /** The port; 0 lets the system choose. */
    port,
    address: env.GATEWAY_ADDRESS ?? '127.0.0.1',
    /** The certificate by which the gateway answers https; null for http. */
    certificate,
    /** The folder of the built host. */
    files: env.HOST_FILES ?? '',
    /** The folder of the packed kit for teams; undefined serves none. */
    kit: env.KIT_FILES && existsSync(env.KIT_FILES) ? env.KIT_FILES : undefined,
    /** The folder of the releases of all remotes; undefined serves none. */
    releaseStore: env.RELEASE_STORE || undefined,
    /** The address at which browsers reach the product, where it is set. */
    publicUrl: publicUrl ?? undefined,
    /** The base of the API's addresses where it differs from the base-URL rule: an origin, or a path of the page's origin. */
    apiBaseUrl: hasOneOrigin
      ? (publicUrl?.path ?? '') + API_PATH
      : apiBase
        ? new URL(apiBase).origin
        : undefined,
    /** The API to which calls under its path are passed on; undefined where it has an origin of its own. */
    apiAddress: hasOneOrigin ? env.API_ADDRESS : undefined,
    /** The backends of remotes. */
    teams,
    /** The origins of the bucket for images, where the API uses one. */
    uploadOrigins,
    product,
    /** Lets scripts run that differ from their release or have no hash; they are reported only. */
    isIntegrityReportOnly: env.REMOTE_INTEGRITY === 'report-only',
    /** The development servers from which a session may load a remote. */
    devOrigins,
    /** The key by which the API signs passes for these; without it no session may use them. */
    devOriginsKey: env.DEV_ORIGINS_KEY || undefined,
  };
}

/**
 * Reads the environment of a remote's container.
 *
 * @throws {Error} with all problems, a line each
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
    /** The remote's folder name, such as `mfe-merchant`. */
    remote: need('REMOTE'),
    /** The name of the release in the image. */
    release: files && read(`${files}/built-from`),
    files,
    apiAddress: need('API_ADDRESS'),
    deployKey: read(need('DEPLOY_KEY_FILE')),
  };
  refuse(problems);
  return settings;
}
