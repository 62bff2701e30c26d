import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createApiProcess } from './api-process';
import { layCable } from './cable';
import { startDatabaseProcess } from './database-process';
import { layDisk } from './disk';

const room = join(import.meta.dirname, '..');
const programs = join(room, '.cache/storm');
const CALM_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 20;

export const ADMINISTRATOR = { username: 'stormadmin', password: 'weather-glass-17' };

export const apiSettings = {
  KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  // Those who sign in wrongly have addresses of their own.
  TRUST_PROXY: '127.0.0.1',
  PRIVATE_KEYS_PER_HOUR: '1000000000',
};

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, {
    headers: { connection: 'close' },
    signal: AbortSignal.timeout(2_000),
  }).then(
    async (answer) => {
      await answer.text();
      return answer.ok;
    },
    () => false,
  );

/** Two API processes and a PostgreSQL, with cables between them and before them. Nothing of it outlives `remove`. */
export async function startInstallation() {
  execFileSync(process.execPath, [join(room, 'build.mjs'), '--storm']);
  const folder = await mkdtemp(join(tmpdir(), 'storm-'));
  // PostgreSQL's account has to get in when the storm runs as root.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  const disk = await layDisk(dataDir);
  const database = await startDatabaseProcess(dataDir);
  await promisify(execFile)(process.execPath, [join(programs, 'cli.js'), 'migrate'], {
    env: { PATH: process.env.PATH, DATABASE_OWNER_URL: database.url, DATABASE_URL: database.apiUrl },
  });

  const toDatabase = await layCable(() => ({ path: database.socket }), { drains: false });
  const url = new URL(database.apiUrl);
  url.search = '';
  url.host = `127.0.0.1:${toDatabase.port}`;
  const ended: string[] = [];
  const apis = ([0, 1] as const).map((number) =>
    createApiProcess({
      script: join(programs, 'main.js'),
      env: { ...apiSettings, DATABASE_URL: url.href },
      log: join(folder, `api-${number}.log`),
      onEnded: (how) => ended.push(`API ${number} ended by itself (${how}): see ${folder}/api-${number}.log`),
    }),
  );
  const [first, second] = apis as [(typeof apis)[0], (typeof apis)[0]];
  await Promise.all([first.start(), second.start()]);
  const cableTo = (api: typeof first) =>
    layCable(
      () => {
        const port = api.port();
        return port === null ? null : { port, host: '127.0.0.1' };
      },
      { drains: true },
    );
  const toApis = [await cableTo(first), await cableTo(second)] as const;

  /** Nothing is under way any more, on either side of a connection that was cut. */
  async function isCalm(): Promise<boolean> {
    // On a full disk it ends when that finds it.
    await database.recover();
    if (toApis.some((cable) => cable.open() > 0)) return false;
    if (!(await Promise.all(toApis.map(({ port }) => isReady(port)))).every(Boolean)) return false;
    const { rows } = await database.withOwner((owner) =>
      owner.query<{ connections: number; busy: number }>(
        `select count(*)::int as connections, count(*) filter (where state <> 'idle')::int as busy
         from pg_stat_activity where usename = $1`,
        [database.apiRole],
      ),
    );
    const { connections, busy } = rows[0]!;
    return busy === 0 && connections === toDatabase.open();
  }

  return {
    folder,
    dataDir,
    database,
    /** Null where this account may mount none: then it is never full. */
    disk,
    toDatabase,
    apis: [first, second] as const,
    toApis,
    /** What ended without being told to. */
    ended,
    /** @throws Error where it does not come to rest */
    async calm(): Promise<void> {
      const until = Date.now() + CALM_WITHIN_MS;
      while (!(await isCalm().catch(() => false))) {
        if (Date.now() > until)
          throw new Error('What was cut, killed and started again does not come to rest.');
        await pause(LOOK_EVERY_MS);
      }
    },
    /** @param keepsFiles for whoever looks for the reason of a failure */
    async remove(keepsFiles = false): Promise<void> {
      await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')]);
      await Promise.all([...toApis, toDatabase].map((cable) => cable.remove()));
      await database.stop();
      if (keepsFiles) return;
      await disk?.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;
