import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { runOn } from '../../src/testing/database-server';
import type { Scenario } from '../scenario';
import { makeDesks, startReplicated } from './desks';
import { playRounds } from './rounds';

const DESKS = 24;
// Enough matches of a name for the API to cache their count.
const ROWS_EACH = 1_200;
const LONGEST_LAG_MS = 5_000;
/** The maximum lag at which replicas are still used. */
const USED_LAG_MS = 900;
const LONGEST_LAG_PAUSE_MS = 4_000;

/** Varies one replica's lag: none, below the limit, above it, or a replay that pauses and resumes. */
async function varyLag(url: string, signal: AbortSignal, onLagLimit: (lagMs: number) => void): Promise<void> {
  const delay = async (ms: number) => {
    onLagLimit(ms);
    await runOn(url, `alter system set recovery_min_apply_delay = '${ms}ms'`);
    await runOn(url, 'select pg_reload_conf()');
  };
  const kinds = [
    () => delay(0),
    () => delay(randomInt(USED_LAG_MS)),
    () => delay(randomInt(USED_LAG_MS, LONGEST_LAG_MS + 1)),
    async () => {
      await runOn(url, 'select pg_wal_replay_pause()');
      await pause(randomInt(LONGEST_LAG_MS));
      await runOn(url, 'select pg_wal_replay_resume()');
    },
  ];
  while (!signal.aborted) {
    await kinds[randomInt(kinds.length)]!();
    await pause(randomInt(LONGEST_LAG_PAUSE_MS), undefined, { signal }).catch(() => {});
  }
}

/** The number of calls read from a source, over all API processes. */
async function readsOf(metricsPorts: readonly number[], where: string): Promise<number> {
  const texts = await Promise.all(
    metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines
    .filter((line) => line.startsWith(`reads_total{where="${where}"}`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Clerks write through one API and read from another while replicas lag. No read may be older than the clerk's own last write. */
export const replicas: Scenario = {
  rounds: 10_000,
  play: ({ complain, say, within }, { rounds }) =>
    within(startReplicated, async (installation) => {
      const desks = await makeDesks(installation, DESKS, ROWS_EACH);
      const calm = new AbortController();
      let longestLag = 0;
      const lagChanges = installation.database.replicas.map(({ url }) =>
        varyLag(url, calm.signal, (lag) => (longestLag = Math.max(longestLag, lag))),
      );
      const started = performance.now();
      let begun = 0;
      const mayBegin = () => (begun += 1) <= rounds;
      await Promise.all(desks.map((desk) => playRounds(desk, mayBegin, complain)));
      calm.abort();
      await Promise.all(lagChanges);
      const ports = installation.apis.map(({ metricsPort }) => metricsPort);
      const [replica, primary, again] = await Promise.all(
        ['replica', 'primary', 'again'].map((where) => readsOf(ports, where)),
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      say(
        `${rounds} rounds in ${seconds} s, with lag up to ${(longestLag / 1000).toFixed(1)} s: ${replica} reads on replicas, ${primary} on the primary, ${again} there after a replica had failed.`,
      );
    }),
};
