import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Answer, as, type Call, send } from '../harness/call';
import { percentile } from '../harness/percentile';
import { signInUsers } from './sign-in-users';
import { say, withBench, writeReport } from './with-bench';

/** Limits of the 99th percentile in ms. */
const MAX_MS = { reads: 300, creates: 500 };
/** The range of a user's pause between two calls, in ms. */
const THINKING_MS = [5000, 10_000] as const;
const CREATES = 0.05;
/** A call without an answer in this time counts as status 0. */
const PATIENCE_MS = 60_000;

type Outcome = Pick<Answer, 'status' | 'tookMs'>;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const between = (from: number, to: number) => from + Math.random() * (to - from);

const { values } = parseArgs({
  options: {
    staff: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '180' },
    merchants: { type: 'string', default: '1000000' },
  },
});
const [staff, seconds, merchants] = [values.staff, values.seconds, values.merchants].map(Number) as [
  number,
  number,
  number,
];

function call(port: number, token: string, method: Call['method'], path: string, body?: object) {
  const headers = { ...as({ token }), ...(method === 'PUT' && { 'idempotency-key': randomUUID() }) };
  return send(port, { method, path, body, headers }, { agent, patienceMs: PATIENCE_MS });
}

const reads: ((port: number, token: string) => Promise<Outcome>)[] = [
  (port, token) => call(port, token, 'POST', '/merchant/list', { page: Math.ceil(between(0, 500)) }),
  (port, token) => call(port, token, 'POST', '/merchant/list', { status: 'active', sort: '-id' }),
  (port, token) =>
    call(port, token, 'POST', '/merchant/list', { merchantNo: `M2026${Math.floor(between(100, 999))}` }),
  (port, token) => call(port, token, 'POST', '/channel/list', { page: Math.ceil(between(0, 50)) }),
  (port, token) => call(port, token, 'GET', '/dashboard/summary'),
  (port, token) => call(port, token, 'GET', '/user/info'),
];

/** Simulates one user. */
async function work(
  port: number,
  token: string,
  until: number,
  done: Record<'reads' | 'creates', Outcome[]>,
) {
  await wait(between(0, THINKING_MS[1]));
  while (performance.now() < until) {
    if (Math.random() < CREATES) {
      const body = { merchantName: `Of the bench ${randomUUID().slice(0, 8)}` };
      done.creates.push(await call(port, token, 'PUT', '/merchant/create', body));
    } else done.reads.push(await reads[Math.floor(between(0, reads.length))]!(port, token));
    await wait(between(...THINKING_MS));
  }
}

await withBench({ merchants, channels: 20_000 }, async ({ databaseUrl, port }) => {
  const tokens = await signInUsers(databaseUrl, staff, 'editor');
  const done: Record<'reads' | 'creates', Outcome[]> = { reads: [], creates: [] };
  say(`${staff} staff for ${seconds} s …`);
  const until = performance.now() + seconds * 1000;
  await Promise.all(tokens.map((token) => work(port, token, until, done)));
  agent.destroy();
  const lines = (['reads', 'creates'] as const).map((what) => {
    const times = done[what].map(({ tookMs }) => tookMs);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [
      number,
      number,
      number,
    ];
    const failed = done[what].filter(({ status }) => status !== 200).map(({ status }) => status);
    if (p99 > MAX_MS[what] || failed.length > 0) process.exitCode = 1;
    const cells = [p50, p95, p99, Math.max(...times)].map((time) => time.toFixed(0)).join(' | ');
    return `| ${what} | ${times.length} | ${cells} | ${MAX_MS[what]} | ${failed.join(', ') || 'none'} |`;
  });
  await writeReport('staff', [
    `# ${staff} staff at ${merchants.toLocaleString('en-US')} merchants for ${seconds} s`,
    '',
    `Node ${process.version}, ${availableParallelism()} processors, ${new Date().toISOString()}. Times over HTTP in ms.`,
    '',
    '| | calls | p50 | p95 | p99 | most | p99 at most | other answers than 200 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...lines,
    '',
  ]);
});
