import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { buildPrograms } from '../../../harness/api-process';
import { createTestDatabase, type TestDatabase } from '../../testing/create-test-database';

// Commands start the real programs on a database of their own.
jest.setTimeout(240_000);

const root = join(import.meta.dirname, '../../../..');
const COMMAND = /^(?:\w+=\S* )*(?:docker-compose|pnpm|sh|cat|echo|head|openssl|\(openssl)\s/;
const PLACEHOLDER = /<[a-z][^>\n]*>|…/g;

/** Asks an image registry. */
const NEEDS_NET = 'sh docker/pin-images.sh';

/** Returns the commands of a page in their order: code in its text, and its blocks without a language other than `sh`. */
function commandsOf(page: string): string[] {
  const text = readFileSync(`${root}/${page}`, 'utf8');
  const codes = text.matchAll(/^ *```(?<language>\w*)\n(?<block>.*?)^ *```|`(?<inline>[^`\n]+)`/gms);
  const commands = [...codes].flatMap(({ groups: { language = '', block, inline } = {} }) => {
    if (inline !== undefined) return COMMAND.test(inline) ? [inline] : [];
    if (language !== '' && language !== 'sh') return [];
    const lines = block!.replaceAll('\\\n', ' ').split('\n');
    return lines.map((line) => line.trim()).filter((line) => COMMAND.test(line));
  });
  return commands.filter((command) => command !== NEEDS_NET);
}

const compositions = [
  'docker-compose.yml',
  'docker/archive/compose.yml',
  'docker/internal-tls/compose.yml',
  'examples/high-availability/compose.yml',
];
const servicesOf = Object.fromEntries(
  compositions.map((path) => {
    const { services } = parse(readFileSync(`${root}/${path}`, 'utf8'), { merge: true }) as {
      services: object;
    };
    return [path, Object.keys(services)];
  }),
);

let folder: string;
let database: TestDatabase;
let programs: string;
beforeAll(() => {
  programs = buildPrograms('operations-page');
});
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
  folder = mkdtempSync(join(tmpdir(), 'operations-'));
  for (const path of ['docker', 'examples', 'docker-compose.yml', 'package.json'])
    cpSync(`${root}/${path}`, `${folder}/${path}`, { recursive: true });
  for (const remote of ['merchant', 'channel', 'users-roles', 'content', 'demos'])
    mkdirSync(`${folder}/mfe-${remote}`);
  mkdirSync(`${folder}/programs`);
  mkdirSync(`${folder}/releases`);
  const compose = join(import.meta.dirname, 'docker-compose.fixture.mjs');
  writeFileSync(`${folder}/programs/docker-compose`, `#!/bin/sh\nexec node ${compose} "$@"\n`);
  writeFileSync(`${folder}/programs/pnpm`, `#!/bin/sh\ngrep -q "^    .$1.: " package.json\n`);
  for (const program of ['docker-compose', 'pnpm']) chmodSync(`${folder}/programs/${program}`, 0o755);
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** Runs a command in the folder of the installation, and returns its problem; null where it has worked. */
function problemOf(command: string): Promise<string | null> {
  const isExample = PLACEHOLDER.test(command);
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', command.replace(PLACEHOLDER, 'x')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${folder}/programs:${process.env.PATH}`,
      PROGRAMS: programs,
      OWNER_URL: database.ownerUrl,
      API_URL: database.url,
      RELEASES: `${folder}/releases`,
      SERVICES: JSON.stringify(servicesOf),
      ...(isExample && { CHECK_ONLY: '1' }),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code === 0 ? null : `${command}\n${output}`));
  });
}

/** Runs commands in turn. A composition that went down begins again with an empty database. */
async function problemsOf(commands: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const command of commands) {
    const problem = await problemOf(command);
    if (problem) problems.push(problem);
    if (!command.startsWith('docker-compose down')) continue;
    await database.drop();
    database = await createTestDatabase({ empty: true });
  }
  return problems;
}

test('the commands of the page of operations work, in their order, on an empty machine', async () => {
  const commands = commandsOf('docs/operations.md');
  expect(commands.length).toBeGreaterThan(25);
  expect(await problemsOf(commands)).toEqual([]);
});

test.each(['docs/database.md', 'examples/high-availability/README.md'])(
  'the commands of %s work on an installation',
  async (page) => {
    const commands = commandsOf(page);
    expect(commands.length).toBeGreaterThan(4);
    expect(await problemsOf(['sh docker/make-secrets.sh', 'docker-compose up -d', ...commands])).toEqual([]);
  },
);

test.each([
  ['an unknown service', 'docker-compose up -d gatway'],
  ['an unknown command of the product', 'docker-compose run --rm setup back-up'],
  ['an unknown script', 'pnpm bakup office.backup'],
  ['a missing file', 'cat docker/absent/settings >> .env'],
])('%s in a command is reported', async (_what, command) => {
  await problemOf('sh docker/make-secrets.sh');
  expect(await problemOf(command)).toContain(command);
});
