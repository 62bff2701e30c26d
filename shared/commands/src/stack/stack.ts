import { ensureKeyFiles, startEmbeddedDatabase } from 'server/embedded-database';
import type { ProcessOptions } from 'server/node-process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_API_PORT, HOST } from '@backoffice/contract';
import { freePort, isPortFree } from './ports';
import { hasKeys, releaseStore, removeStackFile, type StartSettings, writeStackFile } from './start-settings';
import { copyHostFiles } from './copy-host-files';
import { keepUp } from './keep-up';
import { mayInsist } from './may-insist';
import { keepRunning, type RunningProcess, runServerCommand } from './running-process';
import { builtHostRelease, HOST_FILES, HOST_RELEASE } from '../build/build-workspace';
import { createDeployKeys, readDeployKey, removeDeployKey } from './deploy-keys';
import { packRelease } from '@backoffice/kit/pack-release';
import { RegistryClient } from '@backoffice/kit/registry-client';
import { remotes, root } from '../workspace';

/**
 * Starts the database in the settings: the operator's own, or the embedded one, which has demo data and key files unless the
 * environment names others.
 *
 * @returns the settings that the server's programs take from it, and a function that stops it
 */
export async function startDatabase(
  { databaseUrl, databaseOwnerUrl = '', dataDir }: StartSettings,
  env: NodeJS.ProcessEnv,
  say: (sentence: string) => void = console.error,
): Promise<{ env: NodeJS.ProcessEnv; stop: () => Promise<void> }> {
  const addresses = (url: string, ownerUrl: string) => ({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  if (databaseUrl)
    return { env: { ...env, ...addresses(databaseUrl, databaseOwnerUrl) }, stop: () => Promise.resolve() };
  const kept = keepUp({ name: 'PostgreSQL', say, revive: () => database.recover() });
  const database = await startEmbeddedDatabase({
    dataDir,
    onLost: () => kept.onEnded('its connection is gone'),
  });
  const keys = hasKeys(env) ? {} : await ensureKeyFiles(dataDir);
  return {
    env: {
      ...env,
      ...addresses(database.apiUrl, database.url),
      DEMO_DATA: env.DEMO_DATA || 'on',
      ...keys,
    },
    async stop() {
      await kept.stop();
      await database.stop();
    },
  };
}

/** Everything that the product needs, as processes of this machine. */
export type Stack = Awaited<ReturnType<typeof startStack>>;

export interface StackOptions extends StartSettings {
  /** The release of each remote that goes live. */
  releases: ReadonlyMap<string, string>;
  env: NodeJS.ProcessEnv;
  /** Called when a process has ended by itself, and when it runs again. */
  say: (sentence: string) => void;
}

/** @throws {Error} with one sentence if a port is in use, the data folder is not writable, or a setting is wrong */
export async function startStack(options: StackOptions) {
  await Promise.all([
    claimPort('HOST_PORT', options.hostPort),
    claimPort('API_PORT', options.apiPort),
    claimPort('METRICS_PORT', options.metricsPort),
  ]);
  // The API calls the gateway, which starts after it, so its port is chosen first.
  const hostPort = options.hostPort || (await freePort());
  const { GATEWAY_CERTIFICATE: ofGateway, API_CERTIFICATE: ofApi } = options.env;
  const address = `${ofGateway ? 'https' : 'http'}://localhost:${hostPort}`;
  const devOriginsKey = randomBytes(32).toString('base64url');
  const database = await startDatabase(options, options.env);
  const processes = new Map<string, RunningProcess>();
  const restarts = new Map<string, () => Promise<RunningProcess>>();

  const start = async (program: ProcessOptions, portSetting: string) => {
    const { name } = program;
    const script = `${root}/${program.script}`;
    const running = await keepRunning({ ...program, script }, portSetting, options.say);
    processes.set(name, running);
    const env = { ...program.env, [portSetting]: String(running.port) };
    restarts.set(name, () => start({ ...program, env }, portSetting));
    return running;
  };
  const store = releaseStore(options.dataDir);
  mkdirSync(store, { recursive: true });
  /** Brings the schema, the host's modules and the deploy keys of the remotes up to date. */
  const setUp = async () => {
    const host = `${HOST_FILES}/host-modules.json`;
    const isRelease = builtHostRelease() !== undefined;
    // Without its key the host that was shipped last is retired, so that remotes are compared with the built one.
    if (!isRelease) removeDeployKey(options.dataDir, HOST);
    const keys = createDeployKeys(options.dataDir, isRelease ? [HOST, ...remotes] : remotes);
    await runServerCommand(['set-up', '--host', host, '--deploy-keys', keys], database.env);
  };
  const shipped = new Map<string, string>();
  const shipOne = async (remote: string, release: string, built: string, apiAddress: string) => {
    if (shipped.get(remote) === release) return;
    const deployKey = readDeployKey(options.dataDir, remote)!;
    const client = new RegistryClient({ apiAddress, deployKey });
    await client.upload(remote, release, await packRelease(built));
    try {
      await client.promote(remote, release);
    } catch (error) {
      if (remote !== HOST || !mayInsist(error, remotes)) throw error;
      await runServerCommand(['publish-remote', HOST, release], { ...database.env, RELEASE_STORE: store });
    }
    shipped.set(remote, release);
  };
  /** Uploads and promotes the host and the releases, except those that it has shipped last. */
  const ship = async (releases: ReadonlyMap<string, string>, apiAddress: string) => {
    const host = builtHostRelease();
    if (host) await shipOne(HOST, host, HOST_RELEASE, apiAddress);
    for (const [remote, release] of releases)
      await shipOne(remote, release, `${root}/${remote}/dist/${release}`, apiAddress);
  };
  const stop = async () => {
    removeStackFile(options.dataDir);
    await Promise.all([...processes.values()].map((process) => process.stop()));
    await database.stop();
  };

  try {
    await setUp();
    const api = await start(
      {
        name: 'api',
        script: 'server/dist/main.js',
        env: {
          ...database.env,
          // The schema exists by now, so the API does not get the owner's credentials.
          DATABASE_OWNER_URL: '',
          API_PORT: String(options.apiPort),
          RELEASE_STORE: store,
          METRICS_PORT: String(options.metricsPort),
          ...(options.env.API_BASE_URL === '/api' &&
            !options.env.PUBLIC_URL && { TRUST_PROXY: options.env.TRUST_PROXY || '1' }),
          DEV_ORIGINS_KEY: devOriginsKey,
          HOST_ADDRESS: ofGateway ? address : `http://${gatewayInterface(options.env)}:${hostPort}`,
        },
      },
      'API_PORT',
    );
    const apiAddress = `${ofApi ? 'https' : 'http'}://localhost:${api.port}`;
    await start(
      {
        name: 'gateway',
        script: 'host/gateway/dist/gateway.js',
        env: {
          ...options.env,
          HOST_PORT: String(hostPort),
          KIT_FILES: `${root}/shared/kit/dist`,
          HOST_FILES: copyHostFiles(HOST_FILES, options.dataDir),
          DEV_ORIGINS_KEY: devOriginsKey,
          RELEASE_STORE: store,
          // A certificate has names.
          API_ADDRESS: ofApi ? apiAddress : `http://127.0.0.1:${api.port}`,
          API_BASE_URL:
            options.env.API_BASE_URL ||
            (options.env.PUBLIC_URL || api.port === DEFAULT_API_PORT ? '' : apiAddress),
        },
      },
      'HOST_PORT',
    );
    await ship(options.releases, apiAddress);
    writeStackFile(options.dataDir, {
      address,
      apiAddress,
      databaseUrl: database.env.DATABASE_URL!,
      databaseOwnerUrl: database.env.DATABASE_OWNER_URL,
    });
    return {
      /** The address for the browser. */
      address,
      apiAddress,
      /** The settings of the server's programs, including the database's address. */
      env: database.env,
      /** The folder of the served releases. */
      store,
      /** By name: `api` and `gateway`. */
      processes,
      /** Stops a process if it is running, and starts it on its port with the latest build. */
      async restart(name: string) {
        await processes.get(name)?.stop();
        if (name === 'gateway') copyHostFiles(HOST_FILES, options.dataDir);
        await restarts.get(name)?.();
      },
      /** Ships the built releases that have changed. */
      async publish(releases: ReadonlyMap<string, string>) {
        await setUp();
        await ship(releases, apiAddress);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The interface on which processes of this machine reach the gateway. */
function gatewayInterface({ GATEWAY_ADDRESS: given = '' }: NodeJS.ProcessEnv): string {
  if (['', '0.0.0.0', '::'].includes(given)) return 'localhost';
  return given.includes(':') ? `[${given}]` : given;
}

/** Waits for a port, which may be in use for a moment after a killed start. */
async function claimPort(setting: string, port: number): Promise<void> {
  for (let tries = 0; tries < 15; tries++) {
    if (port === 0 || (await isPortFree(port))) return;
    await wait(200);
  }
  throw new Error(`Port ${port} is in use: stop what listens there, or set ${setting} to another port.`);
}
