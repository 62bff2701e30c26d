import { readdirSync, watch } from 'node:fs';
import { buildWorkspace } from './build-workspace';
import { startStack, type Stack } from './stack';
import { readStartSettings } from './start-settings';
import { stopOnSignal } from './stop-on-signal';
import { remotes, root } from './workspace';

const SETTLE_MS = 150;

const { fail, onStop } = stopOnSignal();

try {
  const releases = await buildWorkspace({ mode: 'development', log: console.log });
  const stack = await startStack({
    ...readStartSettings(process.env),
    releases,
    env: process.env,
    onFailure: fail,
  });
  onStop(() => stack.stop());
  console.log(
    `The back-office is ready at ${stack.address}. A change is built at once: reload the page to see it.`,
  );
  watchSources(() => rebuild(stack));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** Calls back once a burst of changes is over, and never while the last call is still at work. */
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
