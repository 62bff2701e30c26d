import type { PreparedFile } from '@backoffice/contract/exports';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { gunzipSync } from 'node:zlib';
import { as, callsAs, signIn } from '../harness/call';
import { residentMb } from '../harness/resident-memory';
import { until } from '../harness/until';
import { ADMINISTRATOR, startStormInstallation, type StormInstallation } from './installation';
import type { Report } from './report';
import type { Scenario } from './scenario';

const MAX_GROWTH_MB = 64;
/** The shares of rows after which both processes are killed. After the second kill the export fails. */
const KILLS = [0.2, 0.5];
const GIVEN_UP_AFTER = 3;
/** Part of a row's number, which no file except the database's own may contain. */
const MARK = 'Nowhere';

const setUp = (rows: number) => `
  insert into channel_type (code, name, name_zh, name_es, name_ja)
  values ('alipay', 'Alipay', '支付宝', 'Alipay', 'Alipay') on conflict do nothing;
  insert into merchant (id, merchant_name, name_folded, merchant_no, status) values (1, '北京公司', '北京公司', 'M1', 'active');
  alter table channel disable trigger user;
  insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, merchant_balance, status)
  select id, 1, '${MARK}' || id, 'alipay', 10, (random() * 200000 - 100000)::numeric(18, 2), 'active'
  from generate_series(1, ${rows}) as id;
  alter table channel enable trigger user;
  analyze`;

async function play({ check, say }: Report, installation: StormInstallation, size: number): Promise<void> {
  const { apis, ask, folder, killApis, port } = installation;
  await ask(setUp(size));
  const administrator = await signIn(port(), ADMINISTRATOR);
  const call = callsAs(port, administrator);
  const memory = () => apis.map((api) => residentMb(api.pid()));
  const start = async (filter: object) =>
    (
      await call<{ id: number }>('POST', '/channel/export', {
        fileName: 'storm',
        timeZone: 'UTC',
        sort: '-merchantBalance',
        filter,
      })
    ).id;
  const find = async (id: number) =>
    (await call<{ items: PreparedFile[] }>('GET', '/exports')).items.find((one) => one.id === id)!;
  const hasEnded = async (id: number) => !['waiting', 'running'].includes((await find(id)).state);
  const answerTo = (id: number) =>
    fetch(`http://127.0.0.1:${port()}/exports/file?id=${id}`, { headers: as(administrator) });

  /** The rows of an export with the number of their occurrences, the sum of their balances, and the number of rows out of order. */
  async function readFileOf(id: number) {
    const ids = new Set<number>();
    let [rows, cents, misplaced, before] = [0, 0, 0, Infinity];
    const { body } = await answerTo(id);
    for await (const line of createInterface({ input: Readable.fromWeb(body as ReadableStream) })) {
      const [row, , number, , balance] = line.split(',');
      if (!number?.startsWith(MARK)) continue;
      ids.add(Number(row));
      rows += 1;
      cents += Math.round(Number(balance) * 100);
      if (Number(balance) > before) misplaced += 1;
      before = Number(balance);
    }
    return { rows, ids: ids.size, cents, misplaced };
  }

  const [sum] = await ask<{ cents: number }>(
    'select sum(merchant_balance * 100)::float8 as cents from channel',
  );
  const whole = { rows: size, ids: size, cents: sum!.cents, misplaced: 0 };
  const small = await start({ ids: [1] });
  await until(() => hasEnded(small));

  const before = memory();
  const peak = [...before];
  const begun = performance.now();
  const first = await start({});
  await until(async () => {
    for (const [n, now] of memory().entries()) peak[n] = Math.max(peak[n]!, now);
    return hasEnded(first);
  });
  const seconds = (performance.now() - begun) / 1000;
  const growth = Math.max(...peak.map((top, n) => top - before[n]!));
  say(`${size} rows in ${seconds.toFixed(0)} s; a process grew by ${growth.toFixed(0)} MB at most.`);
  check('Grew by less than may be', growth < MAX_GROWTH_MB, true);
  check('The file is what SQL has', await readFileOf(first), whole);

  const killed = await start({});
  for (const share of KILLS) {
    await until(async () => (await find(killed)).done >= share * size);
    await killApis();
    check('Half a file', (await answerTo(killed)).status, 404);
  }
  await until(() => hasEnded(killed));
  check('Written anew', await readFileOf(killed), whole);
  check(
    'Kept of it',
    await ask(`select attempts, parts = (select count(*) from export_part where job_id = job.id) as "isAll"
      from export_job job where id = ${killed}`),
    [{ attempts: KILLS.length + 1, isAll: true }],
  );
  const [part] = await ask<{ sealed: Buffer }>(
    `select sealed from export_part where job_id = ${killed} limit 1`,
  );
  check('Readable without the key', isReadable(part!.sealed), false);
  const logs = (await readdir(folder)).filter((name) => name.startsWith('api-'));
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')));
  check(
    'Rows in the logs',
    texts.some((text) => text.includes(MARK)),
    false,
  );

  const givenUp = await start({});
  for (let kills = 0; kills < GIVEN_UP_AFTER; kills += 1) {
    await until(async () => {
      const [job] = await ask<{ attempts: number }>(`select attempts from export_job where id = ${givenUp}`);
      return job!.attempts > kills && (await find(givenUp)).done > 0;
    });
    await killApis();
  }
  await until(() => hasEnded(givenUp));
  check('Given up', [(await find(givenUp)).state, (await answerTo(givenUp)).status], ['failed', 404]);
  const { items } = await call<{ items: { kind: string }[] }>('GET', '/inbox');
  check('Told', items[0]?.kind, 'export-failed');
}

function isReadable(bytes: Buffer): boolean {
  try {
    gunzipSync(bytes);
    return true;
  } catch {
    return false;
  }
}

/** An export of all channels is created while both processes are killed. Its content must equal the database's. */
export const exportFiles: Scenario = {
  rows: 1_000_000,
  play: (report, { rows }) => report.within(startStormInstallation, (started) => play(report, started, rows)),
};
