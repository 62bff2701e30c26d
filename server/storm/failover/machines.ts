import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';

const run = (command: string) => execFileSync('sh', ['-ec', command]);

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // The process has ended in the meantime.
    return '';
  }
}

/** Creates the networks of all machines: one between them, and one to this process that is never cut. */
export function layNetwork(): void {
  run(`ip link set lo up
    for bridge in office console; do ip link add $bridge type bridge; ip link set $bridge up; done
    ip addr add 10.78.0.1/24 dev office
    ip addr add 10.79.0.1/24 dev console`);
}

/**
 * Simulates a machine with addresses and ports of its own. It ends with this process, which must have its own network and process
 * ids, by `unshare`.
 *
 * @param number from 1 on
 */
export function createMachine(number: number) {
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
  const networkOf = (pid: number | string) => linkOf(`/proc/${pid}/ns/net`);
  while (['', networkOf('self')].includes(networkOf(holder.pid!))) execFileSync('sleep', ['0.01']);
  const inside = `nsenter -t ${holder.pid} -n`;
  for (const [net, address] of Object.entries({ office: '10.78.0.1', console: '10.79.0.1' }))
    run(`ip link add ${net}${number} type veth peer name ${net} netns ${holder.pid}
      ip link set ${net}${number} master ${net} up
      ${inside} ip addr add ${address}${number}/24 dev ${net}
      ${inside} ip link set ${net} up`);
  run(`${inside} ip link set lo up`);
  const own = networkOf(holder.pid!);

  const signalAll = (signal: NodeJS.Signals, name?: RegExp) => {
    for (const pid of readdirSync('/proc').filter(
      (entry) => /^\d+$/.test(entry) && Number(entry) !== holder.pid,
    )) {
      if (networkOf(pid) !== own || (name && !name.test(linkOf(`/proc/${pid}/exe`)))) continue;
      try {
        process.kill(Number(pid), signal);
      } catch {
        // It has ended in the meantime.
      }
    }
  };

  return {
    number,
    /** The address for the other machines. */
    address: `10.78.0.1${number}`,
    /** The address for this process, which is never cut. */
    console: `10.79.0.1${number}`,
    /** Starts a program as PostgreSQL's account. */
    start(command: string[], options: { cwd: string; env: NodeJS.ProcessEnv; stdio: StdioOptions }) {
      const as = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups'];
      return spawn('nsenter', ['-t', String(holder.pid), '-n', ...as, ...command], options);
    },
    /** Signals all its programs, or only those of the named file. */
    signalAll,
    /** Like a dead switch: packets are lost without an error. */
    cut: () => void run(`ip link set office${number} nomaster`),
    mend: () => void run(`ip link set office${number} master office`),
  };
}

export type Machine = ReturnType<typeof createMachine>;
