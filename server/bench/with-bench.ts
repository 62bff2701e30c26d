import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiProcess } from '../harness/api-process';
import { type Database, type Installation, KEY, startInstallation } from '../harness/installation';
import { startEmbeddedDatabase } from '../embedded-database';
import { createKeyring } from '../src/platform/encryption/keyring';
import { load, type Loaded } from './load';

const root = fileURLToPath(new URL('../..', import.meta.url));
const keyring = createKeyring(KEY);

export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

export interface Bench extends Pick<Installation, 'ask'> {
  api: ApiProcess;
  port: number;
  databaseUrl: string;
  /** The loaded rows. */
  loaded: Loaded;
}

/**
 * Runs `work` with an API over a database with the wanted number of rows. The database is kept for the next run.
 *
 * @param options data: the name of the database's folder under `.data`; execArgv: options for the API's Node
 */
export async function withBench(
  options: { data?: string; merchants: number; channels: number; execArgv?: string[] },
  work: (bench: Bench) => Promise<void>,
): Promise<void> {
  const { data = 'bench', merchants, channels, execArgv = [] } = options;
  const dataDir = process.env.DATA_DIR ?? join(root, '.data', data);
  const installation = await startInstallation({
    apis: 1,
    async startDatabase(): Promise<Database & { loaded: Loaded }> {
      const database = await startEmbeddedDatabase({ dataDir });
      // Before the API starts, which then computes the missing findings.
      return { ...database, loaded: await load(database.url, { merchants, channels }, keyring, say) };
    },
    env: { DEMO_DATA: 'on', LOG_LEVEL: 'silent' },
    execArgv,
  });
  const { apis, ask, database } = installation;
  try {
    const api = apis[0]!;
    await work({ api, ask, port: api.port()!, databaseUrl: database.url, loaded: database.loaded });
  } finally {
    await installation.remove();
  }
}

/** Prints a report and stores it under `.cache/bench`. */
export async function writeReport(name: string, lines: readonly string[]): Promise<void> {
  const text = lines.join('\n');
  const folder = join(root, '.cache', 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.md`), text);
  process.stdout.write(text);
}
