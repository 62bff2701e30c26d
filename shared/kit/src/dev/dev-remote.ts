import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { kitFile } from '../kit-folder.mjs';
import { type DevServer, startDevServer } from './dev-server';

const FIRST_PORT = 5173;
const TRIES = 20;

interface DevelopedRemote {
  /** The remote's folder. */
  folder: string;
  /** The product that loads the remote. */
  hostAddress: string;
  /** The version of the lent package, if the remote contains it. */
  lent?: string | undefined;
}

/** Starts the server on `DEV_PORT`, else on the first free port. */
async function startServer(folder: string, env: NodeJS.ProcessEnv) {
  const start = async (port: number) => {
    const release = `dev-${port}`;
    return { release, port, server: await startDevServer(`${folder}/dist/${release}`, port) };
  };
  if (env.DEV_PORT) return start(Number(env.DEV_PORT));
  for (let port = FIRST_PORT; port < FIRST_PORT + TRIES; port++) {
    try {
      return await start(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + TRIES - 1} is free: set DEV_PORT.`);
}

/** Prints the results of the builds, and tells pages about each but the first. */
function reportBuilds(server: DevServer, remote: string, served: { address: string; hostAddress: string }) {
  let builds = 0;
  return ({ failed, text }: { failed: boolean; text: string }) => {
    if (text) console.error(text);
    if (failed) return;
    builds += 1;
    if (builds > 1) {
      console.log(`Rebuilt ${remote}. Pages that use this server reload it.`);
      server.announceChange();
      return;
    }
    const query = `override=${remote}&origin=${encodeURIComponent(served.address)}`;
    console.log(`${remote} is served at ${served.address}. Load it in your own session at:`);
    console.log(`${served.hostAddress}/operations/remotes?${query}`);
  };
}

/**
 * Builds one remote at each change and serves it to a running product, on this machine or elsewhere.
 *
 * @returns a function that stops both
 */
export async function startRemoteDevelopment(
  { folder, hostAddress, lent }: DevelopedRemote,
  env: NodeJS.ProcessEnv,
  onFailure: (message: string) => void,
): Promise<() => Promise<void>> {
  const remote = basename(folder);
  const { server, release, port } = await startServer(folder, env);
  const address = `http://localhost:${port}`;
  const script = kitFile('bundlers/watch-bundler.mjs');
  const builder = fork(script, [folder, JSON.stringify({ production: false, release, address, lent })]);
  builder.on('message', reportBuilds(server, remote, { address, hostAddress }));
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
