import { screens } from '@backoffice/contract';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { as, callsAs, granted, type Person, signIn } from '../harness/call';
import { DEMO_ADMINISTRATOR } from '../harness/installation';
import { percentile } from '../harness/percentile';
import type { Attack, AttackCounts, AttackOrder } from './attacker';
import type { RawCall } from './raw-calls';
import { say, withBench, writeReport } from './with-bench';

/** The maximum ratio of the 95th percentile of other users' calls under attack to that without. */
const MAX_SLOWDOWN = 3;
/** The pause between two calls of other users. */
const PAUSE_MS = 20;
const SIGN_IN_PAUSE_MS = 500;
const OTHERS = ['admin', 'admin'];
/** A user of its own: frequent sign-ins end that user's older sessions. */
const WHO_SIGNS_IN = 'visitor';
/** Two users created for the attacks: one with all rights, and one that loses the right to read keys. */
const ATTACKER = 'attacker';
const WITHOUT_KEYS = 'editor';

interface Figures {
  what: string;
  calls: number[];
  signIns: number[];
  counts: AttackCounts;
}

const sending = { patienceMs: 60_000 };
const login = { method: 'POST', path: '/auth/login' } as const;
const person = (username: string) => ({ ...DEMO_ADMINISTRATOR, username });

/** Repeats `work` until the given time. @returns the durations in ms */
async function timesOf(work: () => Promise<unknown>, pauseMs: number, until: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
    await wait(pauseMs);
  }
  return times;
}

async function measureOtherUsers(port: number, others: Person[], seconds: number) {
  const until = performance.now() + seconds * 1000;
  const [signIns, ...calls] = await Promise.all([
    timesOf(() => granted(port, { ...login, body: person(WHO_SIGNS_IN) }, sending), SIGN_IN_PAUSE_MS, until),
    ...others.map((other) => {
      const call = { method: 'GET', path: '/user/info', headers: as(other) } as const;
      return timesOf(() => granted(port, call, sending), PAUSE_MS, until);
    }),
  ]);
  return { calls: calls.flat(), signIns };
}

