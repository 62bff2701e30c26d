import { readDevOrigins } from '@backoffice/contract';

const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:\d+)?$/;

/** What the gateway is told by its environment. */
export interface GatewaySettings {
  /** `HOST_PORT`; 0 lets the system choose. */
  port: number;
  /** `GATEWAY_ADDRESS`: loopback unless said otherwise. */
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

/** @throws {Error} that lists everything that is wrong */
export function readGatewaySettings(env: NodeJS.ProcessEnv): GatewaySettings {
  const wrong: string[] = [];
  const port = Number(env.HOST_PORT ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    wrong.push(`HOST_PORT is no port: ${env.HOST_PORT}.`);
  if (!env.HOST_FILES) wrong.push('HOST_FILES must name the folder of the built host.');
  const pairs = (env.REMOTES ?? '').split(',').filter(Boolean);
  const remotes = pairs.map((pair) => pair.split('=', 2) as [string, string]);
  for (const [name, url] of remotes) {
    if (!/^[a-z0-9-]+$/.test(name) || !URL.canParse(url))
      wrong.push(`REMOTES holds no name=address: ${name}=${url}.`);
  }
  if (env.OTHER_REMOTES && !URL.canParse(env.OTHER_REMOTES))
    wrong.push(`OTHER_REMOTES is no address: ${env.OTHER_REMOTES}.`);
  if (env.API_BASE_URL && !URL.canParse(env.API_BASE_URL))
    wrong.push(`API_BASE_URL is no address: ${env.API_BASE_URL}.`);
  const uploadOrigins = (env.UPLOAD_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean);
  for (const origin of uploadOrigins) {
    if (!ORIGIN.test(origin)) wrong.push(`UPLOAD_ORIGINS holds no origin: ${origin}.`);
  }
  let devOrigins: readonly string[] = [];
  try {
    devOrigins = readDevOrigins(env);
  } catch (error) {
    wrong.push((error as Error).message);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return {
    port,
    address: env.GATEWAY_ADDRESS ?? '127.0.0.1',
    files: env.HOST_FILES!,
    remotes: new Map(remotes),
    otherRemotes: env.OTHER_REMOTES || undefined,
    apiBaseUrl: env.API_BASE_URL ? new URL(env.API_BASE_URL).origin : undefined,
    uploadOrigins,
    devOrigins,
  };
}
