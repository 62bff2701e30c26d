import type { Merchant } from '@backoffice/contract';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { buildPrograms } from '../harness/api-process';
import { as, send, signIn } from '../harness/call';
import { startDatabaseProcess } from '../harness/database-process';
import { type Installation, KEY, startInstallation } from '../harness/installation';
import { until } from '../harness/until';
import { withPool } from '../src/platform/database/create-pool';
import type { Queryable } from '../src/platform/database/transaction';
import { createKeyring, type Keyring } from '../src/platform/encryption/keyring';
import { openKeyring } from '../src/platform/encryption/open-keyring';
import { nextSealedRows } from '../src/platform/encryption/sealed-columns.repository';
import { sealedMerchantColumn } from '../src/areas/merchants/merchant-keys';
import { seedMerchants } from '../src/samples/merchants';
import { ADMINISTRATOR, apiSettings } from './installation';
import type { Report } from './report';
import type { Scenario } from './scenario';

const KILLS = 50;
/** Every so many kills of the conversion the API processes are killed, too. */
const APIS_TOO = 10;
const AGAIN_AFTER_MS = 100;
const ROWS_AT_ONCE = 5_000;
const ROOT_KEY = Buffer.alloc(32, 8).toString('base64');
const PROGRAMS = 'storm-data-keys';
const roots = { rootKeys: [ROOT_KEY], rootToken: null, formerKeyEncryptionKeys: [] };

/** Decrypts the private key of each merchant. */
function keysWith(databaseUrl: string, keyringOf: (db: Queryable) => Keyring) {
  return withPool(databaseUrl, async (pool) => {
    const keys = new Map<number, string>();
    for (let after = 0; ;) {
      const rows = await nextSealedRows(pool, sealedMerchantColumn, after, ROWS_AT_ONCE);
      const last = rows.at(-1);
      if (!last) return keys;
      after = last.id;
      const { decrypt } = await keyringOf(pool).opener(rows.map(({ sealed }) => sealed));
      for (const { id, sealed } of rows) keys.set(id, decrypt(sealed, sealedMerchantColumn.contextOf(id)));
    }
  });
}

async function play({ check, say }: Report, installation: Installation, size: number): Promise<void> {
  const { apis, ask, database, killApis, port } = installation;
  const { url } = database;
  await withPool(url, (pool) => seedMerchants(pool, size, createKeyring(KEY)), { statementWithinMs: 0 });
  const expected = await keysWith(url, () => createKeyring(KEY));
  const administrator = as(await signIn(port(), ADMINISTRATOR));

  /** The port of a running API; 0 while there is none. */
  const openPort = () => apis.map((api) => api.port()).find((found) => found !== null) ?? 0;

  /** Creates a merchant once, however often the call has to be sent. */
  async function create(number: number): Promise<Merchant> {
    const call = {
      method: 'PUT',
      path: '/merchant/create',
      body: { merchantName: `Storm ${number}`, status: 'active' },
      headers: { ...administrator, 'idempotency-key': `storm-${number}` },
    } as const;
    for (;;) {
      const { status, reason, data } = await send<Merchant>(openPort(), call);
      if (status === 200) return data;
      if (![0, 429, 503].includes(status)) throw new Error(`A merchant was refused: ${status} ${reason}`);
      await pause(AGAIN_AFTER_MS);
    }
  }

  const over = new AbortController();
  const clerk = (async () => {
    for (let made = 1; !over.signal.aborted; made += 1) {
      const { id, privateKey } = await create(made);
      expected.set(id, privateKey!);
    }
  })();

  const program = join(buildPrograms(PROGRAMS), 'cli.js');
  const rotate = () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: url, KEY_ENCRYPTION_KEY: KEY, ROOT_KEY };
    return spawn(process.execPath, [program, 'rotate-key'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  };
  // The conversion goes by id.
  const isConverted = async (id: number) =>
    (
      await ask(`select from merchant_detail where merchant_id = $1 and private_key_encrypted like 'v2.%'`, [
        id,
      ])
    ).length > 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = rotate();
    const ended = once(child, 'exit');
    await until(() => isConverted(Math.ceil((kill * size) / (KILLS + 1))), { everyMs: 5 });
    child.kill('SIGKILL');
    await ended;
    if (kill % APIS_TOO === 0) await killApis();
  }
  over.abort();
  await clerk;
  await until(async () => ((await once(rotate(), 'exit')) as [number | null])[0] === 0);
  await rm(join(program, '..'), { recursive: true });

  const found = await keysWith(url, (pool) => openKeyring({ ...roots, keyEncryptionKey: undefined }, pool));
  say(`${found.size} private keys, ${found.size - size} of them made meanwhile, over ${KILLS} kills.`);
  check('Private keys', found.size, expected.size);
  const others = [...expected].filter(([id, key]) => found.get(id) !== key);
  check('Other keys than before', others.length, 0);
  const [most] = await ask<{ rows: number }>(
    `select count(*)::int as rows from merchant_detail
     group by split_part(private_key_encrypted, '.', 2) order by 1 desc limit 1`,
  );
  check('No data key has more than a thousand', most!.rows <= 1_000, true);
}

/** Secrets are converted to data keys while the conversion and both processes are killed, and clerks create merchants. */
export const dataKeys: Scenario = {
  rows: 60_000,
  play: (report, { rows }) =>
    report.within(
      () =>
        startInstallation({
          startDatabase: (folder) => startDatabaseProcess(join(folder, 'data')),
          env: { ...apiSettings, ROOT_KEY },
        }),
      (started) => play(report, started, rows),
    ),
};
