import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ReplicatedOffice, startReplicatedOffice } from './replicated-office';
import { playRounds } from './rounds';

// pnpm storm:replicas [<rounds>]: clerks write by one of three APIs and read by another, while two replicas fall up to five seconds
// behind and come back. Nobody may read anything that is older than their own last write.
const ROUNDS = Number(process.argv[2] ?? 10_000);
const DESKS = 24;
// So many match a name that their counts are remembered.
const ROWS_EACH = 1_200;
const LONGEST_LAG_MS = 5_000;
/** Replicas that are this far behind are still read from. */
const USED_LAG_MS = 900;
const LONGEST_WEATHER_MS = 4_000;
const SHOWN = 10;

/** One replica's lag: none, one that it is still read with, one that it is not, or a replay that stands still and goes on. */
async function makeWeather(
  { on }: ReplicatedOffice,
  url: string,
  signal: AbortSignal,
  most: (lagMs: number) => void,
): Promise<void> {
  const delay = (ms: number) => {
    most(ms);
    return on(url, `alter system set recovery_min_apply_delay = '${ms}ms'`, 'select pg_reload_conf()');
  };
  const kinds = [
    () => delay(0),
    () => delay(randomInt(USED_LAG_MS)),
    () => delay(randomInt(USED_LAG_MS, LONGEST_LAG_MS + 1)),
    async () => {
      await on(url, 'select pg_wal_replay_pause()');
      await pause(randomInt(LONGEST_LAG_MS));
      await on(url, 'select pg_wal_replay_resume()');
    },
  ];
  while (!signal.aborted) {
    await kinds[randomInt(kinds.length)]!();
    await pause(randomInt(LONGEST_WEATHER_MS), undefined, { signal }).catch(() => {});
  }
}

const office = await startReplicatedOffice({ apis: 3, replicas: 2, desks: DESKS, rowsEach: ROWS_EACH });
const violations: string[] = [];
let longestLag = 0;
let begun = 0;
try {
  const calm = new AbortController();
  const weather = office.servers.replicas.map(({ url }) =>
    makeWeather(office, url, calm.signal, (lag) => (longestLag = Math.max(longestLag, lag))),
  );
  const started = performance.now();
  const mayBegin = () => (begun += 1) <= ROUNDS;
  const onViolated = (what: string) => void violations.push(what);
  await Promise.all(office.desks.map((desk) => playRounds(office, desk, mayBegin, onViolated)));
  calm.abort();
  await Promise.all(weather);
  const { replica, primary, again } = await office.reads();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${ROUNDS} rounds in ${seconds} s, with lag up to ${(longestLag / 1000).toFixed(1)} s: ${replica} reads on replicas, ${primary} on the primary, ${again} there after a replica had failed.`,
  );
} finally {
  await office.stop();
}
console.log(violations.slice(0, SHOWN).join('\n'));
console.log(`${violations.length} reads did not know of their caller's own last write.`);
process.exitCode = violations.length === 0 ? 0 : 1;
