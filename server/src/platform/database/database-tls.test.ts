import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';
import { databaseFailure } from './database-failure';
import { withLongConnection } from './long-connection';
import { withPool } from './create-pool';
import { startTlsDatabase, writeCertificate } from './tls-database.fixture';

const folder = mkdtempSync(join(tmpdir(), 'database-tls-'));
const authority = `${folder}/authority.pem`;
const other = `${folder}/other.pem`;
let database: TestDatabase;
let open: Awaited<ReturnType<typeof startTlsDatabase>>[];

beforeAll(async () => (database = await createTestDatabase({ empty: true })));
beforeEach(() => (open = []));
afterEach(() => open.forEach((server) => server.stop()));
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function start(certificate: { cert: string; key: string } | null) {
  const server = await startTlsDatabase(database.ownerUrl, certificate);
  open.push(server);
  return server;
}
const verified = (sslrootcert: string) => ({ sslmode: 'verify-full', sslrootcert });
const ask = (url: string) => withPool(url, (pool) => pool.query('select 1 as one'));

test('verify-full encrypts the connections of pools and of long work', async () => {
  const server = await start(await writeCertificate(authority, 'localhost'));
  const url = server.url(verified(authority));
  expect((await ask(url)).rows).toEqual([{ one: 1 }]);
  await withLongConnection(url, 'test', (client) => client.query('select 1'));
  expect(server.encrypted()).toBe(2);
});

test.each([
  ['another authority', 'localhost', other],
  ['another name', 'database.example', authority],
])('verify-full refuses the certificate of %s as a database that is away', async (_what, name, trusted) => {
  const certificate = await writeCertificate(authority, name);
  await writeCertificate(other, 'localhost');
  const server = await start(certificate);
  const refused = await ask(server.url(verified(trusted))).catch((error: unknown) => error);
  expect(databaseFailure(refused)).toBe('away');
});

test('a database without TLS is away for verify-full', async () => {
  await writeCertificate(authority, 'localhost');
  const server = await start(null);
  const refused = await ask(server.url(verified(authority))).catch((error: unknown) => error);
  expect(databaseFailure(refused)).toBe('away');
  expect(String(refused)).toMatch('does not support SSL');
});
