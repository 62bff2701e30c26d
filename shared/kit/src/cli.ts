#!/usr/bin/env node
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { startRemoteDevelopment } from './dev/dev-remote';
import { buildRemote } from './release/build-remote';
import { releaseName } from './release/release-name';
import { rollBackRemote, shipRemote } from './ship/ship-remote';
import { CANARY_USAGE, parseCanary, readShipSettings } from './ship/ship-settings';
import { testRemote } from './testing/test-remote';
import { updateKit } from './update/update-kit';

const started = performance.now();
const folder = process.cwd();
const [command = '', ...args] = process.argv.slice(2);

const USAGE = `Usage: kit test [<options of Jest>]
       kit build
       kit ship ${CANARY_USAGE}
       kit rollback
       kit dev
       kit update`;

async function build(): Promise<{ release: string; built: string }> {
  const release = releaseName(folder);
  const built = await buildRemote(folder, release, { mode: 'production' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`built ${basename(folder)} ${release} in ${seconds} s`);
  return { release, built };
}

async function ship(): Promise<boolean> {
  const { values } = parseArgs({ args, options: { canary: { type: 'string' } } });
  const canary = values.canary === undefined ? undefined : parseCanary(values.canary);
  // Before the build, which takes longer.
  const settings = readShipSettings(process.env);
  return shipRemote({ folder, ...(await build()), canary, started }, settings, process.env);
}

async function develop(): Promise<boolean> {
  const hostAddress = process.env.HOST_ADDRESS ?? 'http://localhost:8080';
  return new Promise((done, fail) => {
    startRemoteDevelopment({ folder, hostAddress }, process.env, (message) => fail(new Error(message)))
      .then((stop) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const)
          process.once(signal, () => void stop().then(() => done(true)));
      })
      .catch(fail);
  });
}

/** Each command returns whether it has succeeded. */
const commands: Record<string, () => boolean | Promise<boolean>> = {
  test: () => testRemote(folder, args),
  build: () => build().then(() => true),
  ship,
  rollback: () => rollBackRemote(basename(folder), started, readShipSettings(process.env)).then(() => true),
  dev: develop,
  update: () => updateKit(folder, args),
};

try {
  const run = commands[command];
  if (!run) throw new Error(USAGE);
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
