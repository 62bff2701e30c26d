import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../embedded-database';
import { createKeyring } from '../src/platform/encryption/keyring';
import { BareDriver } from './bare-driver';
import { BenchClient } from './bench-client';
import { channelKinds } from './channel-kinds';
import { load } from './load';
import type { ListArea, ListKind } from './list-kind';
import { measureKind } from './measure-kind';
import { AT_ONCE, measureThroughput } from './measure-throughput';
import { merchantKinds } from './merchant-kinds';
import { report } from './report';
import { signInUsers } from './sign-in-users';
import { startTimedServer } from './start-timed-server';

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const keyring = createKeyring(key);

const throughputCases: [what: string, area: ListArea, filter: object][] = [
  ['first page with private keys', 'merchant', {}],
  ['200 rows without private keys', 'merchant', { limit: 200 }],
  ['channels: first page with private keys', 'channel', {}],
];

/** What the process compiles as it is called for the first time takes time that no limit is for. */
const inNewProcess = (kind: ListKind): ListKind => ({
  ...kind,
  name: `in a new process: ${kind.name}`,
  within: Infinity,
});

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

const { values } = parseArgs({
  options: {
    merchants: { type: 'string', default: '1000000' },
    channels: { type: 'string', default: '1000000' },
    /** Measure the kinds whose name has this in it, and no throughput; `throughput`: that alone. */
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
  const api = await startTimedServer(database.url, key);
  const client = new BenchClient(api.port);
  const driver = new BareDriver(database.url, keyring);
  try {
    const token = await client.signIn();
    const figures = [];
    for (const kind of [...kinds.slice(0, 1).map(inNewProcess), ...kinds]) {
      say(kind.name);
      figures.push(await measureKind(kind, client, driver, token));
    }
    const tokens = await signInUsers(database.url, AT_ONCE, 'admin');
    const throughputs = [];
    for (const [what, area, filter] of ['', 'throughput'].includes(values.only) ? throughputCases : []) {
      say(`throughput: ${what}`);
      throughputs.push(await measureThroughput(what, area, filter, api, driver, tokens));
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
