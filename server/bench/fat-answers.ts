import { readFileSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedDatabase } from '../embedded-database';
import { withPool } from '../src/platform/database/create-pool';
import { createKeyring } from '../src/platform/encryption/keyring';
import { load } from './load';
import { startTimedServer } from './start-timed-server';

// The API with the memory that its container has, and the fattest rows that could ever be written.
const LIMIT_MB = 512;
const ROWS = 1_000;
const LISTS_AT_ONCE = 10;
const UNREAD = 20;
const GROUPS = ['/sys/fs/cgroup/memory', '/sys/fs/cgroup'];
const LIMIT_FILES = ['memory.limit_in_bytes', 'memory.max'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const key = Buffer.alloc(32, 7).toString('base64');
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** Puts a process into a control group of its own, where this machine lets one. @returns whether it did, and the way back */
async function limitMemory(pid: number) {
  for (const root of GROUPS) {
    const group = `${root}/fat-answers-${pid}`;
    const isMade = await mkdir(group).then(
      () => true,
      () => false,
    );
    // What it has already is not counted again.
    const bytes = (LIMIT_MB - memoryOf(pid, 'VmRSS')) * 1024 ** 2;
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

const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM') => {
  const [, kb] = new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kb) / 1024);
};

async function signIn(port: number, username: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: '111111' }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

const request = { limit: ROWS };
async function list(port: number, token: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-encoding': 'identity',
  };
  const body = JSON.stringify(request);
  const answer = await fetch(`http://127.0.0.1:${port}/merchant/list`, { method: 'POST', headers, body });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes };
}

function listUnread(port: number, token: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const body = JSON.stringify(request);
  socket.write(
    `POST /merchant/list HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return socket;
}

const database = await startEmbeddedDatabase({
  dataDir: process.env.DATA_DIR ?? join(root, '.data', 'bench-fat-answers'),
});
try {
  await load(database.url, { merchants: ROWS, channels: 0 }, createKeyring(key), say);
  const api = await startTimedServer(database.url, key, [`--max-old-space-size=${LIMIT_MB / 2}`]);
  const { isLimited, undo } = await limitMemory(api.pid);
  say(
    isLimited
      ? `limited to ${LIMIT_MB} MB by its control group`
      : `no control group: the heap alone is limited`,
  );
  try {
    const users = Array.from({ length: LISTS_AT_ONCE }, (_, index) => `clerk-${index}`);
    await withPool(database.url, (pool) =>
      pool.query(
        `insert into app_user (username, role_key, password_hash)
         select clerk, role_key, password_hash from app_user, unnest($1::text[]) clerk where username = 'admin'`,
        [users],
      ),
    );
    const tokens = await Promise.all(users.map((user) => signIn(api.port, user)));
    for (const [what, letters] of [
      ['control characters', '\u0001'],
      ['Chinese', '商'],
      ['letters', 'a'],
    ] as const) {
      await withPool(database.url, (pool) =>
        pool.query(
          `update merchant_detail set expansion_a = repeat($1, 10000), expansion_b = repeat($1, 10000),
             expansion_c = repeat($1, 10000), expansion_d = repeat($1, 10000)`,
          [letters],
        ),
      );
      const one = await list(api.port, tokens[0]!);
      const { items } = (JSON.parse(one.bytes.toString()) as { data: { items: { shortened?: string[] }[] } })
        .data;
      const named = items.filter(({ shortened }) => shortened?.length === 4).length;
      say(
        `${what}: ${(one.bytes.length / 1024 ** 2).toFixed(1)} MB, ${items.length} rows, ${named} shortened, ${memoryOf(api.pid, 'VmRSS')} MB resident`,
      );
      const many = Array.from({ length: LISTS_AT_ONCE }, (_, index) =>
        list(api.port, tokens[index % tokens.length]!),
      );
      const statuses = (await Promise.all(many)).map(({ status }) => status);
      say(`  ${LISTS_AT_ONCE} at once: ${statuses.join(' ')}, most ${memoryOf(api.pid, 'VmHWM')} MB`);
    }
    const unread = Array.from({ length: UNREAD }, (_, index) =>
      listUnread(api.port, tokens[index % tokens.length]!),
    );
    await wait(5_000);
    say(`${UNREAD} unread: ${memoryOf(api.pid, 'VmRSS')} MB resident, most ${memoryOf(api.pid, 'VmHWM')} MB`);
    for (const socket of unread) socket.destroy();
    say(`afterwards a list is answered ${(await list(api.port, tokens[0]!)).status}`);
  } finally {
    api.stop();
    await undo();
  }
} finally {
  await database.stop();
}
