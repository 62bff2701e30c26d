import { fork } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedDatabase } from '../embedded-database';
import { createPool } from '../src/database/create-pool';
import { migrationsFolder } from '../src/database/migrations-folder';
import { runMigrations } from '../src/database/run-migrations';
import { createKeyring } from '../src/encryption/keyring';
import { seedMerchants } from '../src/merchants/seed-merchants';
import { BareDriver } from './bare-driver';
import { BenchClient } from './bench-client';
import { listKinds } from './list-kinds';
import { measureKind } from './measure-kind';
import { measureThroughput } from './measure-throughput';
import { report } from './report';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SAMPLE_NUMBERS = 10;
const key = Buffer.alloc(32, 7).toString('base64');
const keyring = createKeyring(key);

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** As many merchants as wanted (more, if an earlier run loaded more), and the numbers of some. */
async function load(
  databaseUrl: string,
  wanted: number,
): Promise<{ merchants: number; numbers: string[]; server: string }> {
  await runMigrations(databaseUrl, migrationsFolder);
  const pool = createPool(databaseUrl, { max: 2, statementWithinMs: 0 });
  try {
    const counted = await pool.query<{ merchants: number }>('select count(*) as merchants from merchant');
    const missing = wanted - (counted.rows[0]?.merchants ?? 0);
    if (missing > 0) {
      say(`Loading ${missing} merchants …`);
      await seedMerchants(pool, missing, keyring);
    }
    const merchants = Math.max(wanted, wanted - missing);
    const sample = await pool.query<{ number: string }>(
      'select merchant_no as number from merchant where id = any($1)',
      [Array.from({ length: SAMPLE_NUMBERS }, (_, n) => Math.ceil(((n + 0.5) * merchants) / SAMPLE_NUMBERS))],
    );
    const version = await pool.query<{ server_version: string }>('show server_version');
    return {
      merchants,
      numbers: sample.rows.map(({ number }) => number),
      server: `PostgreSQL ${version.rows[0]?.server_version ?? ''}`,
    };
  } finally {
    await pool.end();
  }
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

const { values } = parseArgs({ options: { merchants: { type: 'string', default: '1000000' } } });
const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench'),
});
try {
  const { merchants, numbers, server } = await load(database.url, Number(values.merchants));
  const api = await startServer(database.url);
  const client = new BenchClient(api.port);
  const driver = new BareDriver(database.url, keyring);
  try {
    const token = await client.signIn();
    const figures = [];
    for (const kind of listKinds(merchants, numbers)) {
      say(kind.name);
      figures.push(await measureKind(kind, client, driver, token));
    }
    say('throughput');
    const throughputs = [
      await measureThroughput('first page with private keys', {}, client, driver, token),
      await measureThroughput('200 rows without private keys', { limit: 200 }, client, driver, token),
    ];
    const text = report(merchants, server, figures, throughputs);
    const folder = join(root, '.cache', 'bench');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'merchants.md'), text);
    process.stdout.write(text);
  } finally {
    client.close();
    await driver.close();
    api.stop();
  }
} finally {
  await database.stop();
}
