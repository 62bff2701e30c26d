import type { Changes } from '@backoffice/contract/changes';
import { build } from 'esbuild';
import { createHash, randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { freePort, startEmbeddedDatabase } from '../embedded-database';
import { addPerson, as, send, signIn } from '../harness/call';
import { type Installation, startInstallation } from '../harness/installation';
import { until } from '../harness/until';
import { ADMINISTRATOR, apiSettings } from './installation';
import type { Report } from './report';
import type { Scenario } from './scenario';
import { CHANNELS, createChanges, MERCHANTS } from './router-changes';
import { addReceiver } from './webhook-receiver';

const root = join(import.meta.dirname, '../..');
const WRITES_PER_SECOND = 50;
/** Number of users who write: the API slows down one who writes more than two rows a second for long. */
const CLERKS = 32;
/** The time of writing before the API is killed, and after it is back. */
const BETWEEN_MS = 3_000;
const QUIET_WITHIN_MS = 30_000;
/** Another process takes a webhook 30 s after its process was killed. */
const RECEIVED_WITHIN_MS = 120_000;
/** A reader of the feed asks for a part again, as if it had not stored the cursor. */
const AGAIN_EVERY = 5;

const setUp = `
  insert into channel_type (code, name, name_zh, name_es, name_ja)
  values ('alipay', 'Alipay', '支付宝', 'Alipay', 'Alipay') on conflict do nothing;
  insert into merchant (id, merchant_name, name_folded, merchant_no, status)
  select id, 'M' || id, 'm' || id, 'M' || id, 'active' from generate_series(1, ${MERCHANTS}) as id;
  insert into merchant_detail (merchant_id, private_key_encrypted) select id, '' from merchant;
  insert into channel (id, merchant_id, merchant_no, merchant_channel, merchant_weight, status)
  select id, 1 + id % ${MERCHANTS}, 'N' || id, 'alipay', 10, 'active' from generate_series(1, ${CHANNELS}) as id;
  insert into channel_detail (channel_id, expansion) select id, '{}' from channel;
  select setval(pg_get_serial_sequence('channel', 'id'), ${CHANNELS})`;

/** Weights of active channels by merchant, from the rows themselves. */
const weightsInDatabase = `
  select coalesce(json_object_agg(merchant_id, weights), '{}') as weights from (
    select c.merchant_id, json_object_agg(c.id, c.merchant_weight) as weights
    from channel c join merchant m on m.id = c.merchant_id
    where c.status = 'active' and m.status = 'active' group by 1
  ) active`;
const changesInLog = `
  select id::int from audit_entry where subject in ('merchant', 'channel', 'channel type') order by id`;

/** Creates a service account. @returns its key */
async function addKey({ withOwner }: Installation): Promise<string> {
  const key = `sak_${randomBytes(32).toString('base64url')}`;
  await withOwner((owner) =>
    owner.query(
      `with account as (insert into service_account (id, name, scopes)
         values (nextval(pg_get_serial_sequence('app_user', 'id')), 'router', $1) returning id)
       insert into service_account_key (account_id, key_hash, ending) select id, $2, right($3, 4) from account`,
      [['changes:read', 'merchants:read', 'channels:read'], createHash('sha256').update(key).digest(), key],
    ),
  );
  return key;
}

/** Runs `examples/router` with the client from its sources; it can be killed and started again. */
async function createRouter(folder: string, apiPort: number, key: string) {
  const script = join(folder, 'router.mjs');
  await build({
    entryPoints: [join(root, 'examples/router/router.mjs')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    alias: { '@backoffice/client': join(root, 'shared/client/src/index.ts') },
  });
  const port = await freePort();
  const log = openSync(join(folder, 'router.log'), 'a');
  const env = {
    API_ADDRESS: `http://127.0.0.1:${apiPort}`,
    SERVICE_KEY: key,
    STATE_FILE: join(folder, 'state.json'),
    PORT: String(port),
  };
  let child: ChildProcess | undefined;
  return {
    start: () => void (child = spawn(process.execPath, [script], { env, stdio: ['ignore', log, log] })),
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    /** The weights that it serves; null while it does not. */
    weights: () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.json(),
        () => null,
      ),
  };
}

/** Follows the feed like a program of the company, and records the events. */
function followFeed(port: number, key: string, complain: (problem: string) => void) {
  const ids: number[] = [];
  const end = new AbortController();
  const read = async (after?: string): Promise<Changes | null> => {
    const path = `/changes?wait=2${after === undefined ? '' : `&after=${after}`}`;
    const answer = await send<Changes>(port, {
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${key}` },
    });
    return answer.status === 200 ? answer.data : (await pause(100), null);
  };
  const following = (async () => {
    let cursor: string | undefined;
    while (cursor === undefined) cursor = (await read())?.next;
    for (let part = 1; !end.signal.aborted; part += 1) {
      const found = await read(cursor);
      if (!found) continue;
      if (part % AGAIN_EVERY === 0) {
        const again = await read(cursor);
        if (again && !isDeepStrictEqual(again.events.slice(0, found.events.length), found.events))
          complain(`The feed has other events after ${cursor} when it is read again.`);
      }
      ids.push(...found.events.map(({ id }) => id));
      cursor = found.next;
    }
  })();
  return { ids, stop: () => (end.abort(), following) };
}

async function play(
  { check, say, complain }: Report,
  installation: Installation,
  { rounds, awayMs }: { rounds: number; awayMs: number },
) {
  const { ask, folder, port, killApis } = installation;
  await ask(setUp);
  const apiPort = port();
  const person = await signIn(apiPort, ADMINISTRATOR);
  const clerks = await Promise.all(
    Array.from({ length: CLERKS }, (_, index) =>
      addPerson(apiPort, person, {
        username: `router.clerk.${index}`,
        password: ADMINISTRATOR.password,
        roleName: 'editor',
      }),
    ),
  );
  const key = await addKey(installation);
  const router = await createRouter(folder, apiPort, key);
  const lastEntry = async () => {
    const [entry] = await ask<{ last: number }>('select coalesce(max(id), 0)::int as last from audit_entry');
    return entry!.last;
  };
  const receiver = await addReceiver(apiPort, person, complain);
  await receiver.start();
  const last = await lastEntry();
  const feed = followFeed(apiPort, key, complain);
  router.start();
  let written = 0;
  let fastest = { writes: 0, events: 0 };

  const nextChange = createChanges();
  /** Writes until the signal, so often that the API stores the number a second, and waits for the answers. */
  async function write({ signal }: AbortController): Promise<void> {
    const calls = new Set<Promise<unknown>>();
    const [began, before] = [performance.now(), written];
    for (let sent = 0; !signal.aborted; sent += 1) {
      const due = ((performance.now() - began) / 1_000) * WRITES_PER_SECOND;
      if (written - before + calls.size >= due || calls.size >= CLERKS) {
        await pause(5);
        continue;
      }
      const { call, onStored } = nextChange();
      const sending: Promise<unknown> = send<{ id: number }>(apiPort, {
        ...call,
        headers: as(clerks[sent % CLERKS]!),
      }).then(async ({ status, data }) => {
        // The API was killed: callers try again a little later.
        if (status === 0) await pause(100);
        calls.delete(sending);
        if (status !== 200) return;
        written += 1;
        onStored?.(data);
      });
      calls.add(sending);
    }
    await Promise.all(calls);
  }

  /** At a quiet moment the router has exactly the weights of the database. */
  async function checkQuiet(what: string): Promise<void> {
    const began = performance.now();
    // Both are read each time: a write whose caller gave up may still be stored.
    const isRouterEqual = async () => {
      const [weights, [expected]] = await Promise.all([
        router.weights(),
        ask<{ weights: object }>(weightsInDatabase),
      ]);
      return isDeepStrictEqual(weights, expected!.weights);
    };
    const isEqual = await until(isRouterEqual, { withinMs: QUIET_WITHIN_MS, everyMs: 50 });
    if (isEqual)
      say(`${what}: equal after ${Math.round(performance.now() - began)} ms, ${written} writes so far`);
    else complain(`${what}: the router has other weights than the database.`);
  }

  await checkQuiet('Before');
  for (let round = 1; round <= rounds; round += 1) {
    const isAway = round % 3 === 0;
    const end = new AbortController();
    const before = { written, entry: await lastEntry(), at: performance.now() };
    const writing = write(end);
    await pause(BETWEEN_MS);
    const perSecond = (count: number) => Math.round(count / (BETWEEN_MS / 1_000));
    fastest = {
      writes: Math.max(fastest.writes, perSecond(written - before.written)),
      events: Math.max(fastest.events, perSecond((await lastEntry()) - before.entry)),
    };
    if (isAway) await Promise.all([router.kill(), receiver.leave()]);
    await killApis();
    await pause(isAway ? awayMs : BETWEEN_MS);
    end.abort();
    await writing;
    const took = Math.round((performance.now() - before.at) / 1_000);
    if (isAway) {
      router.start();
      await receiver.start();
    }
    await checkQuiet(
      `Round ${round}${isAway ? ', the router away' : ''}, ${written - before.written} writes in ${took} s`,
    );
  }
  const logged = (await ask<{ id: number }>(changesInLog)).map(({ id }) => id).filter((id) => id > last);
  await until(() => feed.ids.length >= logged.length, { withinMs: QUIET_WITHIN_MS });
  const ended = performance.now();
  // The pause before the next attempt can be as long as the absence.
  await until(() => receiver.ids.length >= logged.length, { withinMs: RECEIVED_WITHIN_MS + 2 * awayMs });
  await Promise.all([feed.stop(), router.kill(), receiver.leave()]);
  const lost = logged.filter((id) => !feed.ids.includes(id));
  check('Events lost', lost, []);
  check('Events in the order of the log, each once', isDeepStrictEqual(feed.ids, logged), true);
  check(
    'Messages lost',
    logged.filter((id) => !receiver.ids.includes(id)),
    [],
  );
  check('Messages in the order of the log', isDeepStrictEqual(receiver.ids, logged), true);
  say(
    `${feed.ids.length} events of ${written} writes, up to ${fastest.writes} writes and ${fastest.events} events a second`,
  );
  say(
    `The receiver had all ${Math.round((performance.now() - ended) / 1_000)} s later; ${receiver.repeated()} messages came again, and up to ${receiver.fastest()} a second`,
  );
}

/** Kills the API while clerks write, the example router follows and a receiver gets webhooks. The router must have the weights of the database. */
export const router: Scenario = {
  rounds: 10,
  play: async (report, { rounds, minutes }) => {
    const awayMs = minutes === undefined ? BETWEEN_MS : minutes * 60_000;
    const API_PORT = String(await freePort());
    await report.within(
      () =>
        startInstallation({
          apis: 1,
          env: { ...apiSettings, API_PORT, WEBHOOK_NETWORKS: '127.0.0.0/8' },
          startDatabase: (folder) => startEmbeddedDatabase({ dataDir: `${folder}/data` }),
        }),
      (installation) => play(report, installation, { rounds, awayMs }),
    );
  },
};
