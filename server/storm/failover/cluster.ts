import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDatabaseOwner } from '../../embedded-database';
import { until } from '../../harness/until';
import { createMachine, layNetwork, type Machine } from './machines';

const CONFIGURATION = join(import.meta.dirname, '../../../examples/high-availability');
const LOOK_EVERY_MS = 100;
const LOOK_WITHIN_MS = 2_000;
const PASSWORD = 'of-the-cluster';

export const addressOf = (user: string, host: string, port = 5432) =>
  `postgresql://${user}:${PASSWORD}@${host}:${port}/backoffice`;

interface Member {
  role: string;
  state: string;
  sync_standby?: boolean;
}

/** Requests the state of a machine's Patroni. Null without an answer. */
async function askPatroni({ console }: Machine): Promise<Member | null> {
  try {
    const answer = await fetch(`http://${console}:8008/patroni`, {
      signal: AbortSignal.timeout(LOOK_WITHIN_MS),
    });
    return (await answer.json()) as Member;
  } catch {
    return null;
  }
}

/** Starts three machines with etcd, Patroni and PostgreSQL, and HAProxy before them, with the files in `examples/high-availability`. */
export async function startCluster(folder: string) {
  layNetwork();
  // A copy, because PostgreSQL's account may have no access to the checkout.
  cpSync(CONFIGURATION, join(folder, 'ha'), { recursive: true });
  const owner = await findDatabaseOwner();
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  for (const name of ['cluster-password', 'database-password']) writeFileSync(join(secrets, name), PASSWORD);
  // In memory, because three machines would wait for a single disk. The mounts are visible only to this process.
  const disks = join(folder, 'disks');
  mkdirSync(disks);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8g', 'tmpfs', disks]);
  const machines = [1, 2, 3].map(createMachine) as [Machine, Machine, Machine];
  const [HA_ONE, HA_TWO, HA_THREE] = machines.map(({ address }) => address);
  const shared = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', SECRETS: secrets, HA_ONE, HA_TWO, HA_THREE };

  function start(machine: Machine, names = ['etcd', 'patroni']): void {
    const home = join(disks, String(machine.number));
    mkdirSync(home, { recursive: true });
    if (owner) chownSync(home, owner.uid, owner.gid);
    const env = {
      ...shared,
      HOME: home,
      HA_ADDRESS: machine.address,
      ETCD_DATA_DIR: join(home, 'etcd'),
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'cluster'),
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    };
    for (const program of names) {
      const log = openSync(join(folder, `${program}-${machine.number}.log`), 'a');
      const command = ['sh', 'run.sh', program, ...(program === 'patroni' ? ['patroni.yml'] : [])];
      machine.start(command, { cwd: join(folder, 'ha'), env, stdio: ['ignore', log, log] });
    }
  }

  for (const machine of machines) start(machine);
  const log = openSync(join(folder, 'haproxy.log'), 'a');
  spawn('sh', ['run.sh', 'haproxy', '-f', 'haproxy.cfg'], {
    cwd: join(folder, 'ha'),
    env: shared,
    stdio: ['ignore', log, log],
  });

  const members = () => Promise.all(machines.map(askPatroni));
  const running = (member: Member | null) => member?.state === 'running';
  const leads = (member: Member | null) => member?.role === 'master' || member?.role === 'primary';

  return {
    url: addressOf('backoffice', '127.0.0.1'),
    apiUrl: addressOf('backoffice_api', '127.0.0.1'),
    // Running programs keep their disks until they end.
    stop: async () => void execFileSync('umount', ['--lazy', disks]),
    machines,
    start,
    /** The machine whose Patroni reports that it is the primary. */
    async primary(): Promise<Machine> {
      let found: Machine[] = [];
      const isOne = async () => {
        const all = await members();
        found = machines.filter((_, n) => leads(all[n]!));
        return found.length === 1;
      };
      await until(isOne, { everyMs: LOOK_EVERY_MS });
      return found[0]!;
    },
    /** The synchronous replica, without which nothing is acknowledged. */
    async synchronousReplica(): Promise<Machine> {
      const all = await members();
      return machines.find((_, n) => all[n]?.sync_standby)!;
    },
    /** Waits for one primary and two running replicas, one of them synchronous. @throws Error if that takes too long */
    async whole(withinMs: number): Promise<void> {
      let all: (Member | null)[] = [];
      const isWhole = async () => {
        all = await members();
        const hasSynchronous = all.some((one) => one?.sync_standby === true);
        return hasSynchronous && all.every(running) && all.filter(leads).length === 1;
      };
      if (!(await until(isWhole, { everyMs: LOOK_EVERY_MS, withinMs })))
        throw new Error(`The cluster is not whole: ${JSON.stringify(all)}`);
    },
    /** The number of servers that HAProxy forwards to, as Prometheus reads it. */
    async activeServers(): Promise<Record<string, number>> {
      const text = await (await fetch('http://127.0.0.1:8404/metrics')).text();
      const found = text.matchAll(/^haproxy_backend_active_servers\{proxy="(\w+)"\} (\d+)$/gm);
      return Object.fromEntries([...found].map(([, proxy = '', count]) => [proxy, Number(count)] as const));
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
