import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startDevServer } from './dev-server';
import { isPortFree } from '../stack/ports';
import { readStackFile, readStartSettings } from '../stack/start-settings';
import { root } from '../workspace';

const FIRST_PORT = 5173;
const TRIES = 20;

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + TRIES; port++) if (await isPortFree(port)) return port;
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} is free: set DEV_PORT.`);
}

/** The address of the product that loads the remote: `HOST_ADDRESS`, or the one that runs on this machine. */
function hostAddress(env: NodeJS.ProcessEnv): string {
  return (
    env.HOST_ADDRESS ?? readStackFile(readStartSettings(env).dataDir)?.address ?? 'http://localhost:8080'
  );
}

/**
 * Builds one remote at each change and serves it to a running product, on this machine or elsewhere.
 *
 * @returns a function that stops both
 */
export async function startRemoteDevelopment(
  remote: string,
  env: NodeJS.ProcessEnv,
  onFailure: (message: string) => void,
): Promise<() => Promise<void>> {
  const port = env.DEV_PORT ? Number(env.DEV_PORT) : await freePort();
  const address = `http://localhost:${port}`;
  const release = `dev-${port}`;
  const server = await startDevServer(`${root}/${remote}/dist/${release}`, port);
  const script = fileURLToPath(new URL('./watch-webpack.mjs', import.meta.url));
  const builder = fork(script, [`${root}/${remote}`, release, address]);
  let builds = 0;
  builder.on('message', ({ failed, text }: { failed: boolean; text: string }) => {
    if (text) console.error(text);
    if (failed) return;
    builds += 1;
    if (builds > 1) {
      console.log(`Rebuilt ${remote}. Pages that use this server reload it.`);
      server.announceChange();
      return;
    }
    const query = `override=${remote}&origin=${encodeURIComponent(address)}`;
    console.log(`${remote} is served at ${address}. Load it in your own session at:`);
    console.log(`${hostAddress(env)}/operations/remotes?${query}`);
  });
  let isStopping = false;
  builder.on('exit', () => {
    if (!isStopping) onFailure(`The build of ${remote} ended by itself.`);
  });
  return async () => {
    isStopping = true;
    builder.disconnect();
    await server.stop();
  };
}
