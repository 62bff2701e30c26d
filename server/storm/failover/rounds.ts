import { apiPaths } from '@backoffice/contract';
import { execFile, execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { withPool } from '../../src/platform/database/create-pool';
import { createApiProcess } from '../api-process';
import { CHANNEL_TYPE } from '../areas';
import { ADMINISTRATOR, apiSettings } from '../installation';
import { as, insist, type Person, signIn } from '../people';
import { checkRows } from './check-rows';
import { PASSWORD, startCluster } from './cluster';
import { type Fault, faults } from './faults';
import { startReaders } from './readers';
import { placeWitnesses, TABLE } from './witnesses';
import { startWriters } from './writers';

// pnpm storm:failover [<rounds> of each] [<fault>]: three machines, each a network of its own, two APIs before them, and forty who write
// while a machine dies, is cut off or stands still. It needs Linux and root: `unshare` gives it networks and process numbers of its own,
// so that nothing of it is seen outside, and nothing outlives it.
const [times, only] = process.argv.slice(2);
if (only && !(only in faults)) {
  process.stderr.write(`No fault is called ${only}. There are ${Object.keys(faults).join(', ')}.\n`);
  process.exit(1);
}
const programs = join(import.meta.dirname, '../../.cache/storm');
const PEOPLE = 40;
const SERVERS = { primary: 1, replicas: 2, etcd: 3 };
const CALM_MS = 5_000;
const WHOLE_WITHIN_MS = 120_000;
const LONGEST_SILENCE_MS = 30_000;

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** The longest time between two of `times` from `since` on, to now. */
function longestSilence(times: readonly number[], since: number): number {
  const all = [since, ...times.filter((time) => time >= since), Date.now()];
  return Math.max(...all.slice(1).map((time, n) => time - all[n]!));
}

execFileSync(process.execPath, [join(programs, '../../build.mjs'), '--storm']);
const folder = await mkdtemp(join(tmpdir(), 'failover-'));
await chmod(folder, 0o711);
const cluster = await startCluster(folder);
await cluster.whole(WHOLE_WITHIN_MS);

const address = (user: string, host: string, port = 5432) =>
  `postgresql://${user}:${PASSWORD}@${host}:${port}/backoffice`;
const ownerUrl = address('backoffice', '127.0.0.1');
const apiUrl = address('backoffice_api', '127.0.0.1');
await promisify(execFile)(process.execPath, [join(programs, 'cli.js'), 'migrate'], {
  env: { PATH: process.env.PATH, DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: apiUrl },
});
await withPool(ownerUrl, (pool) => pool.query(TABLE));
const problems: string[] = [];
const apis = [0, 1].map((number) =>
  createApiProcess({
    script: join(programs, 'main.js'),
    env: { ...apiSettings, DATABASE_URL: apiUrl },
    log: join(folder, `api-${number}.log`),
    onEnded: (how) => problems.push(`API ${number} ended by itself (${how}).`),
  }),
);
await Promise.all(apis.map((api) => api.start()));
const port = apis[0]!.port()!;
const administrator = await signIn(port, ADMINISTRATOR);
const asked = { headers: as(administrator) };
const people: Person[] = [];
for (let number = 0; number < PEOPLE; number++) {
  const person = { username: `clerk.${number}`, password: 'a-barometer-23' };
  const body = { ...person, roleName: 'editor' };
  await insist(port, { ...asked, method: 'POST', path: apiPaths.userCreate, body });
  people.push(await signIn(port, person));
}
const type = { code: CHANNEL_TYPE, name: 'Stormy' };
await insist(port, { ...asked, method: 'POST', path: apiPaths.channelTypeCreate, body: type });
const merchant = { merchantName: 'Of the storm', status: 'active' };
const { id } = await insist(port, { ...asked, method: 'PUT', path: apiPaths.merchantCreate, body: merchant });
const witnesses = placeWitnesses(cluster.machines, (host) => address('backoffice', host));

let round = 0;
async function play(name: string, { strike, mend }: Fault): Promise<void> {
  round++;
  const writers = startWriters(apis, people, Number(id), `f${round}`);
  const readers = startReaders(address('backoffice_api', '127.0.0.1', 5433));
  await pause(CALM_MS);
  const since = Date.now();
  const struck = await strike(cluster);
  const after = await mend(cluster, struck, () => writers.times.at(-1)! > since);
  await cluster.whole(WHOLE_WITHIN_MS);
  await pause(CALM_MS);
  const [silent, unread] = [longestSilence(writers.times, since), longestSilence(readers.times, since)];
  const { acknowledged, answers, problems: refused } = await writers.stop();
  const read = await readers.stop();
  // An etcd that was cut off has the others elect a leader anew, which takes seconds.
  let servers = await cluster.activeServers();
  const until = Date.now() + WHOLE_WITHIN_MS;
  while (Date.now() < until && !isDeepStrictEqual(servers, SERVERS)) {
    await pause(CALM_MS);
    servers = await cluster.activeServers();
  }
  const found = [
    ...refused,
    ...(await withPool(ownerUrl, async (pool) => {
      const client = await pool.connect();
      try {
        return [
          ...(await checkRows(client, `f${round}`, acknowledged)),
          ...(await witnesses.problems(client)),
        ];
      } finally {
        client.release();
      }
    })),
    ...(isDeepStrictEqual(servers, SERVERS) ? [] : [`HAProxy leads to ${JSON.stringify(servers)}.`]),
    ...(silent > LONGEST_SILENCE_MS ? [`Nothing was written for ${seconds(silent)} s.`] : []),
  ];
  problems.push(...found.map((problem) => `Round ${round}, ${name}: ${problem}`));
  say(
    `Round ${round}, ${name} (machine ${struck.number}${after}): nothing written for ${seconds(silent)} s at most; ` +
      `${acknowledged.length} acknowledged, answers ${JSON.stringify(answers)}; ` +
      `nothing read for ${seconds(unread)} s at most, ${read.answered} reads answered, ${read.failed} failed; ` +
      (found.length === 0 ? 'all well' : found.slice(0, 5).join(' ')),
  );
}

try {
  for (const [name, fault] of Object.entries(faults))
    if (!only || name === only)
      for (let n = 0; n < Number(times ?? fault.rounds); n++) await play(name, fault);
} catch (error) {
  problems.push(String(error));
}
await witnesses.stop();
say(`${witnesses.count()} writes of witnesses in ${witnesses.terms()} timelines.`);
say(problems.length === 0 ? 'Nothing is broken.' : `${problems.join('\n')}\nSee ${folder}.`);
// What runs has its disks there, to its end.
execFileSync('umount', ['--lazy', join(folder, 'disks')]);
if (problems.length === 0) await rm(folder, { recursive: true, force: true });
// All that was started ends with it.
process.exit(problems.length === 0 ? 0 : 1);
