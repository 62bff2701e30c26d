import { execFile, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../embedded-database';
import { withPool } from '../../src/platform/database/create-pool';
import { createKeyring } from '../../src/platform/encryption/keyring';
import { DEMO_PASSWORD } from '../../src/platform/settings/settings';
import { seedMerchants } from '../../src/samples/merchants';
import { startReplicatedServer } from '../../src/testing/start-replicated-server';
import { createApiProcess } from '../api-process';

const room = join(import.meta.dirname, '../..');
const programs = join(room, '.cache/storm');
/** A busy machine takes its time to fill the tables. */
const SEEDING = { statementWithinMs: 0 };
const KEY = Buffer.alloc(32, 7).toString('base64');

/** Of one clerk: their token, and the merchants that nobody else writes. */
export interface Desk {
  name: string;
  token: string;
  ids: number[];
}

/** The number of a series of an API's metrics. */
function seriesOf(text: string, series: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(series));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** API processes over a primary and streaming replicas, with clerks of whom each has rows that are only theirs. */
export async function startReplicatedOffice(options: {
  apis: number;
  replicas: number;
  desks: number;
  rowsEach: number;
}) {
  execFileSync(process.execPath, [join(room, 'build.mjs'), '--storm']);
  const folder = await mkdtemp(join(tmpdir(), 'replicas-storm-'));
  const servers = await startReplicatedServer(options.replicas);
  const { url } = servers.primary;
  await promisify(execFile)(process.execPath, [join(programs, 'cli.js'), 'migrate'], {
    env: { PATH: process.env.PATH, DATABASE_OWNER_URL: url, DATABASE_URL: url },
  });
  const metricsPorts = await Promise.all(Array.from({ length: options.apis }, freePort));
  const apis = metricsPorts.map((port, number) =>
    createApiProcess({
      script: join(programs, 'main.js'),
      env: {
        DATABASE_URL: url,
        DATABASE_REPLICA_URLS: servers.replicas.map((replica) => replica.url).join(','),
        KEY_ENCRYPTION_KEY: KEY,
        DEMO_DATA: 'on',
        METRICS_PORT: String(port),
        PRIVATE_KEYS_PER_HOUR: '1000000000',
        LOG_LEVEL: 'info',
      },
      log: join(folder, `api-${number}.log`),
      onEnded: (how) => process.stderr.write(`API ${number} ended by itself: ${how}\n`),
    }),
  );
  for (const api of apis) await api.start();

  async function call<T>(number: number, method: string, path: string, token?: string, body?: object) {
    const answer = await fetch(`http://127.0.0.1:${apis[number]!.port()}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data, message } = (await answer.json()) as { data: T; message: string };
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
    return data;
  }

  /** All of a merchant's rows are named after its desk, so that their totals are known to whoever sits there. */
  async function makeDesks(): Promise<Desk[]> {
    const names = Array.from({ length: options.desks }, (_, desk) => `desk${String(desk).padStart(3, '0')}`);
    await withPool(
      url,
      async (pool) => {
        await seedMerchants(pool, options.desks * options.rowsEach, createKeyring(KEY, []));
        await pool.query(
          `update merchant set merchant_name = desk.name || ' ' || id, name_folded = desk.name || ' ' || id, status = 'active'
         from unnest($1::text[]) with ordinality desk (name, place) where id % $2 = place - 1`,
          [names, options.desks],
        );
        await pool.query(
          `insert into app_user (username, password_hash, role_key)
         select name, password_hash, role_key from app_user, unnest($1::text[]) name where username = 'admin'`,
          [names],
        );
        await pool.query('analyze');
      },
      SEEDING,
    );
    const desks: Desk[] = [];
    for (const name of names) {
      const body = { username: name, password: DEMO_PASSWORD };
      const { token } = await call<{ token: string }>(0, 'POST', '/auth/login', undefined, body);
      const { rows } = await withPool(url, (pool) =>
        pool.query<{ id: number }>('select id from merchant where merchant_name like $1 order by id', [
          `${name} %`,
        ]),
      );
      desks.push({ name, token, ids: rows.map(({ id }) => id) });
    }
    return desks;
  }

  return {
    servers,
    apis,
    call,
    desks: await makeDesks(),
    anyApi: () => randomInt(options.apis),
    /** How many calls were read where, by all API processes. */
    async reads() {
      const texts = await Promise.all(
        metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
      );
      const of = (where: string) =>
        texts.reduce((sum, text) => sum + seriesOf(text, `reads_total{where="${where}"}`), 0);
      return { replica: of('replica'), primary: of('primary'), again: of('again') };
    },
    /** Statements on one of the servers, on a connection of their own. */
    async on(serverUrl: string, ...statements: string[]): Promise<void> {
      const client = new pg.Client({ connectionString: serverUrl });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    },
    async stop(): Promise<void> {
      await Promise.all(apis.map((api) => api.end('SIGTERM')));
      await servers.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ReplicatedOffice = Awaited<ReturnType<typeof startReplicatedOffice>>;
