import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, relative } from 'node:path';
import { promisify } from 'node:util';
import { remotes, root } from '../workspace';

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const table = JSON.parse(readFileSync(`${root}/.dependency-floors.json`, 'utf8')) as Record<
  string,
  (string | string[])[]
>;
const rooms = Object.entries(table).flatMap(([room, floors]) =>
  (room.startsWith('mfe-*') ? remotes.map((remote) => room.replace('mfe-*', remote)) : [room])
    .filter((each) => each === room || !(each in table))
    .map((each) => ({ room: each, levels: floors.map((level) => [level].flat()) })),
);

/** A file that matches the entry of a room; for a folder, a file name that no source has. */
function fileOf(room: string, entry: string): string {
  if (entry === '.') return `${room}/planted.ts`;
  return /\.(tsx?|mjs)$/.test(entry) ? `${room}/${entry}` : `${room}/${entry}/planted.ts`;
}

/** All pairs of entries in a room; the lower the layer, the higher its level. */
const pairsIn = (levels: string[][]) => {
  const entries = levels.flatMap((level, at) => level.map((entry) => ({ entry, at })));
  return entries.flatMap((from) =>
    entries.filter(({ entry }) => entry !== from.entry).map((to) => ({ from, to })),
  );
};

/** Checks rooms of stubs, in which each entry imports a type of every other one. Returns the refused imports. */
async function refusedIn(scratch: string): Promise<Map<string, Set<string>>> {
  for (const { room, levels } of rooms) {
    for (const { from, to } of pairsIn(levels)) {
      const file = `${scratch}/${fileOf(room, from.entry)}`;
      const path = relative(dirname(file), `${scratch}/${fileOf(room, to.entry)}`).replace(/\.tsx?$/, '');
      mkdirSync(dirname(file), { recursive: true });
      const text = `import type { Planted as _${to.at} } from '${path.startsWith('.') ? path : `./${path}`}';\nexport type Planted = 1;\n`;
      writeFileSync(file, text, { flag: 'a' });
    }
  }
  writeFileSync(
    `${scratch}/rules.mjs`,
    `import rules from '${root}/.dependency-cruiser.mjs';\nimport { floorRules } from '${root}/.dependency-floors.mjs';\nexport default { ...rules, forbidden: floorRules };\n`,
  );
  const folders = [...new Set(rooms.map(({ room }) => room.split('/')[0]!))];
  const args = ['--config', 'rules.mjs', '--output-type', 'json', ...folders];
  const { stdout } = await promisify(execFile)(`${root}/node_modules/.bin/depcruise`, args, {
    cwd: scratch,
    maxBuffer: Infinity,
  });
  const refused = new Map<string, Set<string>>();
  for (const { from, to, rule } of (JSON.parse(stdout) as Report).summary.violations) {
    const room = /^floors of (.*): /.exec(rule.name)![1]!;
    refused.set(room, (refused.get(room) ?? new Set()).add(`${from} → ${to}`));
  }
  return refused;
}

describe('an import planted in a room', () => {
  let refused: Map<string, Set<string>>;
  let scratch: string;
  beforeAll(async () => {
    scratch = mkdtempSync(`${tmpdir()}/floors-`);
    refused = await refusedIn(scratch);
  });
  afterAll(() => rmSync(scratch, { recursive: true }));

  it.each(rooms)(
    'is refused upwards and to a neighbour, and allowed downwards: $room',
    ({ room, levels }) => {
      const upwards = pairsIn(levels).filter(({ from, to }) => to.at <= from.at);
      const expected = upwards.map(
        ({ from, to }) => `${fileOf(room, from.entry)} → ${fileOf(room, to.entry)}`,
      );
      expect(expected).not.toEqual([]);
      expect([...(refused.get(room) ?? [])].sort()).toEqual(expected.sort());
    },
  );
});
