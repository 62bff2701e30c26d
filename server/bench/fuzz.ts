import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { startDatabaseProcess } from '../harness/database-process';
import { startInstallation } from '../harness/installation';
import { type Random, randomFrom } from '../harness/random';
import { Findings, type Memory } from './fuzz/findings';
import { fuzzReport } from './fuzz/fuzz-report';
import { type FuzzAnswer, type FuzzCall, sendCall } from './fuzz/fuzz-call';
import { Harvest } from './fuzz/harvest';
import { makeCall } from './fuzz/make-call';
import { type Operation, operationsOf } from './fuzz/operations';
import { bringPrincipals, keptRoles, type Principal } from './fuzz/principals';
import { say } from './with-bench';
import { brokenEntry, isWrittenByJobs, reviver, rowCounts, stateOf, writingCalls } from './fuzz/rows';

/** The number of calls sent together. The refused ones are then repeated one by one, and must leave all rows unchanged. */
const WINDOW = 200;
const AT_ONCE = 12;
/** The number of windows between two lines of progress. */
const PROGRESS_EVERY = 20;
/** The share of the calls after which memory should no longer grow. */
const WARM_UP = 0.1;
/** The maximum number of repetitions of a window's refused calls, until none of them is accepted. */
const ROUNDS = 4;
/** Statuses of refusals that depend on the call, not on the time. */
const LASTING = [400, 401, 403, 404, 405, 413, 415];

const MB = 1024 ** 2;

/** Sends calls with limited concurrency, and returns the answers in their order. */
async function sendAll(
  port: number,
  principals: readonly Principal[],
  calls: readonly FuzzCall[],
): Promise<FuzzAnswer[]> {
  const answers: FuzzAnswer[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < calls.length; at = next++) {
      const call = calls[at]!;
      answers[at] = await sendCall(port, call, principals[call.principal]!.headers);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

interface Fuzzed {
  port: number;
  memory: () => Promise<Memory>;
  owner: pg.Client;
  random: Random;
  calls: number;
}

/** Repeats refused calls without concurrent ones: a refused call must not write a row. */
async function repeatAlone(
  { port, owner }: Fuzzed,
  principals: readonly Principal[],
  refused: readonly FuzzCall[],
  findings: Findings,
): Promise<void> {
  let calls = refused;
  for (let round = 1; round <= ROUNDS; round++) {
    const before = await stateOf(owner);
    const again = calls.map((call) => ({ ...call, id: `${call.id}-${round}` }));
    const answers = await sendAll(port, principals, again);
    again.forEach((call, index) => findings.note(call, answers[index]!));
    // A lost answer, as after a body that is too long, counts as refused.
    const isRefused = (_: FuzzCall, index: number) =>
      answers[index]!.status >= 400 || answers[index]!.status === 0;
    if (again.every(isRefused)) {
      const after = await stateOf(owner);
      const changed = after.filter((word, index) => word !== before[index]).map((word) => word.split('=')[0]);
      // A job may continue the work of an accepted call. A refused call would write again when repeated.
      if (changed.length > 0 && changed.every(isWrittenByJobs) && round < ROUNDS) continue;
      findings.counts.windows += 1;
      if (changed.length === 0) return;
      findings.counts.writtenByRefused += 1;
      findings.tell(
        `${changed.join(', ')}: changed by refused calls, ${again[0]!.id} to ${again.at(-1)!.id}`,
      );
      return;
    }
    // A call that was refused because of an existing row is accepted once that row is gone.
    calls = calls.filter(isRefused);
  }
  findings.counts.voidWindows += 1;
}

async function fuzz(fuzzed: Fuzzed) {
  const { port, memory, owner, random, calls: wanted } = fuzzed;
  const operations: Operation[] = await operationsOf(port);
  const principals = await bringPrincipals(port);
  const callers = principals.map(({ username }) => username);
  const harvest = new Harvest(
    ({ username, key, roleName }) =>
      callers.includes(String(username)) ||
      username === 'admin' ||
      (keptRoles.includes(String(key)) && roleName === undefined),
  );
  const revive = await reviver(owner, principals);
  const before = await rowCounts(owner);
  const findings = new Findings();
  let number = 0;

  while (findings.calls < wanted) {
    await revive();
    const calls = Array.from({ length: WINDOW }, () =>
      makeCall((number += 1), random, operations, harvest, principals.length),
    );
    const answers = await sendAll(port, principals, calls);
    calls.forEach((call, index) => findings.note(call, answers[index]!));
    calls.forEach(({ operation }, index) => {
      const area = operations.find(({ method, path }) => operation === `${method} ${path}`)!.area;
      if (answers[index]!.status === 200) harvest.add(area, answers[index]!.text);
    });

    await revive();
    const refused = calls.filter((_, index) => LASTING.includes(answers[index]!.status));
    await repeatAlone(fuzzed, principals, refused, findings);
    if (findings.memory.length === 0 && findings.calls >= wanted * WARM_UP)
      findings.memory.push(await memory());
    if (findings.counts.windows % PROGRESS_EVERY === 0)
      say(`${findings.calls} calls, ${findings.problems.length} problems`);
  }
  findings.memory.push(await memory());
  findings.holdAgainst(await writingCalls(owner));
  const broken = await brokenEntry(owner);
  if (broken !== null) findings.tell(`The audit log is broken from entry ${broken} on`);
  const missed = operations
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => !findings.reached.has(operation));
  return { findings, before, after: await rowCounts(owner), operations: operations.length, missed };
}

const { values } = parseArgs({
  options: { calls: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const installation = await startInstallation({
  apis: 1,
  async startDatabase(folder) {
    const database = await startDatabaseProcess(`${folder}/data`);
    return { ...database, env: { DATABASE_OWNER_URL: database.url } };
  },
  env: { DEMO_DATA: 'on', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' },
});
const { apis, ended, folder, withOwner } = installation;
const [api] = apis;
try {
  const result = await withOwner((owner) =>
    fuzz({
      port: api!.port()!,
      async memory() {
        const { external, heapUsed, rss } = await api!.memory();
        return { resident: rss / MB, held: (heapUsed + external) / MB };
      },
      owner,
      random: randomFrom(seed),
      calls: Number(values.calls),
    }),
  );
  process.stdout.write(`${fuzzReport(seed, result)}\n`);
  const isBroken = ended.length > 0 || result.findings.problems.length > 0 || !result.findings.isMemoryFlat();
  if (isBroken) {
    const log = await readFile(`${folder}/api-0.log`, 'utf8');
    process.stdout.write([...ended, log.slice(-4_000), ''].join('\n'));
    process.exitCode = 1;
  }
} finally {
  await installation.remove();
}
