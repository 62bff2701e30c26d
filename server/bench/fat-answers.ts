import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { as, send } from '../harness/call';
import { residentMb } from '../harness/resident-memory';
import { bytesOf } from './raw-calls';
import { signInUsers } from './sign-in-users';
import { withBench } from './with-bench';

// The memory of the API's container. The bench runs with the largest rows that can be stored.
const LIMIT_MB = 512;
const ROWS = 1_000;
const LISTS_AT_ONCE = 10;
const UNREAD = 20;
const GROUPS = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];
const LIMIT_FILES = ['memory.limit_in_bytes', 'memory.max'];

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/**
 * Moves a process into a control group of its own, if this machine allows it. @returns whether it did, and a function to undo it
 */
async function limitMemory(pid: number) {
  for (const root of GROUPS) {
    const group = `${root}/fat-answers-${pid}`;
    const isMade = await mkdir(group).then(
      () => true,
      () => false,
    );
    // The group does not count memory that the process already has.
    const bytes = (LIMIT_MB - residentMb(pid)) * 1024 ** 2;
    const limited = LIMIT_FILES.map((file) => writeFile(`${group}/${file}`, String(bytes)));
    const isLimited =
      isMade && (await Promise.allSettled(limited)).some(({ status }) => status === 'fulfilled');
    if (isLimited) {
      await writeFile(`${group}/cgroup.procs`, String(pid));
      return { isLimited, undo: () => rmdir(group).catch(() => {}) };
    }
  }
  return { isLimited: false, undo: async () => {} };
}

const request = { limit: ROWS };
function list(port: number, token: string) {
  const headers = { ...as({ token }), 'accept-encoding': 'identity' };
  const call = { method: 'POST', path: '/merchant/list', body: request, headers } as const;
  return send<{ items: { shortened?: string[] }[] }>(port, call, { patienceMs: 60_000 });
}

function listUnread(port: number, token: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(bytesOf(token, { method: 'POST', path: '/merchant/list', body: request }));
  return socket;
}

const options = {
  data: 'bench-fat-answers',
  merchants: ROWS,
  channels: 0,
  execArgv: [`--max-old-space-size=${LIMIT_MB / 2}`],
};
await withBench(options, async ({ api, ask, databaseUrl, port }) => {
  const pid = api.pid()!;
  const memory = (which?: 'VmHWM') => `${residentMb(pid, which).toFixed(0)} MB`;
  const { isLimited, undo } = await limitMemory(pid);
  say(
    isLimited
      ? `limited to ${LIMIT_MB} MB by its control group`
      : `no control group: the heap alone is limited`,
  );
  try {
    const clerks = await signInUsers(databaseUrl, LISTS_AT_ONCE, 'admin');
    for (const [what, letters] of [
      ['control characters', '\u0001'],
      ['Chinese', '商'],
      ['letters', 'a'],
    ] as const) {
      await ask(
        `update merchant_detail set expansion_a = repeat($1, 10000), expansion_b = repeat($1, 10000),
           expansion_c = repeat($1, 10000), expansion_d = repeat($1, 10000)`,
        [letters],
      );
      const { body, data } = await list(port, clerks[0]!);
      const named = data.items.filter(({ shortened }) => shortened?.length === 4).length;
      say(
        `${what}: ${(body.length / 1024 ** 2).toFixed(1)} MB, ${data.items.length} rows, ${named} shortened, ${memory()} resident`,
      );
      const statuses = (await Promise.all(clerks.map((clerk) => list(port, clerk)))).map(
        ({ status }) => status,
      );
      say(`  ${LISTS_AT_ONCE} at once: ${statuses.join(' ')}, most ${memory('VmHWM')}`);
    }
    const unread = Array.from({ length: UNREAD }, (_, index) =>
      listUnread(port, clerks[index % clerks.length]!),
    );
    await wait(5_000);
    say(`${UNREAD} unread: ${memory()} resident, most ${memory('VmHWM')}`);
    for (const socket of unread) socket.destroy();
    say(`afterwards a list is answered ${(await list(port, clerks[0]!)).status}`);
  } finally {
    await undo();
  }
});
