import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf } from '../../src/app/backup/content-of.fixture';
import { restore } from '../../src/app/commands/backup';
import { baseBackups, pgbackrest } from '../../src/app/recovery/pgbackrest';
import { withRestoredServer } from '../../src/app/recovery/restored-server';
import { withPool } from '../../src/platform/database/create-pool';
import { addDemoChannels } from '../../src/samples/channels';
import { addDemoMerchants } from '../../src/samples/merchants';
import { startTestApi, type TestApi } from '../../src/testing/start-test-api';

const folder = mkdtempSync(join(tmpdir(), 'restored-'));
// PostgreSQL's account has to get in when the tests run as root.
chmodSync(folder, 0o711);
let api: TestApi;
let ownerUrl: string;
let env: NodeJS.ProcessEnv;

const query = <Row>(text: string) =>
  withPool(ownerUrl, async (pool) => (await pool.query(text)).rows as Row[]);

const now = async () => (await query<{ now: string }>('select clock_timestamp() as now'))[0]!.now;

/** Ends the piece of the log that is written to, and waits until it is archived. */
async function archiveAll(): Promise<void> {
  const [switched] = await query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  for (;;) {
    const [archiver] = await query<{ wal: string }>('select last_archived_wal as wal from pg_stat_archiver');
    if (archiver!.wal.slice(0, 24) >= switched!.wal) return;
  }
}

const createMerchant = async (merchantName: string) => {
  const body = { merchantName, status: 'active' };
  const answer = await api.call('PUT', '/merchant/create', { token: await api.signIn('admin'), body });
  expect(answer.statusCode).toBe(200);
};

beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  api = await startTestApi();
  ({ ownerUrl } = api.services.settings);
  env = { DATABASE_URL: ownerUrl, KEY_ENCRYPTION_KEY: api.services.settings.keyEncryptionKey };
  await addDemoMerchants(api.services);
  await addDemoChannels(api.services);
  await pgbackrest('backup', '--type=full');
  // One can go back to the second after it, and no further.
  const [oldest] = await baseBackups();
  while (new Date(await now()).getTime() < oldest!.getTime() + 1000);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('after rows were deleted and a table was dropped the rows of exactly that minute come back, with chain and keys', async () => {
  await createMerchant('After the base backup');
  const before = await contentOf(ownerUrl);
  const until = new Date(await now());
  await createMerchant('After that minute');
  await api.asOwner('delete from channel; drop table merchant cascade');
  await archiveAll();

  const told = await restore(['--until', until.toISOString(), `${folder}/minute`], env);
  expect(told).toMatch(
    /the audit log is whole \(\d+ entries\), [1-9]\d+ private keys were decrypted\. Nobody/,
  );
  const { content, sessions } = await withRestoredServer(`${folder}/minute`, ownerUrl, async (url) => ({
    content: await contentOf(url),
    sessions: await withPool(url, async (pool) => (await pool.query('select from session')).rowCount),
  }));
  // PostgreSQL logs the numbers of a counter ahead of their use.
  expect({ ...content, sequences: null }).toEqual({ ...before, sequences: null });
  expect(sessions).toBe(0);
});
