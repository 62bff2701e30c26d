import { readdirSync, watch } from 'node:fs';
import { OWN_MACHINE } from '@backoffice/contract';
import { startRemoteDevelopment } from '@backoffice/kit/dev-remote';
import { buildWorkspace, lentFor } from './build/build-workspace';
import { startStack, type Stack } from './stack/stack';
import { remoteNamed } from './ship/local-product';
import { checkServerSettings, readStackFile, readStartSettings } from './stack/start-settings';
import { stopOnSignal } from './stack/stop-on-signal';
import { remotes, root } from './workspace';

const SETTLE_MS = 150;

const { fail, onStop } = stopOnSignal();
const USAGE = 'Usage: pnpm dev for the whole product, pnpm dev <remote> for one remote';

const [given, ...more] = process.argv.slice(2);
try {
  if (more.length > 0) throw new Error(USAGE);
  if (given) await developRemote(given);
  else await developProduct();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function developRemote(name: string): Promise<void> {
  const remote = remoteNamed(name);
  const running = readStackFile(readStartSettings(process.env).dataDir);
  const hostAddress = process.env.HOST_ADDRESS ?? running?.address ?? 'http://localhost:8080';
  const developed = { folder: `${root}/${remote}`, hostAddress, lent: lentFor(remote, 'development') };
  onStop(await startRemoteDevelopment(developed, process.env, fail));
}

async function developProduct(): Promise<void> {
  const settings = readStartSettings(process.env);
  checkServerSettings(process.env);
  const releases = await buildWorkspace({ mode: 'development', log: console.log });
  const stack = await startStack({
    ...settings,
    releases,
    env: { ...process.env, DEV_ORIGINS: process.env.DEV_ORIGINS ?? OWN_MACHINE },
    say: console.error,
  });
  onStop(() => stack.stop());
  console.log(
    `The back-office is ready at ${stack.address}. A change is built at once: reload the page to see it.`,
  );
  watchSources(() => rebuild(stack));
}

/** Calls back after a burst of changes, and never while the previous call is still running. */
function watchSources(onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const sources = [
    'host',
    'server',
    ...remotes,
    ...readdirSync(`${root}/shared`).map((name) => `shared/${name}`),
  ];
  for (const folder of [...sources.map((name) => `${name}/src`), 'host/gateway', 'server/migrations']) {
    watch(`${root}/${folder}`, { recursive: true }, (_event, file) => {
      if (file?.startsWith('dist')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(onChange);
      }, SETTLE_MS);
    });
  }
}

async function rebuild(stack: Stack): Promise<void> {
  try {
    const built: string[] = [];
    const releases = await buildWorkspace({
      mode: 'development',
      log(line) {
        built.push(line);
        console.log(line);
      },
    });
    if (built.length === 0) return;
    await stack.publish(releases);
    if (built.some((line) => line.startsWith('built server '))) await stack.restart('api');
    if (built.some((line) => line.startsWith('built host'))) await stack.restart('gateway');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
