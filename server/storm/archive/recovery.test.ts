import type { OperationsStatus } from '@backoffice/contract/operations';
import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../harness/until';
import { contentOf } from '../../src/app/backup/content-of.fixture';
import { restore } from '../../src/app/commands/backup';
import { runDrill } from '../../src/app/commands/recovery';
import { baseBackups, pgbackrest } from '../../src/app/recovery/pgbackrest';
import { withRestoredServer } from '../../src/app/recovery/restored-server';
import { withPool } from '../../src/platform/database/create-pool';
import { addDemoChannels } from '../../src/samples/channels';
import { addDemoMerchants } from '../../src/samples/merchants';
import { callApi } from '../../src/testing/call-api';
import { startTestApi, type TestApi } from '../../src/testing/start-test-api';

const PATIENCE_MS = 30_000;
const folder = mkdtempSync(join(tmpdir(), 'restored-'));
// If the tests run as root, PostgreSQL's account needs access.
chmodSync(folder, 0o711);
let api: TestApi;
let ownerUrl: string;
let env: NodeJS.ProcessEnv;

const query = <Row>(text: string) =>
  withPool(ownerUrl, async (pool) => (await pool.query(text)).rows as Row[]);

const now = async () => (await query<{ now: string }>('select clock_timestamp() as now'))[0]!.now;

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  expect(await until(isSo, { everyMs: 0, withinMs: PATIENCE_MS })).toBe(true);
}

/** Ends the current segment of the log, and waits until it is archived. */
async function archiveAll(): Promise<void> {
  const [switched] = await query<{ wal: string }>('select pg_walfile_name(pg_switch_wal()) as wal');
  await eventually(async () => {
    const [archiver] = await query<{ wal: string | null }>(
      'select last_archived_wal as wal from pg_stat_archiver',
    );
    return (archiver!.wal ?? '').slice(0, 24) >= switched!.wal;
  });
}

const value = async (series: string) => {
  const lines = (await api.app.metrics.metrics()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]);
};

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
  // The oldest recoverable time is the second after the first base backup.
  const [oldest] = await baseBackups();
  await eventually(async () => new Date(await now()).getTime() >= oldest!.getTime() + 1000);
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a time that the archive does not hold is refused, and so is a folder with something in it', async () => {
  const restoreTo = (until: Date, name: string) => restore(['--until', until.toISOString(), name], env);
  const [oldest] = await baseBackups();
  await expect(restoreTo(oldest!, `${folder}/early`)).rejects.toThrow('The archive starts at');
  await archiveAll();
  const late = new Date(await now());
  await expect(restoreTo(late, `${folder}/late`)).rejects.toThrow('the archive does not reach that minute.');
  const living = `${process.env.ARCHIVED_SERVER}/server-0`;
  await expect(restoreTo(late, living)).rejects.toThrow(
    'is not empty: choose a new folder. Nothing was changed.',
  );
  expect(existsSync(`${folder}/late`)).toBe(false);
  expect(existsSync(`${living}/PG_VERSION`)).toBe(true);
});

test('a drill reports the recoverable range, records it for the metrics, and removes its files', async () => {
  const output = await runDrill([folder], env);
  const [oldest] = await baseBackups();
  expect(output).toMatch(`Recoverable since ${oldest!.toISOString()}. The newest restored write was`);
  expect(readdirSync(folder)).toEqual([]);
  expect(await value('recovery_drill_whole')).toBe(1);
  expect(await value('archive_oldest_timestamp_seconds')).toBe(oldest!.getTime() / 1000);
  const token = await api.signIn('admin');
  const { data } = await callApi<OperationsStatus>(api, 'GET', '/operations', { token });
  expect(data.archive).toMatchObject({
    isOn: true,
    oldest: oldest!.toISOString(),
    baseBackupAt: oldest!.toISOString(),
    newest: data.archive.lastArchivedAt,
    drill: { isWhole: true, failure: null },
  });
  expect(Date.parse(data.archive.newest!)).toBeGreaterThan(oldest!.getTime());
  const { rows, auditEntries, keys } = data.archive.drill!;
  for (const count of [rows, keys]) expect(count).toBeGreaterThan(0);
  expect(auditEntries).toBeGreaterThanOrEqual(0);
  const withWrongKey = { ...env, KEY_ENCRYPTION_KEY: Buffer.alloc(32, 8).toString('base64') };
  await expect(runDrill([folder], withWrongKey)).rejects.toThrow(
    'The drill failed: KEY_ENCRYPTION_KEY does not',
  );
  expect(readdirSync(folder)).toEqual([]);
  expect(await value('recovery_drill_whole')).toBe(0);
});

test('when archiving fails the metrics show it and writes continue, and waiting segments are archived later', async () => {
  const store = `${process.env.ARCHIVED_SERVER}/archive`;
  await archiveAll();
  expect(await value('archive_failing')).toBe(0);
  renameSync(store, `${store}-away`);
  try {
    await createMerchant('While nothing is archived');
    await query('select pg_switch_wal()');
    await eventually(async () => (await value('archive_failing')) === 1);
    await createMerchant('Still nothing is archived');
  } finally {
    renameSync(`${store}-away`, store);
  }
  await archiveAll();
  expect(await value('archive_failing')).toBe(0);
});

test('after rows were deleted and a table was dropped the rows of exactly that minute come back, with chain and keys', async () => {
  await createMerchant('After the base backup');
  const before = await contentOf(ownerUrl);
  const until = new Date(await now());
  await createMerchant('After that minute');
  await api.asOwner('delete from channel; drop table merchant cascade');
  await archiveAll();

  const output = await restore(['--until', until.toISOString(), `${folder}/minute`], env);
  expect(output).toMatch(
    /the audit log is whole \(\d+ entries\), [1-9]\d+ private keys were decrypted\. All sessions were ended/,
  );
  const { content, sessions } = await withRestoredServer(`${folder}/minute`, ownerUrl, async (url) => ({
    content: await contentOf(url),
    sessions: await withPool(url, async (pool) => (await pool.query('select from session')).rowCount),
  }));
  // PostgreSQL logs the values of a sequence ahead of their use.
  expect({ ...content, sequences: null }).toEqual({ ...before, sequences: null });
  expect(sessions).toBe(0);
});
