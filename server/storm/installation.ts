import { join } from 'node:path';
import { startDatabaseProcess } from '../harness/database-process';
import { mountDisk } from '../harness/disk';
import { startInstallation } from '../harness/installation';
import { startTcpProxy } from '../harness/tcp-proxy';
import { until } from '../harness/until';

const CALM_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 20;

export const ADMINISTRATOR = { username: 'stormadmin', password: 'weather-glass-17' };

export const apiSettings = {
  ADMIN_USERNAME: ADMINISTRATOR.username,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
  // The storm compares the keys of lists with those of their creation.
  KEY_DISPLAY: 'open',
  // Wrong sign-ins come from separate addresses.
  TRUST_PROXY: '127.0.0.1',
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

/** Starts a database on a disk that can be filled, reached through a proxy. */
async function startDatabase(folder: string) {
  const dataDir = join(folder, 'data');
  const disk = await mountDisk(dataDir);
  const database = await startDatabaseProcess(dataDir);
  const proxy = await startTcpProxy(() => ({ path: database.socket }), { drains: false });
  const url = Object.assign(new URL(database.apiUrl), { search: '', host: `127.0.0.1:${proxy.port}` });
  return {
    ...database,
    apiUrl: url.href,
    /** Null if this account may not mount one; then the disk is never full. */
    disk,
    proxy,
    async stop(keepsFiles: boolean): Promise<void> {
      await proxy.remove();
      await database.stop();
      if (!keepsFiles) await disk?.remove();
    },
  };
}

/** Starts two API processes and a PostgreSQL, with proxies between them and before them. */
export async function startStormInstallation() {
  const installation = await startInstallation({ startDatabase, env: apiSettings });
  const { apis, database, withOwner } = installation;
  const toApi = (number: 0 | 1) =>
    startTcpProxy(
      () => {
        const port = apis[number]!.port();
        return port === null ? null : { port, host: '127.0.0.1' };
      },
      { drains: true },
    );
  const toApis = [await toApi(0), await toApi(1)] as const;

  /** True if nothing is in progress on either side of a cut connection. */
  async function isCalm(): Promise<boolean> {
    // On a full disk PostgreSQL ends when it notices.
    await database.recover();
    if (toApis.some((proxy) => proxy.open() > 0)) return false;
    if (!(await Promise.all(toApis.map(({ port }) => isReady(port)))).every(Boolean)) return false;
    const { rows } = await withOwner((owner) =>
      owner.query<{ connections: number; busy: number }>(
        `select count(*)::int as connections, count(*) filter (where state <> 'idle')::int as busy
         from pg_stat_activity where usename = $1`,
        [database.apiRole],
      ),
    );
    const { connections, busy } = rows[0]!;
    return busy === 0 && connections === database.proxy.open();
  }

  return {
    ...installation,
    toApis,
    /** @throws Error if it does not become idle in time */
    async calm(): Promise<void> {
      const looking = { everyMs: LOOK_EVERY_MS, withinMs: CALM_WITHIN_MS };
      if (!(await until(() => isCalm().catch(() => false), looking)))
        throw new Error('What was cut, killed and started again does not come to rest.');
    },
    async remove(keepsFiles = false): Promise<void> {
      await Promise.all(toApis.map((proxy) => proxy.remove()));
      await installation.remove(keepsFiles);
    },
  };
}

export type StormInstallation = Awaited<ReturnType<typeof startStormInstallation>>;
