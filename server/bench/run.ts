import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../embedded-database';
import { createKeyring } from '../src/encryption/keyring';
import { BareDriver } from './bare-driver';
import { BenchClient } from './bench-client';
import { channelKinds } from './channel-kinds';
import { load } from './load';
import type { ListArea } from './list-kind';
import { measureKind } from './measure-kind';
import { measureThroughput } from './measure-throughput';
import { merchantKinds } from './merchant-kinds';
import { report } from './report';

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const keyring = createKeyring(key);

const throughputCases: [what: string, area: ListArea, filter: object][] = [
  ['first page with private keys', 'merchant', {}],
  ['200 rows without private keys', 'merchant', { limit: 200 }],
  ['channels: first page with private keys', 'channel', {}],
];

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function startServer(databaseUrl: string): Promise<{ port: number; stop(): void }> {
  const child = fork(fileURLToPath(new URL('./timed-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      KEY_ENCRYPTION_KEY: key,
      DEMO_DATA: 'on',
      LOG_LEVEL: 'silent',
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready.`)),
    );
  });
  return { port, stop: () => child.disconnect() };
}

const { values } = parseArgs({
  options: {
    merchants: { type: 'string', default: '1000000' },
    channels: { type: 'string', default: '1000000' },
    /** Measure the kinds whose name has this in it, and no throughput. */
    only: { type: 'string', default: '' },
  },
});
const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench'),
});
try {
  const wanted = { merchants: Number(values.merchants), channels: Number(values.channels) };
  const loaded = await load(database.url, wanted, keyring, say);
  const { merchants, channels, server } = loaded;
  const kinds = [
    ...merchantKinds(merchants, loaded.numbers),
    ...channelKinds(channels, loaded.sampleOfChannels),
  ].filter(({ name }) => name.includes(values.only));
  const api = await startServer(database.url);
  const client = new BenchClient(api.port);
  const driver = new BareDriver(database.url, keyring);
  try {
    const token = await client.signIn();
    const figures = [];
    for (const kind of kinds) {
      say(kind.name);
      figures.push(await measureKind(kind, client, driver, token));
    }
    const throughputs = [];
    for (const [what, area, filter] of values.only ? [] : throughputCases) {
      say(`throughput: ${what}`);
      throughputs.push(await measureThroughput(what, area, filter, client, driver, token));
    }
    const text = report(loaded, server, figures, throughputs);
    const folder = join(root, '.cache', 'bench');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'lists.md'), text);
    process.stdout.write(text);
  } finally {
    client.close();
    await driver.close();
    api.stop();
  }
} finally {
  await database.stop();
}