async function underAttack<T>(order: AttackOrder, work: () => Promise<T>): Promise<[T, AttackCounts]> {
  const attacker = fork(fileURLToPath(new URL('attacker.ts', import.meta.url)));
  try {
    attacker.send(order);
    const done = await work();
    attacker.send('end');
    const [counts] = (await once(attacker, 'message')) as [AttackCounts];
    return [done, counts];
  } finally {
    attacker.kill();
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const cells = (times: number[]) =>
  `${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.95))} | ${ms(Math.max(...times))}`;

function report([quiet, ...attacks]: Figures[]): string[] {
  const quietMs = percentile(quiet!.calls, 0.95);
  const line = ({ what, calls, signIns, counts }: Figures) => {
    const times = percentile(calls, 0.95) / quietMs;
    const answered = Object.entries(counts).map(([status, count]) => `${status}: ${count}`);
    const ratio = `${times.toFixed(1)}${times > MAX_SLOWDOWN ? ` **> ${MAX_SLOWDOWN}**` : ''}`;
    return `| ${what} | ${calls.length} | ${cells(calls)} | ${ratio} | ${cells(signIns)} | ${answered.join(', ')} |`;
  };
  return [
    '# Others while 50 connections attack',
    '',
    `Node ${process.version}, ${availableParallelism()} processors, ${new Date().toISOString()}. Times in ms. 0: closed without an answer.`,
    '',
    '| | calls | `GET /user/info` p50 | p95 | most | times quiet p95 | sign-in p50 | p95 | most | answers to the attack |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...[quiet!, ...attacks].map(line),
    '',
  ];
}

/** @returns the call that downloads an export of all channels */
async function prepareFile(port: number, by: Person): Promise<RawCall> {
  const call = callsAs(() => port, by);
  await call('POST', '/channel/export', { fileName: 'attack', timeZone: 'UTC', filter: {} });
  for (;;) {
    const { items } = await call<{ items: { id: number; state: string }[] }>('GET', '/exports');
    const [latest] = items;
    if (latest?.state === 'ready') return { method: 'GET', path: `/exports/file?id=${latest.id}` };
    await wait(SIGN_IN_PAUSE_MS);
  }
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    merchants: { type: 'string', default: '200000' },
    /** Runs only the attacks whose names contain this. */
    only: { type: 'string', default: '' },
  },
});
const [seconds, rows] = [Number(values.seconds), Number(values.merchants)];
await withBench({ data: 'bench-attacks', merchants: rows, channels: rows / 5 }, async ({ ask, port }) => {
  const others = await Promise.all(OTHERS.map((name) => signIn(port, person(name))));
  await ask(
    `insert into app_user (username, password_hash, role_key)
       select '${ATTACKER}', password_hash, role_key from app_user where username = 'admin' on conflict do nothing`,
  );
  const attacker = await signIn(port, person(ATTACKER));
  const { token } = attacker;
  const { token: withoutKeys } = await signIn(port, person(WITHOUT_KEYS));
  await measureOtherUsers(port, others, 3);
  say('quiet');
  const quiet = await measureOtherUsers(port, others, seconds);
  const figures: Figures[] = [{ what: 'quiet', ...quiet, counts: {} }];
  await ask(`delete from role_grant where role_key = '${WITHOUT_KEYS}' and path = '${screens.merchantKeys}'`);
  const file = await prepareFile(port, attacker);
  const list = (path: string, body: object): RawCall => ({ method: 'POST', path, body });
  const get = (path: string): RawCall => ({ method: 'GET', path });
  const today = encodeURIComponent(new Date().toISOString());
  const attacks: [what: string, attack: Attack, by?: string][] = [
    ['anonymous: forms of 2 MB with 40,000 parts', 'forms'],
    ['anonymous: sign-ins of 30 bytes that are refused', list('/auth/login', { username: 1 }), ''],
    ['anonymous: unknown tokens', 'tokens'],
    ['anonymous: bodies of 15 kB', list('/auth/login', { username: 'x'.repeat(15_000) }), ''],
    ['anonymous: unknown paths', get('/nowhere'), ''],
    ['anonymous: questions about the health', get('/health/ready'), ''],
    ['signed in: creates of merchants by one user', 'creates'],
    ['signed in: sounds that nobody has', list('/merchant/find', { query: 'zhuangzhuang' })],
    ['signed in: lists without the right to read keys', list('/merchant/list', { limit: 100 }), withoutKeys],
    ['signed in: lists of 1,000 rows', list('/merchant/list', { limit: 1000 })],
    [
      'signed in: lists of 1,000 rows, compressed',
      { ...list('/merchant/list', { limit: 1000 }), encoding: 'br' },
    ],
    ['signed in: lists of 50 rows with keys', list('/channel/list', { limit: 50 })],
    ['signed in: lists of 1,000 channels', list('/channel/list', { limit: 1000 })],
    ['signed in: lists of 1,000 payments', get('/transaction/list?limit=1000')],
    ['signed in: the audit log by a part of a name', list('/audit/list', { limit: 1000, target: 'a' })],
    ['signed in: sounds that many have', list('/channel/find', { query: 'zhang' })],
    ['signed in: series of the dashboard', get('/dashboard/series')],
    ['signed in: figures of the dashboard', get(`/dashboard/figures?today=${today}`)],
    [
      'signed in: bodies of 1 MB that are refused',
      list('/merchant/list', { merchantName: 'x'.repeat(1_000_000) }),
    ],
    ['signed in: the description of the API', { ...get('/docs/json'), encoding: 'br' }],
    [
      'signed in: previews of all merchants',
      list('/merchant/bulk/preview', { command: { status: 'inactive' }, filter: {} }),
    ],
    [
      'signed in: previews of thousands',
      list('/merchant/bulk/preview', { command: { status: 'inactive' }, filter: { merchantName: '北京' } }),
    ],
    ['signed in: downloads of a file', file],
  ];
  for (const [what, attack, by = token] of attacks.filter(([name]) => name.includes(values.only))) {
    say(what);
    const order = { attack, port, token: by };
    const [found, counts] = await underAttack(order, () => measureOtherUsers(port, others, seconds));
    figures.push({ what, ...found, counts });
  }
  await writeReport('attacks', report(figures));
});
