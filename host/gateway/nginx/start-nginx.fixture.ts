import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartGateway } from '../set-up-team-calls.fixture';
import { hostFiles } from '../stored-hosts.fixture';
import { createTeamGateway } from '../team-gateway';
import { readTeamSettings } from '../team-settings';
import { nginxConfig } from './nginx-config';

const START_SCRIPT = `${import.meta.dirname}/start-gateway.sh`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Lays out the container's files in a folder, with the releases of a store. */
function layOut(store: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // nginx gives up its rights when it is started with those of root.
  chmodSync(folder, 0o755);
  for (const name of ['srv/kit', 'tmp', 'releases']) mkdirSync(`${folder}/${name}`, { recursive: true });
  writeFileSync(`${folder}/srv/kit/1.tgz`, 'a tarball');
  if (store) cpSync(store, `${folder}/releases`, { recursive: true });
  hostFiles('built-in', `${folder}/srv/host`);
  for (const name of ['write-hosts.sh', 'write-certificate.sh', 'write-upstreams.sh']) {
    const script = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
    writeFileSync(`${folder}/srv/${name}`, placed(script, folder));
  }
  return folder;
}

const placed = (text: string, folder: string) =>
  text.replace(/(?<![\w.])\/(tmp|srv|releases)\b/g, `${folder}/$1`);

/** Runs the container's start script with nginx of this machine, in front of the program that it passes such calls on to. */
export const startNginx = async (
  api: string,
  env: Readonly<Record<string, string>>,
  store?: string,
): Promise<Awaited<ReturnType<StartGateway>> & { errors(): string }> => {
  const settings = readTeamSettings({ API_ADDRESS: api, ...env }, []);
  const teams = await createTeamGateway({ ...settings, certificate: null }, { write: () => {} });
  const teamAddress = await teams.listen({ port: 0, host: '127.0.0.1' });
  const folder = layOut(store);
  const port = await freePort();
  const config = nginxConfig(`${import.meta.dirname}/nginx.conf.template`);
  // Files are recognised as compressed by their paths.
  const text = placed(config, folder).replaceAll('"~^/(srv/', `"~^(?:${folder})?/(srv/`);
  writeFileSync(`${folder}/nginx.conf`, text);
  const script = placed(readFileSync(START_SCRIPT, 'utf8'), folder)
    .replaceAll('/etc/backoffice/nginx.conf', `${folder}/nginx.conf`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('listen 8789', `listen 127.0.0.1:${await freePort()}`);
  const nginx = spawn('sh', ['-c', script], {
    env: { ...process.env, API_ADDRESS: api, BACKENDS_ADDRESS: teamAddress, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let errors = '';
  nginx.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  for (let tries = 0; !existsSync(`${folder}/tmp/nginx.pid`); tries += 1) {
    if (nginx.exitCode !== null || tries > 200) {
      await teams.close();
      throw new Error(`nginx does not start: ${errors}`);
    }
    await wait(50);
  }
  return {
    port,
    errors: () => errors,
    async stop() {
      // With the loop that watches the store.
      process.kill(-nginx.pid!, 'SIGTERM');
      await once(nginx, 'exit');
      await teams.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
