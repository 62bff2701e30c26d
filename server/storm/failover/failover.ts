import { merchantPaths, channelTypePaths } from '@backoffice/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addPerson, as, insist, type Person, signIn } from '../../harness/call';
import { type Installation, startInstallation } from '../../harness/installation';
import { until } from '../../harness/until';
import { CHANNEL_TYPE } from '../areas';
import { ADMINISTRATOR, apiSettings } from '../installation';
import type { Report } from '../report';
import type { Scenario } from '../scenario';
import { checkRows } from './check-rows';
import { addressOf, type Cluster, startCluster } from './cluster';
import { type Fault, faults } from './faults';
import { startReaders } from './readers';
import { startWitnesses, TABLE } from './witnesses';
import { startWriters } from './writers';

const PEOPLE = 40;
const SERVERS = { primary: 1, replicas: 2, etcd: 3 };
const REPLICAS_PORT = 5433;
const CALM_MS = 5_000;
const WHOLE_WITHIN_MS = 120_000;
const LONGEST_SILENCE_MS = 30_000;

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** The longest interval between two of `times`, from `since` to now. */
function longestSilence(times: readonly number[], since: number): number {
  const all = [since, ...times.filter((time) => time >= since), Date.now()];
  return Math.max(...all.slice(1).map((time, n) => time - all[n]!));
}

async function bringPeople(port: number): Promise<{ people: Person[]; merchantId: number }> {
  const administrator = await signIn(port, ADMINISTRATOR);
  const session = { headers: as(administrator) };
  const people: Person[] = [];
  for (let number = 0; number < PEOPLE; number++) {
    const person = { username: `clerk.${number}`, password: 'a-barometer-23', roleName: 'editor' };
    people.push(await addPerson(port, administrator, person));
  }
  const type = { code: CHANNEL_TYPE, name: 'Stormy' };
  await insist(port, { ...session, method: 'POST', path: channelTypePaths.channelTypeCreate, body: type });
  const merchant = { merchantName: 'Of the storm', status: 'active' };
  const path = merchantPaths.merchantCreate;
  const { id } = await insist(port, { ...session, method: 'PUT', path, body: merchant });
  return { people, merchantId: Number(id) };
}

async function play(
  { complain, say }: Report,
  installation: Installation<Cluster>,
  chosen: [string, Fault][],
) {
  const { apis, ask, database: cluster, port, withOwner } = installation;
  await ask(TABLE);
  const { people, merchantId } = await bringPeople(port());
  const witnesses = startWitnesses(cluster.machines, (host) => addressOf('backoffice', host));

  for (const [index, [name, { strike, mend }]] of chosen.entries()) {
    const names = `f${index + 1}`;
    const writers = startWriters(apis, people, merchantId, names);
    const readers = startReaders(addressOf('backoffice_api', '127.0.0.1', REPLICAS_PORT));
    await pause(CALM_MS);
    const since = Date.now();
    const struck = await strike(cluster);
    const after = await mend(cluster, struck, () => writers.times.at(-1)! > since);
    await cluster.whole(WHOLE_WITHIN_MS);
    await pause(CALM_MS);
    const [silent, unread] = [longestSilence(writers.times, since), longestSilence(readers.times, since)];
    const { acknowledged, answers, problems: refused } = await writers.stop();
    const read = await readers.stop();
    // After an etcd was cut off the others elect a leader again, which takes seconds.
    const isServed = async () => isDeepStrictEqual(await cluster.activeServers(), SERVERS);
    await until(isServed, { everyMs: CALM_MS, withinMs: WHOLE_WITHIN_MS });
    const servers = await cluster.activeServers();
    const found = [
      ...refused,
      ...(await withOwner(async (owner) => [
        ...(await checkRows(owner, names, acknowledged)),
        ...(await witnesses.problems(owner)),
      ])),
      ...(isDeepStrictEqual(servers, SERVERS) ? [] : [`HAProxy leads to ${JSON.stringify(servers)}.`]),
      ...(silent > LONGEST_SILENCE_MS ? [`Nothing was written for ${seconds(silent)} s.`] : []),
    ];
    const round = `Round ${index + 1}, ${name}`;
    complain(...found.map((problem) => `${round}: ${problem}`));
    say(
      `${round} (machine ${struck.number}${after}): nothing written for ${seconds(silent)} s at most; ` +
        `${acknowledged.length} acknowledged, answers ${JSON.stringify(answers)}; ` +
        `nothing read for ${seconds(unread)} s at most, ${read.answered} reads answered, ${read.failed} failed; ` +
        (found.length === 0 ? 'all well' : found.slice(0, 5).join(' ')),
    );
  }
  await witnesses.stop();
  say(`${witnesses.count()} writes of witnesses in ${witnesses.terms()} timelines.`);
}

/** Three machines in networks of their own, and forty writers while a machine fails, is cut off or is paused. */
export const failover: Scenario = {
  isUnshared: true,
  play: (report, { rounds, fault: only }) => {
    if (only && !(only in faults))
      throw new Error(`No fault is called ${only}. There are ${Object.keys(faults).join(', ')}.`);
    const chosen = Object.entries(faults)
      .filter(([name]) => !only || name === only)
      .flatMap(([name, fault]) =>
        Array.from({ length: rounds || fault.rounds }, (): [string, Fault] => [name, fault]),
      );
    const startDatabase = async (folder: string) => {
      const cluster = await startCluster(folder);
      await cluster.whole(WHOLE_WITHIN_MS);
      return cluster;
    };
    const start = () => startInstallation({ startDatabase, env: apiSettings });
    return report.within(start, (installation) => play(report, installation, chosen));
  },
};
