import { Agent, get, type IncomingMessage } from 'node:http';
import { createLogger } from '../platform/observing/create-logger';
import { createPasswordHasher } from '../platform/encryption/password-hasher';
import type { Settings } from '../platform/settings/settings';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database';
import { testSettings } from '../testing/start-test-api';
import { withPool } from '../platform/database/create-pool';
import { migrationsFolder, runMigrations } from '../platform/database/run-migrations';
import { type RunningServer, serve } from './serve';

let database: TestDatabase;
let settings: Settings;
const withDemo = () => ({ ...settings, demoData: true });
const log = createLogger('silent');
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Replaces the test's database, which is migrated and otherwise empty. */
async function useDatabase(options?: Parameters<typeof createTestDatabase>[0]): Promise<void> {
  if (options) await database.drop();
  database = await createTestDatabase(options);
  settings = {
    ...testSettings,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    logLevel: 'silent',
    devOrigins: [],
    demoData: false,
  };
}
beforeEach(() => useDatabase());
afterEach(() => database.drop());

interface Answer {
  status: number;
  body: string;
  connection: string | undefined;
}

function fetchText(server: Pick<RunningServer, 'port'>, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(
      { host: '127.0.0.1', port: server.port, path, agent },
      (response: IncomingMessage) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, connection: response.headers.connection }),
        );
      },
    );
    request.on('error', reject);
  });
}

test('serves, and no longer when it has stopped', async () => {
  const server = await serve(settings, log, () => {});
  expect((await fetchText(server, '/health/ready')).status).toBe(200);
  await server.stop();
  await expect(fetchText(server, '/health/live')).rejects.toThrow();
});

test('metrics have a separate port without other routes', async () => {
  const server = await serve(settings, log, () => {});
  const { metricsPort: port } = server;
  expect((await fetchText({ port }, '/metrics')).status).toBe(200);
  expect((await fetchText({ port }, '/health/ready')).status).toBe(404);
  expect((await fetchText(server, '/metrics')).status).toBe(404);
  await server.stop();
  await expect(fetchText({ port }, '/metrics')).rejects.toThrow();
});

test('concurrent starts on an empty database add everything once', async () => {
  await useDatabase({ empty: true });
  const shown: string[] = [];
  const servers = await Promise.all([1, 2, 3].map(() => serve(withDemo(), log, (line) => shown.push(line))));
  expect((await fetchText(servers[0]!, '/health/ready')).status).toBe(200);
  expect(shown).toEqual([]);
  await Promise.all(servers.map((server) => server.stop()));
});

test('one process shows the first administrator when there is no demo data', async () => {
  const shown: string[] = [];
  const servers = await Promise.all([1, 2].map(() => serve(settings, log, (line) => shown.push(line))));
  expect(shown).toEqual([
    expect.stringMatching(/^The first administrator is "admin" with the password \S{20} /),
  ]);
  await Promise.all(servers.map((server) => server.stop()));
});

test('a start without demo data replaces the demo password, also for renamed accounts', async () => {
  await useDatabase({ withDemoData: true });
  await database.asOwner(`update app_user set username = 'operator' where username = 'admin'`);
  const stored = async () => {
    const { rows } = await withPool(database.ownerUrl, (pool) =>
      pool.query<{ name: string; hash: string; must: boolean }>(
        `select username as name, password_hash as hash, must_change_password as must from app_user where id <= 3 order by id`,
      ),
    );
    return rows;
  };
  const shown: string[] = [];
  await (await serve(settings, log, (line) => shown.push(line))).stop();
  const accounts = await stored();
  expect(accounts.map(({ name, must }) => [name, must])).toEqual([
    ['operator', true],
    ['editor', true],
    ['visitor', true],
  ]);
  const { verify } = createPasswordHasher();
  for (const [index, { name, hash }] of accounts.entries()) {
    expect(await verify(hash, '111111')).toBe(false);
    const [, who, password] = /^"(\S+)" had the password of the demo data and has (\S{20}) now /.exec(
      shown[index]!,
    )!;
    expect(who).toBe(name);
    expect(await verify(hash, password!)).toBe(true);
  }
  await (await serve(settings, log, (line) => shown.push(line))).stop();
  expect(shown).toHaveLength(3);
  expect(await stored()).toEqual(accounts);
});

test('an installation created by a superuser is served by the API’s role from the next start on', async () => {
  await useDatabase({ empty: true });
  await runMigrations(database.ownerUrl, migrationsFolder, () => false);
  await database.asOwner(
    `insert into merchant (merchant_name, name_folded, merchant_no, status) values ('One', 'one', 'M1', 'active')`,
  );
  const server = await serve(settings, log, () => {});
  expect((await fetchText(server, '/health/ready')).status).toBe(200);
  await server.stop();
  const asApi = (statement: string) => withPool(database.url, (pool) => pool.query(statement));
  const { rows } = await asApi('select merchant_name from merchant where id = 1');
  expect(rows).toEqual([{ merchant_name: 'One' }]);
  await expect(asApi('alter table audit_entry disable trigger all')).rejects.toThrow(/must be owner/);
});

test.each([
  ['as the owner, which the log says', () => database.ownerUrl, 1],
  ['as a role of its own', () => database.url, 0],
])('serves %s', async (_who, url, warnings) => {
  const lines: string[] = [];
  const written = createLogger('warn', { write: (line: string) => void lines.push(line) });
  const server = await serve({ ...settings, databaseUrl: url() }, written, () => {});
  await server.stop();
  expect(lines.filter((line) => line.includes('set DATABASE_OWNER_URL to the owner'))).toHaveLength(warnings);
});

test('a start fails without leftovers when its port is in use', async () => {
  const first = await serve(settings, log, () => {});
  await expect(serve({ ...settings, port: first.port }, log, () => {})).rejects.toThrow(/EADDRINUSE/);
  await first.stop();
});
