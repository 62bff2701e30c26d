import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../harness/until';
import type { Cluster } from './cluster';
import type { Machine } from './machines';

// Longer than the lease of a primary.
const STANDS_STILL_MS = 35_000;
const LOOK_EVERY_MS = 100;
const WRITES_WITHIN_MS = 60_000;

export interface Fault {
  rounds: number;
  /** @returns the affected machine */
  strike(cluster: Cluster): Promise<Machine>;
  /** Ends the fault. @returns a description of the result */
  mend(cluster: Cluster, machine: Machine, writesGoOn: () => boolean): Promise<string>;
}

const onPrimary = (befall: (machine: Machine) => void) => async (cluster: Cluster) => {
  const machine = await cluster.primary();
  befall(machine);
  return machine;
};

const later = (undo: (machine: Machine) => void) => async (cluster: Cluster, machine: Machine) => {
  await pause(STANDS_STILL_MS);
  const { number } = await cluster.primary();
  undo(machine);
  return ` → ${number}`;
};

export const faults: Record<string, Fault> = {
  /** Affects the synchronous replica, without which nothing is acknowledged. */
  'replica-off': {
    rounds: 1,
    async strike(cluster) {
      const machine = await cluster.synchronousReplica();
      machine.signalAll('SIGKILL');
      return machine;
    },
    async mend(cluster, machine) {
      await pause(STANDS_STILL_MS);
      cluster.start(machine);
      return '';
    },
  },
  /** Without etcd no machine can prove that it is the primary. */
  'etcd-off': {
    rounds: 1,
    async strike(cluster) {
      for (const machine of cluster.machines) machine.signalAll('SIGKILL', /etcd/);
      return cluster.primary();
    },
    async mend(cluster) {
      await pause(STANDS_STILL_MS);
      for (const machine of cluster.machines) cluster.start(machine, ['etcd']);
      return '';
    },
  },
  frozen: {
    rounds: 1,
    strike: onPrimary((machine) => machine.signalAll('SIGSTOP')),
    mend: later((machine) => machine.signalAll('SIGCONT')),
  },
  /** PostgreSQL continues without the Patroni that would demote it. */
  'patroni-frozen': {
    rounds: 1,
    strike: onPrimary((machine) => machine.signalAll('SIGSTOP', /python/)),
    mend: later((machine) => machine.signalAll('SIGCONT', /python/)),
  },
  'cut-off': {
    rounds: 5,
    strike: onPrimary((machine) => machine.cut()),
    mend: later((machine) => machine.mend()),
  },
  /** The primary's machine loses power: PostgreSQL, Patroni and etcd end at once. */
  'power-off': {
    rounds: 10,
    strike: onPrimary((machine) => machine.signalAll('SIGKILL')),
    async mend(cluster, machine, writesGoOn) {
      await until(writesGoOn, { everyMs: LOOK_EVERY_MS, withinMs: WRITES_WITHIN_MS });
      const { number } = await cluster.primary();
      cluster.start(machine);
      return ` → ${number}`;
    },
  },
};
